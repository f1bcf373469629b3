import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { emptyContent, type Phase } from './document';
import {
  contentOf,
  docOf,
  movePhase,
  phaseText,
  sectionText,
  setMinutes,
  setRemoved,
  writeContent,
  writeText,
} from './shared-plan';

const phase = (id: string, minutes = 5): Phase => ({ id, name: id, teacher: '', student: '', intent: '', minutes });
const plan = () => docOf({ ...emptyContent('数轴'), phases: [phase('a'), phase('b'), phase('c')] });
const copyOf = (doc: Y.Doc) => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};
function merge(one: Y.Doc, other: Y.Doc) {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
}
const order = (doc: Y.Doc) => contentOf(doc).phases.map(({ id }) => id);

test('a phase that is moved keeps what a colleague writes into it meanwhile', () => {
  const one = plan();
  const other = copyOf(one);
  movePhase(one, 'c', -1);
  movePhase(one, 'c', -1);
  writeText(phaseText(other, 'c', 'teacher')!, '出示例 1');
  merge(one, other);
  expect(order(one)).toEqual(['c', 'a', 'b']);
  expect(order(other)).toEqual(order(one));
  expect(contentOf(one).phases[0]!.teacher).toBe('出示例 1');
});

test('the first phase does not move up', () => {
  const doc = plan();
  expect(movePhase(doc, 'a', -1)).toBe(false);
  expect(movePhase(doc, 'a', 1)).toBe(true);
  expect(order(doc)).toEqual(['b', 'a', 'c']);
});

test('a phase that was taken out comes back with its text', () => {
  const doc = plan();
  writeText(phaseText(doc, 'b', 'student')!, '讨论');
  setRemoved(doc, 'b', true);
  expect(order(doc)).toEqual(['a', 'c']);
  setRemoved(doc, 'b', false);
  expect(contentOf(doc).phases[1]).toMatchObject({ id: 'b', student: '讨论' });
});

test('an earlier version is written over the plan: texts, phases and their order', () => {
  const doc = plan();
  const before = contentOf(doc);
  writeText(sectionText(doc, 'goals'), '改过的目标');
  setMinutes(doc, 'a', 12);
  movePhase(doc, 'a', 1);
  setRemoved(doc, 'c', true);
  writeContent(doc, before);
  expect(contentOf(doc)).toEqual(before);
});

test('a change beside a character of two units leaves it whole', () => {
  const doc = docOf({ ...emptyContent('数轴'), sections: { ...emptyContent('').sections, board: '𝑥𝑦' } });
  const text = sectionText(doc, 'board');
  writeText(text, '𝑥𝑧');
  expect(text.toString()).toBe('𝑥𝑧');
  const copy = copyOf(doc);
  expect(sectionText(copy, 'board').toString()).toBe('𝑥𝑧');
});
