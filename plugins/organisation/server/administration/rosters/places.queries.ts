import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';
import { deleteMany, insertMany } from 'edutech/core/server/data/many.queries';
import type { KnownCounty } from '../../../model/rosters/places/schools';
import type { KnownSchool } from '../../../model/rosters/roster-context';
import type { RosterDelta, SchoolRow } from '../../../model/rosters/roster-delta';

// Schools and the names of classes as lists of them change both, and what such lists are checked against.

/** The county, or (null) all. */
export const selectCountiesIn = (db: Db, countyId: Id | null) =>
  db.all<KnownCounty>(sql`
    select id, name, name_en from core.county
    where ${countyId}::uuid is null or id = ${countyId}::uuid order by sort, name`);

/** The schools of some counties, and those with one of the codes wherever they are. */
export const selectSchoolsCoded = (db: Db, countyIds: readonly Id[], codes: readonly string[]) =>
  db.all<KnownSchool>(sql`
    select id, county_id, code, name, name_en, stage from core.school
    where county_id = any (${countyIds}::uuid[]) or code = any (${codes}::text[])`);

/** Staff of the schools with one of the names. */
export const selectStaffNamed = async (db: Db, schoolIds: readonly Id[], names: readonly string[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct p.id from core.person p join core.post o on o.person_id = p.id
      where p.name = any (${names}::text[]) and o.school_id = any (${schoolIds}::uuid[]) and o.ended_at is null
        and o.role_type <> ${roleTypes.student}`)
  ).map(({ id }) => id);

export const selectYearOf = async (db: Db, termId: Id): Promise<Id> =>
  (await db.one<{ id: Id }>(sql`select school_year_id as id from core.term where id = ${termId}`)).id;

export const insertSchools = (db: Db, rows: readonly SchoolRow[]) =>
  insertMany(
    db,
    'core.school',
    { id: 'uuid', countyId: 'uuid', code: 'text', name: 'text', nameEn: 'text', stage: 'text' },
    rows.map(({ id, countyId, code, name, nameEn, stage }) => ({ id, countyId, code, name, nameEn, stage })),
  );

export const deleteSchools = (db: Db, rows: readonly SchoolRow[]) =>
  deleteMany(
    db,
    'core.school',
    { id: 'uuid' },
    rows.map(({ id }) => ({ id })),
  );

const schoolFacts = (rows: RosterDelta['schools'], side: 'before' | 'after') => {
  const column = (name: keyof RosterDelta['schools'][number]['after']) => rows.map((row) => row[side][name]);
  return sql`${column('countyId')}::uuid[], ${column('name')}::text[], ${column('nameEn')}::text[],
    ${column('stage')}::text[]`;
};

/** How many of them were as the change says. */
export const updateSchools = async (db: Db, rows: RosterDelta['schools']): Promise<number> =>
  rows.length === 0
    ? 0
    : db.run(sql`
        update core.school s set county_id = r.county_id, name = r.name, name_en = r.name_en, stage = r.stage
        from unnest(${rows.map(({ key }) => key)}::uuid[], ${schoolFacts(rows, 'after')}, ${schoolFacts(rows, 'before')})
          as r (id, county_id, name, name_en, stage, was_county_id, was_name, was_name_en, was_stage)
        where s.id = r.id and (s.county_id, s.name, s.name_en, s.stage)
          = (r.was_county_id, r.was_name, r.was_name_en, r.was_stage)`);

const classNames = (rows: RosterDelta['classes']) => sql`${rows.map(({ key }) => key.schoolId)}::uuid[],
  ${rows.map(({ key }) => key.classId)}::uuid[], ${rows.map(({ before }) => before)}::text[],
  ${rows.map(({ after }) => after)}::text[]`;

/** How many of them had the name that the change says. */
export const renameClasses = async (db: Db, rows: RosterDelta['classes']): Promise<number> =>
  rows.length === 0
    ? 0
    : db.run(sql`
        update core.class c set name = r.name from unnest(${classNames(rows)}) as r (school_id, id, was, name)
        where c.school_id = r.school_id and c.id = r.id and c.name = r.was`);

/** Those of new schools to which anything belongs, and those that were changed since. */
export const selectSchoolsInUse = (db: Db, { added, schools }: RosterDelta) => {
  const facts = [...added.schools, ...schools.map(({ key, after }) => ({ id: key, ...after }))];
  return db.all<{ placeId: Id; name: string; isUsed: boolean }>(sql`
    select * from (
      select s.id as place_id, s.name, s.id = any (${added.schools.map(({ id }) => id)}::uuid[]) and (
        exists (select from core.class c where c.school_id = s.id) or exists (select from core.post o where o.school_id = s.id)
      ) as is_used, (s.county_id, s.name, s.name_en, s.stage) is distinct from (r.county_id, r.name, r.name_en, r.stage) as is_changed
      from core.school s
      join unnest(${facts.map(({ id }) => id)}::uuid[], ${facts.map(({ countyId }) => countyId)}::uuid[],
        ${facts.map(({ name }) => name)}::text[], ${facts.map(({ nameEn }) => nameEn)}::text[],
        ${facts.map(({ stage }) => stage)}::text[]) as r (id, county_id, name, name_en, stage) on r.id = s.id
    ) found where is_used or is_changed`);
};

/** Classes that got another name since. */
export const selectRenamedClasses = (db: Db, rows: RosterDelta['classes']) =>
  db.all<{ placeId: Id; name: string }>(sql`
    select c.id as place_id, c.name from core.class c
    join unnest(${classNames(rows)}) as r (school_id, id, was, name) on r.school_id = c.school_id and r.id = c.id
    where c.name <> r.name`);
