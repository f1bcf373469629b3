import { expect, test } from 'vitest';
import type { Block, GuideDocument } from './document';
import { addBlock, orderBlocks, removeBlock, stepBlock } from './edits';
import { copyOf, newBlock } from './templates';

const block = (title: string, phase: Block['phase']): Block => ({ ...newBlock('free', phase), title });
const before = block('a', 'before');
const first = block('b', 'in');
const second = block('c', 'in');
const document: GuideDocument = { blocks: [before, first, second] };
const titles = ({ blocks }: GuideDocument) => blocks.map(({ title, phase }) => `${title} ${phase}`);

test('a new block is put behind the current one, or at the end of the phase that its kind usually has', () => {
  const behind = addBlock(document, 'check', first.id);
  expect(behind.document.blocks.map(({ id }) => id)).toEqual([before.id, first.id, behind.added.id, second.id]);
  const homework = addBlock(document, 'homework', first.id);
  expect(homework.document.blocks.at(-1)).toMatchObject({ kind: 'homework', phase: 'after' });
});

test('blocks of a phase are ordered among themselves', () => {
  expect(titles(orderBlocks(document, 'in', [second.id, first.id]))).toEqual(['a before', 'c in', 'b in']);
});

test('a block steps past the end of its phase into the one beside it, and no further than the lesson', () => {
  expect(titles(stepBlock(document, first.id, -1))).toEqual(['a before', 'b before', 'c in']);
  expect(titles(stepBlock(document, second.id, 1))).toEqual(['a before', 'b in', 'c after']);
  expect(titles(stepBlock(document, before.id, -1))).toEqual(titles(document));
  expect(titles(stepBlock(document, second.id, -1))).toEqual(['a before', 'c in', 'b in']);
});

test('a removed block is gone, and a copy has ids of its own', () => {
  expect(titles(removeBlock(document, first.id))).toEqual(['a before', 'c in']);
  const copy = copyOf(document);
  expect(titles(copy)).toEqual(titles(document));
  expect(copy.blocks.map(({ id }) => id)).not.toContain(first.id);
});
