import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { newBlock } from '../book/templates';
import type { Block, Part } from '../book/document';
import { openingStage } from './stage';

const text: Part = { id: newId(), kind: 'text', content: [] };
const ask: Part = { id: newId(), kind: 'ask', prompt: [], way: 'write', options: [] };
const block = (kind: Block['kind'], phase: Block['phase'], ...parts: Part[]): Block => ({
  ...newBlock(kind, phase),
  parts,
});

test('a lesson begins with what the class has written at home', () => {
  const preview = block('preview', 'before', text, ask);
  const stage = openingStage([block('aims', 'before', text), preview, block('inquiry', 'in', ask)]);
  expect(stage).toMatchObject({ blockId: preview.id, step: 2, showsAnswers: true });
});

test('where nothing was to be written at home it begins with its first block', () => {
  const aims = block('aims', 'before', text);
  expect(openingStage([aims, block('inquiry', 'in', ask)])).toMatchObject({ blockId: aims.id, showsAnswers: false });
  expect(openingStage([])).toMatchObject({ blockId: null });
});
