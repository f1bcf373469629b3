import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';

/** What of a subject can be edited; its code never changes. */
export interface SubjectValues {
  readonly name: string;
  readonly nameEn: string;
  readonly stages: readonly Stage[];
  readonly sort: number;
}
export type SubjectVersion = SubjectValues & { readonly version: number };

export interface SubjectRow extends SubjectVersion {
  readonly id: Id;
  readonly code: string;
  /** Teachers of it whom the reader sees. */
  readonly teachers: number;
}

const values = sql`u.name, u.name_en, u.stages, u.sort, u.version`;

export const selectSubjectRows = (db: Db) =>
  db.all<SubjectRow>(sql`
    select u.id, u.code, ${values}, (select count(distinct o.person_id) from core.post o
      where o.subject_id = u.id and o.role_type = 1 and o.ended_at is null) as teachers
    from core.subject u order by u.sort, u.name`);

export const selectSubjectVersion = (db: Db, id: Id) =>
  db.one<SubjectVersion>(sql`select ${values} from core.subject u where u.id = ${id}`, 'core.organisation.noSubject');

export const insertSubject = (db: Db, id: Id, code: string, subject: SubjectValues) =>
  db.run(sql`
    insert into core.subject (id, code, name, name_en, stages, sort)
    values (${id}, ${code}, ${subject.name}, ${subject.nameEn}, ${subject.stages}::text[], ${subject.sort})`);

export const updateSubject = (db: Db, id: Id, subject: SubjectVersion) =>
  db.run(sql`
    update core.subject set name = ${subject.name}, name_en = ${subject.nameEn}, stages = ${subject.stages}::text[],
      sort = ${subject.sort}
    where id = ${id} and version = ${subject.version}`);

export const deleteSubject = (db: Db, id: Id) => db.run(sql`delete from core.subject where id = ${id}`);
