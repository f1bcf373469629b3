import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newId } from 'edutech/core/common/ids';
import { blocksOf, type PaperBlocks } from 'edutech/plugins/exam/model/paper/blocks';
import type { PaperDocument, PaperItem } from 'edutech/plugins/exam/model/paper/document';

export const paper = (slug: string) => demoId(`exam.paper.${slug}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const colleagueId = demoId('person/101/teacher/mathematics/2');
export const foreignId = demoId('person/201/teacher/mathematics/1');

const words = { fields: ['班级', '姓名'], bindingFields: ['班级', '姓名'], notes: '' };

/** A question of the demo bank on a paper. */
export const item = (slug: string, points = [4], more: Partial<PaperItem> = {}): PaperItem => ({
  id: newId(),
  questionId: question(slug),
  version: 1,
  points,
  ...more,
});

/** A paper with one section of these items. */
export const documentWith = (items: PaperItem[], blocks: Partial<PaperBlocks> = {}): PaperDocument => ({
  blocks: { ...blocksOf('default', words), ...blocks },
  sheet: { size: 'a4', fillTo: 1 },
  parts: [{ id: newId(), title: '', sections: [{ id: newId(), title: '选择题', note: '', items }] }],
  target: { points: 100, minutes: 45, difficulty: 0.7 },
});

export const fields = (items: PaperItem[], more: object = {}) => ({
  title: '第一章 随堂测',
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  document: documentWith(items),
  ...more,
});
