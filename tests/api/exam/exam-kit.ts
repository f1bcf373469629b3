import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { createPaper, sealPaper } from 'edutech/plugins/exam/api';
import type { Caller } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';
import { blocksOf, type PaperBlocks } from 'edutech/plugins/exam/model/paper/blocks';
import type { PaperDocument, PaperItem } from 'edutech/plugins/exam/model/paper/document';

export const paper = (slug: string) => demoId(`exam.paper.${slug}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const colleagueId = demoId('person/101/teacher/mathematics/2');
/** The second of the two who open what is sealed here. */
export const secondId = demoId('person/101/teacher/chinese/2');
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

/** A sealed paper of a teacher, which the two may open from now on. */
export async function sealedPaper(app: TestApp, teacher: Caller, document: PaperDocument): Promise<Id> {
  const paperId = newId();
  await teacher.call(createPaper, { ...fields([], { title: '联考密卷', document }), paperId });
  const releasesAt = new Date(Date.now() + 3_600_000).toISOString();
  const sealed = await teacher.call(sealPaper, { paperId, releasesAt, releasers: [colleagueId, secondId] });
  if (sealed.status !== 200) throw new Error(sealed.text);
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update exam.sealing set releases_at = sealed_at where paper_id = ${paperId}`),
  );
  return paperId;
}
