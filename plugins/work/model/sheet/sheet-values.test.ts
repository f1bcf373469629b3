import { expect, test } from 'vitest';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionType } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { HomeworkValues, ItemValues } from '../../api/composing';
import type { Group } from 'edutech/plugins/questions/kit/common/types/question-groups';
import { pictureBody } from './picture-item';
import * as sheets from './sheet-values';

const bodyOfType = (type: QuestionType, parts = 0): QuestionBody => ({
  type,
  stem: [],
  points: 4,
  ...(parts > 0 && { parts: Array.from({ length: parts }, () => ({ type: 0 as const, stem: [], points: 2 })) }),
});
const bodies: Record<string, QuestionBody> = {
  a: bodyOfType(0),
  b: bodyOfType(1),
  c: bodyOfType(3),
  d: bodyOfType(5),
  r: bodyOfType(9, 3),
};
const bodyOf = ({ itemId }: Pick<ItemValues, 'itemId'>) => bodies[itemId[0]!];
const item = (itemId: string, section = 0): ItemValues => ({
  itemId,
  section,
  tiers: 7,
  way: 'fill',
  questionId: itemId,
  version: 1,
});
const empty: HomeworkValues = {
  title: '',
  kind: 0,
  subjectId: 's',
  gradeId: 'g',
  note: '',
  sections: [],
  items: [],
  files: [],
};
const sheet: HomeworkValues = {
  ...empty,
  sections: [
    { title: '一、选择题', note: '' },
    { title: '二、填空题', note: '' },
  ],
  items: [item('a'), item('b'), item('c', 1)],
};
const order = ({ items }: HomeworkValues) => items.map(({ itemId, section }) => `${itemId}${section}`).join(' ');
const titleOf = (group: Group, number: number) => ({ title: `${number} ${group}`, word: group });
const adding = (...ids: string[]) => ids.map((itemId) => ({ item: item(itemId), body: bodies[itemId[0]!]! }));

test('questions go to the section of their like, which is made where there is none', () => {
  const made = sheets.added(empty, adding('c1', 'a1', 'b1', 'c2'), titleOf, bodyOf);
  expect(made.sections.map(({ title }) => title)).toEqual(['1 gaps', '2 choice']);
  expect(order(made)).toBe('c10 c20 a11 b11');
  // a heading that waits is used
  const named = { ...empty, sections: [{ title: '三、solving（共 20 分）', note: '' }] };
  expect(sheets.added(named, adding('d1'), titleOf, bodyOf).sections).toHaveLength(1);
});

test('an item moves step by step, and over the edge of its section', () => {
  expect(order(sheets.stepped(sheet, 'b', -1))).toBe('b0 a0 c1');
  expect(order(sheets.stepped(sheet, 'a', 1))).toBe('b0 a0 c1');
  expect(order(sheets.stepped(sheet, 'b', 1))).toBe('a0 b1 c1');
  expect(order(sheets.stepped(sheet, 'c', -1))).toBe('a0 b0 c0');
  expect(sheets.stepped(sheet, 'a', -1)).toBe(sheet);
  expect(sheets.stepped(sheet, 'c', 1)).toBe(sheet);
});

test('an item is dragged before another, or to the end of a section', () => {
  expect(order(sheets.movedTo(sheet, 'c', 0, 'b'))).toBe('a0 c0 b0');
  expect(order(sheets.movedTo(sheet, 'a', 1, null))).toBe('b0 c1 a1');
  expect(sheets.movedTo(sheet, 'a', 0, 'a')).toBe(sheet);
});

test('sections move with their items, and leave them to the one before when they go', () => {
  expect(order(sheets.steppedSection(sheet, 0, 1))).toBe('c0 a1 b1');
  expect(order(sheets.withoutSection(sheet, 1))).toBe('a0 b0 c0');
  expect(order(sheets.withoutSection(sheet, 0))).toBe('a0 b0 c0');
});

test('numbers run through all sections, a composite takes one for each part', () => {
  const numbers = sheets.numbersOf([item('a'), item('r'), item('d')], bodyOf);
  expect([...numbers.values()]).toEqual([
    { first: 1, last: 1, isComposite: false },
    { first: 2, last: 4, isComposite: true },
    { first: 5, last: 5, isComposite: false },
  ]);
});

const picture = { file: 'f'.repeat(32), width: 640, height: 480 };

test('how homework is made follows from what stands on it', () => {
  const card = { ...item('x'), body: bodyOfType(0) };
  expect(sheets.kindOf({ items: [item('a')], files: ['f'] })).toBe(0);
  expect(sheets.kindOf({ items: [{ ...item('a'), way: 'paper' }], files: [] })).toBe(3);
  expect(sheets.kindOf({ items: [card, item('a')], files: ['f'] })).toBe(1);
  expect(sheets.kindOf({ items: [{ ...card, way: 'photo' }], files: ['f'] })).toBe(2);
  const pictured = { ...item('p'), way: 'photo' as const, body: pictureBody([picture], '看图作答。', () => '图') };
  expect(sheets.kindOf({ items: [pictured, item('a')], files: [] })).toBe(0);
  expect(sheets.kindOf({ items: [pictured], files: ['f'] })).toBe(0);
  expect(sheets.kindOf({ items: [pictured, card], files: ['f'] })).toBe(1);
  expect(sheets.kindOf({ items: [], files: [] })).toBe(0);
});

test('layers get their items', () => {
  const tiered = [item('a'), { ...item('b'), tiers: 0b110 }];
  expect(sheets.itemsOfTier(tiered, 0).map(({ itemId }) => itemId)).toEqual(['a']);
  expect(sheets.itemsOfTier(tiered, null)).toHaveLength(2);
  expect(sheets.isTiered(tiered)).toBe(true);
  expect(sheets.isTiered([item('a')])).toBe(false);
});
