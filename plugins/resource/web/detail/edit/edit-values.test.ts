import { expect, test } from 'vitest';
import { changeOf, type EditValues } from './edit-values';

const values: EditValues = {
  title: ' 数轴 ',
  bookId: 'book',
  nodeId: 'first',
  kind: 'plan',
  licence: 'teaching',
  authors: '',
  keywords: '数轴 练习',
  language: 'zh-CN',
  description: '',
  fileId: '',
  version: 3,
};
const place = (nodeId: string, isRemoved = false) => ({ nodeId, bookId: 'book', bookName: '', trail: [], isRemoved });
const resource: Parameters<typeof changeOf>[1] = {
  id: 'resource',
  stageId: 'junior',
  subjectId: 'maths',
  bookId: 'book',
  places: [place('before'), place('second'), place('gone', true)],
  points: [{ kiid: 'point', knowName: '数轴' }],
  otherFile: [],
};

test('further chapters stay, but for those that were taken out, which nobody could save any more', () => {
  const change = changeOf(values, resource);
  expect(change).toMatchObject({ title: '数轴', nodeIds: ['first', 'second'], kiids: ['point'], version: 3 });
  expect('fileId' in change).toBe(false);
});

test('in another book the further chapters and points go', () => {
  expect(changeOf({ ...values, bookId: 'other' }, resource)).toMatchObject({ nodeIds: ['first'], kiids: [] });
});
