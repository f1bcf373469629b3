import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { blocksOf } from './blocks';
import { itemsOf, type PaperDocument } from './document';
import { bodyOfVersion, documentOfVersion, keyOfVersion, traceOf } from './versions';

const items = (count: number) =>
  Array.from({ length: count }, () => ({ id: newId(), questionId: newId(), version: 1, points: [3] }));
const document: PaperDocument = {
  blocks: blocksOf('test', { fields: [], bindingFields: [], notes: '' }),
  sheet: { size: 'a4', fillTo: 1 },
  parts: [
    {
      id: newId(),
      title: '',
      sections: [8, 1, 5].map((count) => ({ id: newId(), title: '', note: '', items: items(count) })),
    },
  ],
  target: { points: 42, minutes: 40, difficulty: 0.7 },
};
const paperId = newId();
const choice: QuestionBody = {
  type: 0,
  stem: plainContent('选一个'),
  options: ['甲', '乙', '丙', '丁'].map((text) => plainContent(text)),
  mayShuffle: true,
  points: 3,
};
const ids = (paper: PaperDocument) => paper.parts[0]!.sections.map((section) => section.items.map(({ id }) => id));

test('A is the paper as it was written', () => {
  expect(documentOfVersion(document, paperId, 'A')).toBe(document);
  const trace = traceOf({ id: newId() }, choice, { paperId, version: 'A' });
  expect(bodyOfVersion(choice, trace)).toEqual(choice);
});

test('B has the items of each section in another order, the same at every print and another one of another paper', () => {
  const other = documentOfVersion(document, paperId, 'B');
  for (const [at, section] of ids(other).entries()) {
    expect(section.toSorted()).toEqual(ids(document)[at]!.toSorted());
    if (section.length > 1) expect(section).not.toEqual(ids(document)[at]);
  }
  expect(documentOfVersion(document, paperId, 'B')).toEqual(other);
  expect(ids(documentOfVersion(document, newId(), 'B'))).not.toEqual(ids(other));
});

test('the key follows the options', () => {
  for (const item of itemsOf(document)) {
    const trace = traceOf(item, choice, { paperId, version: 'B' });
    const shuffled = bodyOfVersion(choice, trace);
    expect(shuffled.options).not.toEqual(choice.options);
    for (const right of [0, 1, 2, 3]) {
      const [place] = keyOfVersion({ choice: [right] }, trace).choice!;
      expect(shuffled.options![place!]).toEqual(choice.options![right]);
    }
  }
});

test('of a reading each part is shuffled for itself, and options that depend on their order stay', () => {
  const { mayShuffle: _may, ...fixed } = choice;
  const parts = [choice, fixed].map((part) => ({ ...part, type: 0 as const }));
  const reading: QuestionBody = { type: 9, stem: plainContent('一段材料'), points: 6, parts };
  const trace = traceOf({ id: newId() }, reading, { paperId, version: 'B' });
  expect(trace.options).toEqual([expect.any(Array), null]);
  const [first, second] = bodyOfVersion(reading, trace).parts!;
  expect(second!.options).toEqual(choice.options);
  const key = keyOfVersion({ parts: [{ choice: [2] }, { choice: [2] }] }, trace);
  expect(first!.options![key.parts![0]!.choice![0]!]).toEqual(choice.options![2]);
  expect(key.parts![1]).toEqual({ choice: [2] });
});
