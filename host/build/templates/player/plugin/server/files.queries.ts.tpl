import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface ShownRow {
  readonly id: Id;
  readonly title: string;
  readonly fileId: Id;
}

export const selectShown = (db: Db, schoolId: Id): Promise<ShownRow[]> =>
  db.all(sql<ShownRow>`
    select id, title, file_id from {{id}}.shown where school_id = ${schoolId} order by title, id limit 100`);

/** Throws 404 `{{id}}.error.notFound`. */
export const selectOneShown = (db: Db, schoolId: Id, id: Id): Promise<ShownRow> =>
  db.one(
    sql<ShownRow>`select id, title, file_id from {{id}}.shown where school_id = ${schoolId} and id = ${id}`,
    '{{id}}.error.notFound',
  );

export const insertShown = (db: Db, schoolId: Id, row: ShownRow): Promise<number> =>
  db.run(sql`
    insert into {{id}}.shown (school_id, id, title, file_id) values (${schoolId}, ${row.id}, ${row.title}, ${row.fileId})`);
