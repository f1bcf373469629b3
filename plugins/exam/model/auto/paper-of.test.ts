import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { itemsOf, PaperDocument, pointsOfPaper, sectionsOf } from '../paper/document';
import { firstRules } from './grid';
import { type ChosenItem, documentOf } from './paper-of';

const words = {
  blocks: { fields: ['班级', '姓名'], bindingFields: ['学校'], notes: '' },
  parts: ['选择题', '非选择题'],
  typeName: (type: number) => `题型 ${type}`,
} as const;

const item = (row: number, points: number, isKept = false): ChosenItem => ({
  row,
  questionId: newId(),
  version: 1,
  points: [points],
  isKept,
});

test('a chosen paper becomes a document that the server takes: a section for each row, choices in a part of their own', () => {
  const items = [item(0, 3), item(0, 3, true), item(1, 3), item(2, 8)];
  const paper = documentOf(firstRules, items, 120, words);
  expect([...Value.Errors(PaperDocument, paper)]).toEqual([]);
  expect(paper.parts.map(({ title }) => title)).toEqual(['选择题', '非选择题']);
  expect(sectionsOf(paper).map(({ title }) => title)).toEqual(['题型 0', '题型 3', '题型 5']);
  expect(itemsOf(paper).map(({ questionId }) => questionId)).toEqual(items.map(({ questionId }) => questionId));
  expect(itemsOf(paper).map(({ isKept }) => isKept ?? false)).toEqual([false, true, false, false]);
  expect(pointsOfPaper(paper)).toBe(17);
  expect(paper.target).toEqual({ points: 17, minutes: 120, difficulty: 0.68 });
  expect(paper.blocks.binding.isOn).toBe(true);
});

test('a paper of one part has no titles of parts, and an empty one can be saved too', () => {
  expect(documentOf(firstRules, [item(1, 3)], 45, words).parts.map(({ title }) => title)).toEqual(['']);
  expect([...Value.Errors(PaperDocument, documentOf(firstRules, [], 45, words))]).toEqual([]);
});
