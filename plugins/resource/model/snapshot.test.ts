import { expect, test } from 'vitest';
import { changesBetween, fileInWords, type Snapshot } from './snapshot';

const snapshot: Snapshot = {
  title: '数轴',
  stage: 'junior',
  subject: '数学',
  kind: 'plan',
  licence: 'teaching',
  authors: '周文静',
  language: 'zh-CN',
  description: '',
  keywords: ['数轴'],
  chapters: ['数学 七年级上册 › 第一章 有理数'],
  points: [],
  files: ['教案.docx (0011aabb)'],
};

test('two submissions differ in the fields that were changed', () => {
  expect(changesBetween(snapshot, { ...snapshot })).toEqual([]);
  expect(changesBetween(snapshot, { ...snapshot, title: '数轴（修订）', keywords: ['数轴', '修订'] })).toEqual([
    { field: 'title', before: '数轴', after: '数轴（修订）' },
    { field: 'keywords', before: ['数轴'], after: ['数轴', '修订'] },
  ]);
});

test('another content under the same name is a change', () => {
  const other = fileInWords({ name: '教案.docx', sha256: 'ffee0011223344' });
  expect(changesBetween(snapshot, { ...snapshot, files: [other] })).toHaveLength(1);
});
