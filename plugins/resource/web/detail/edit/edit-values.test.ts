import { expect, test } from 'vitest';
import { changeOf, type EditValues } from './edit-values';

const values: EditValues = {
  title: ' 数轴 ',
  bookid: 'book',
  nodeid: 'first',
  kind: 'plan',
  licence: 'teaching',
  authors: '',
  keywords: '数轴 练习',
  language: 'zh-CN',
  description: '',
  fileid: '',
  version: 3,
};
const place = (nodeid: string, isremoved = false) => ({ nodeid, bookid: 'book', bookname: '', trail: [], isremoved });
const resource: Parameters<typeof changeOf>[1] = {
  id: 'resource',
  stageid: 'junior',
  subjectid: 'maths',
  bookid: 'book',
  places: [place('before'), place('second'), place('gone', true)],
  points: [{ kiid: 'point', knowname: '数轴' }],
  otherfile: [],
};

test('further chapters stay, but for those that were taken out, which nobody could save any more', () => {
  const change = changeOf(values, resource);
  expect(change).toMatchObject({ title: '数轴', nodeids: ['first', 'second'], kiids: ['point'], version: 3 });
  expect('fileid' in change).toBe(false);
});

test('in another book the further chapters and points go', () => {
  expect(changeOf({ ...values, bookid: 'other' }, resource)).toMatchObject({ nodeids: ['first'], kiids: [] });
});
