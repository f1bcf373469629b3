import { type Db, sql } from 'edutech/core/server/data/db';

export const insertCity = (db: Db, id: string, name: string, nameEn: string) =>
  db.run(sql`insert into core.city (id, name, name_en) values (${id}, ${name}, ${nameEn})`);

export const insertSubject = (
  db: Db,
  row: { id: string; code: string; name: string; nameEn: string; stages: readonly string[]; sort: number },
) =>
  db.run(sql`
    insert into core.subject (id, code, name, name_en, stages, sort)
    values (${row.id}, ${row.code}, ${row.name}, ${row.nameEn}, ${row.stages}::text[], ${row.sort})`);
