import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface NewResource {
  id: Id;
  name: string;
  /** As the school says them. */
  subject: string;
  grade: string;
  status: number;
  fileId: Id | null;
  ext: string;
  poster: string;
  captions: string;
  teacher: string;
  school: string;
  summary: string;
  seconds: number;
  chapters: string;
  needsLogin: boolean;
  publishedAt: Date;
  position: number;
}

/** A lesson that came with the platform: it is out. */
export const insertResource = (db: Db, r: NewResource) =>
  db.run(sql`
    insert into air.resource (id, subject_id, grade_id, name, status, file_id, ext, poster, captions, teacher, school, summary,
      seconds, chapters, needs_login, published_at, changed_at, position, state)
    select ${r.id}, s.id, g.id, ${r.name}, ${r.status}, ${r.fileId}, ${r.ext}, ${r.poster}, ${r.captions}, ${r.teacher},
      ${r.school}, ${r.summary}, ${r.seconds}, ${r.chapters}::jsonb, ${r.needsLogin}, ${r.publishedAt}::timestamptz,
      ${r.publishedAt}::timestamptz, ${r.position}, 'published'
    from core.subject s, core.grade g where s.name = ${r.subject} and g.name = ${r.grade}`);

export const insertUse = (db: Db, resourceId: Id, openings: number) =>
  db.run(sql`insert into air.use (resource_id, openings) values (${resourceId}, ${openings})`);

export interface NewAttachment {
  fileId: Id;
  name: string;
  isExercise: boolean;
}

export const insertAttachments = async (db: Db, resourceId: Id, attachments: readonly NewAttachment[]) => {
  for (const [position, { fileId, name, isExercise }] of attachments.entries()) {
    await db.run(sql`
      insert into air.attachment (resource_id, position, file_id, name, is_exercise)
      values (${resourceId}, ${position}, ${fileId}, ${name}, ${isExercise})`);
  }
};
