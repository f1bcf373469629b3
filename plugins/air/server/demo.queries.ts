import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { NodeRow } from './demo-lessons';

export interface NewBook {
  id: Id;
  name: string;
  stage: string;
  grade: string;
  subject: string;
  hue: string;
  position: number;
}

export const insertBook = (db: Db, book: NewBook) =>
  db.run(sql`
    insert into air.book (id, name, stage, grade, subject, hue, position)
    values (${book.id}, ${book.name}, ${book.stage}, ${book.grade}, ${book.subject}, ${book.hue}, ${book.position})`);

export const insertNodes = (db: Db, bookId: Id, nodes: readonly NodeRow[]) =>
  db.run(sql`
    insert into air.node (id, book_id, parent_id, code, name)
    select given.id, ${bookId}, given.parent_id, given.code, given.name
    from unnest(${nodes.map((node) => node.id)}::uuid[], ${nodes.map((node) => node.parentId)}::uuid[],
      ${nodes.map((node) => node.code)}::text[], ${nodes.map((node) => node.name)}::text[]) as given (id, parent_id, code, name)`);

export interface NewResource {
  id: Id;
  bookId: Id;
  nodeCode: string;
  name: string;
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

export const insertResource = (db: Db, r: NewResource) =>
  db.run(sql`
    insert into air.resource (id, book_id, node_code, name, status, file_id, ext, poster, captions, teacher, school, summary,
      seconds, chapters, needs_login, published_at, position)
    values (${r.id}, ${r.bookId}, ${r.nodeCode}, ${r.name}, ${r.status}, ${r.fileId}, ${r.ext}, ${r.poster}, ${r.captions},
      ${r.teacher}, ${r.school}, ${r.summary}, ${r.seconds}, ${r.chapters}::jsonb, ${r.needsLogin}, ${r.publishedAt}, ${r.position})`);

export const insertUse = (db: Db, resourceId: Id, openings: number) =>
  db.run(sql`insert into air.use (resource_id, openings) values (${resourceId}, ${openings})`);

export const insertAttachments = async (
  db: Db,
  resourceId: Id,
  attachments: readonly { fileId: Id; name: string }[],
) => {
  for (const [position, { fileId, name }] of attachments.entries()) {
    await db.run(sql`
      insert into air.attachment (resource_id, position, file_id, name) values (${resourceId}, ${position}, ${fileId}, ${name})`);
  }
};
