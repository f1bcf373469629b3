import { expect, test } from 'vitest';
import { type Common, type Draft, markOf, missingIn, pathOf, resourceOf, wordsOf } from './desk';

const common: Common = {
  bookId: 'book',
  nodeId: 'chapter',
  licence: 'teaching',
  visibility: 1,
  authors: '',
  keywords: '',
  description: '',
  language: '',
};
const draft: Draft = { title: ' 数轴 ', kind: 'plan', nodeId: '' };
const subject = { stageId: 'junior', subjectId: 'maths' } as const;

test('six fields are asked for, and nothing is missing once each has a value', () => {
  expect(missingIn(draft, common)).toEqual([]);
  expect(missingIn({ title: ' ', kind: '', nodeId: '' }, { ...common, nodeId: '', licence: '' })).toEqual([
    'title',
    'kind',
    'chapter',
    'licence',
  ]);
});

test('a file that says its own chapter needs no common one', () => {
  expect(missingIn({ ...draft, nodeId: 'other' }, { ...common, nodeId: '' })).toEqual([]);
  expect(resourceOf('file', { ...draft, nodeId: 'other' }, common, subject).nodeIds).toEqual(['other']);
});

test('what is left empty is not handed in, so that the server fills it in', () => {
  expect(resourceOf('file', draft, common, subject)).toEqual({
    fileId: 'file',
    title: '数轴',
    stageId: 'junior',
    subjectId: 'maths',
    nodeIds: ['chapter'],
    kind: 'plan',
    licence: 'teaching',
  });
});

test('keywords are told apart by spaces and by Chinese and Latin commas', () => {
  expect(wordsOf('数轴，绝对值、相反数, 数轴  练习')).toEqual(['数轴', '绝对值', '相反数', '练习']);
});

test('a file is known again by name and size, and read with its folders', () => {
  expect(markOf({ name: '教案.docx', bytes: 12 })).toBe('教案.docx 12');
  expect(pathOf({ folder: '第一章/1.2', name: '教案.docx' })).toBe('第一章/1.2/教案.docx');
  expect(pathOf({ folder: '', name: '教案.docx' })).toBe('教案.docx');
});
