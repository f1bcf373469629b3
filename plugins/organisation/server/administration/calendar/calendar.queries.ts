import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A term of a school year. Days as `2026-09-01`. */
export interface TermValues {
  readonly number: 1 | 2;
  readonly name: string;
  readonly nameEn: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** A school year with its two terms, edited together: their days must fit each other. */
export interface YearValues {
  /** As the wire has it: `2026-2027`. */
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly terms: readonly TermValues[];
}
export type YearVersion = YearValues & { readonly version: number };
export type YearRow = YearVersion & {
  readonly id: Id;
  /** Classes of the year that the reader sees. */
  readonly classes: number;
};

const values = sql`y.name, y.starts_on::text as starts_on, y.ends_on::text as ends_on, y.version,
  (select coalesce(json_agg(json_build_object('number', t.number, 'name', t.name, 'nameEn', t.name_en,
      'startsOn', t.starts_on::text, 'endsOn', t.ends_on::text) order by t.number), '[]'::json)
    from core.term t where t.school_year_id = y.id) as terms`;

/** All school years, the newest first. */
export const selectYears = (db: Db) =>
  db.all<YearRow>(sql`
    select y.id, ${values}, (select count(*) from core.class c where c.school_year_id = y.id) as classes
    from core.school_year y order by y.starts_on desc`);

export const selectYearVersion = (db: Db, id: Id) =>
  db.one<YearVersion>(sql`select ${values} from core.school_year y where y.id = ${id}`, 'core.organisation.noYear');

/** Another school year whose days meet these. */
export const selectOverlapping = (db: Db, { startsOn, endsOn }: YearValues, but: Id | null) =>
  db.maybe<{ name: string }>(sql`
    select name from core.school_year
    where starts_on <= ${endsOn}::date and ends_on >= ${startsOn}::date and id is distinct from ${but}::uuid limit 1`);

export const insertYear = (db: Db, id: Id, { name, startsOn, endsOn }: YearValues) =>
  db.run(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    values (${id}, ${name}, ${startsOn}::date, ${endsOn}::date)`);

export const updateYear = (db: Db, id: Id, { name, startsOn, endsOn, version }: YearVersion) =>
  db.run(sql`
    update core.school_year set name = ${name}, starts_on = ${startsOn}::date, ends_on = ${endsOn}::date
    where id = ${id} and version = ${version}`);

/** Writes a term by its number in the year. */
export const upsertTerm = (db: Db, id: Id, yearId: Id, term: TermValues) =>
  db.run(sql`
    insert into core.term (id, school_year_id, number, name, name_en, starts_on, ends_on)
    values (${id}, ${yearId}, ${term.number}, ${term.name}, ${term.nameEn}, ${term.startsOn}::date, ${term.endsOn}::date)
    on conflict (school_year_id, number) do update set name = excluded.name, name_en = excluded.name_en,
      starts_on = excluded.starts_on, ends_on = excluded.ends_on`);

export async function deleteYear(db: Db, id: Id): Promise<void> {
  await db.run(sql`delete from core.term where school_year_id = ${id}`);
  await db.run(sql`delete from core.school_year where id = ${id}`);
}
