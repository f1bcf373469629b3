import type { Id } from 'edutech/core/common/ids';
import type { RosterDelta } from '../../../model/rosters/roster-delta';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { selectRenamedClasses, selectSchoolsInUse } from './places.queries';
import type { UndoEffect } from './roster-rows';

/** What has happened to the people and classes of a change since: one statement per kind. */
export async function selectUndoEffects(db: Db, delta: RosterDelta): Promise<UndoEffect[]> {
  const { added, removed } = delta;
  const people = added.people.map(({ id }) => id);
  const classes = added.classes.map(({ id }) => id);
  const found: UndoEffect[] = [];
  const add = async (kind: UndoEffect['kind'], rows: Promise<Named[]>) => {
    for (const row of await rows) found.push({ kind, personId: null, placeId: null, ...row });
  };
  if (people.length > 0) {
    await add('signedIn', selectSignedIn(db, people));
    await add('added', selectWithOtherPlaces(db, people, delta));
  }
  if (classes.length > 0) await add('added', selectClassesWithOthers(db, classes, delta));
  if (added.schools.length + delta.schools.length > 0) {
    for (const { isUsed, name, placeId } of await selectSchoolsInUse(db, delta))
      found.push({ kind: isUsed ? 'added' : 'changed', personId: null, placeId, name });
  }
  if (delta.classes.length > 0) await add('changed', selectRenamedClasses(db, delta.classes));
  if (delta.people.length > 0) await add('changed', selectChangedPeople(db, delta.people));
  if (delta.posts.length > 0) await add('changed', selectChangedPosts(db, delta));
  if (delta.heads.length > 0) await add('changed', selectChangedHeads(db, delta.heads));
  if (added.posts.length > 0) await add('changed', selectEndedPosts(db, added.posts));
  if (added.seats.length > 0) await add('changed', selectGoneSeats(db, added.seats));
  if (removed.seats.length > 0) await add('changed', selectSeatedAgain(db, delta));
  const once = new Map(
    found.map((standing) => [`${standing.kind}/${standing.personId}/${standing.placeId}`, standing]),
  );
  return [...once.values()];
}

type Named = { personId: Id; name: string } | { placeId: Id; name: string };

/** Those of new people who have signed in: by an open session, or by the record of one. */
const selectSignedIn = (db: Db, people: readonly Id[]) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name from core.person p
    where p.id = any (${people}::uuid[]) and (
      exists (select from core.session s where s.person_id = p.id)
      or (p.password_hash is not null and not p.must_change_password)
      or exists (select from core.account_card a where a.person_id = p.id and a.used_at is not null))`);

/** New people who are enrolled, teach or hold a post elsewhere than the change says. */
const selectWithOtherPlaces = (db: Db, people: readonly Id[], { added }: RosterDelta) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name from core.person p
    where p.id = any (${people}::uuid[]) and (
      exists (select from core.post o where o.person_id = p.id and not o.id = any (${added.posts.map(({ id }) => id)}::uuid[]))
      or exists (select from core.layer_member l where l.person_id = p.id)
      or exists (select from core.class_member m where m.person_id = p.id and not ${isOneOf(
        sql`m.school_id, m.term_id, m.class_id, m.person_id`,
        added.seats.map((row) => [row.schoolId, row.termId, row.classId, row.personId]),
      )})
      or exists (select from core.class_teacher t where t.person_id = p.id and not ${isOneOf(
        sql`t.school_id, t.term_id, t.class_id, t.subject_id, t.person_id`,
        added.lessons.map((row) => [row.schoolId, row.termId, row.classId, row.subjectId, row.personId]),
      )}))`);

/** Those of new classes in which others sit or teach than the change says, or which were cut into layers. */
const selectClassesWithOthers = (db: Db, classes: readonly Id[], { added }: RosterDelta) =>
  db.all<Named>(sql`
    select c.id as place_id, c.name from core.class c
    where c.id = any (${classes}::uuid[]) and (
      exists (select from core.layer l where l.class_id = c.id and l.school_id = c.school_id)
      or exists (select from core.class n where n.previous_id = c.id and n.school_id = c.school_id
        and not n.id = any (${classes}::uuid[]))
      or not exists (select from unnest(${classes}::uuid[], ${added.classes.map(({ name }) => name)}::text[],
        ${added.classes.map(({ number }) => number)}::int2[]) as r (id, name, number)
        where r.id = c.id and r.name = c.name and r.number = c.number)
      or exists (select from core.class_member m where m.class_id = c.id and m.school_id = c.school_id and not ${isOneOf(
        sql`m.school_id, m.term_id, m.class_id, m.person_id`,
        added.seats.map((row) => [row.schoolId, row.termId, row.classId, row.personId]),
      )})
      or exists (select from core.class_teacher t where t.class_id = c.id and t.school_id = c.school_id and not ${isOneOf(
        sql`t.school_id, t.term_id, t.class_id, t.subject_id, t.person_id`,
        added.lessons.map((row) => [row.schoolId, row.termId, row.classId, row.subjectId, row.personId]),
      )}))`);

/** Whether a tuple of ids is among some; a set that is hashed once, not once per row. */
export function isOneOf(columns: Query, rows: readonly (readonly Id[])[]): Query {
  if (rows.length === 0) return sql`false`;
  const arrays = rows[0]!.map((_, index) => sql`${rows.map((row) => row[index])}::uuid[]`);
  return sql`((${columns}) in (select * from unnest(${sql.join(arrays)})))`;
}

const selectChangedPeople = (db: Db, rows: RosterDelta['people']) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name from core.person p
    join unnest(${rows.map(({ key }) => key)}::uuid[], ${rows.map(({ after }) => after.username)}::text[],
      ${rows.map(({ after }) => after.name)}::text[], ${rows.map(({ after }) => after.sex)}::int2[],
      ${rows.map(({ after }) => after.birthDate)}::date[], ${rows.map(({ after }) => after.phone)}::text[])
      as r (id, username, name, sex, birth_date, phone) on r.id = p.id
    where (p.username, p.name, p.sex, p.birth_date, p.phone)
      is distinct from (r.username, r.name, r.sex, r.birth_date, r.phone)`);

/** Posts that were ended or begun since, and people who have another post now than the one they would get back. */
const selectChangedPosts = (db: Db, { posts, added }: RosterDelta) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name from core.post o join core.person p on p.id = o.person_id
    join unnest(${posts.map(({ key }) => key)}::uuid[], ${posts.map(({ after }) => after.endedAt)}::timestamptz[],
      ${posts.map(({ before }) => before.isActive)}::bool[]) as r (id, ended_at, was_active) on r.id = o.id
    where o.ended_at is distinct from r.ended_at
      or (r.was_active and exists (select from core.post n where n.person_id = o.person_id and n.is_active
        and n.id <> o.id and not n.id = any (${added.posts.map(({ id }) => id)}::uuid[])))`);

const selectChangedHeads = (db: Db, rows: RosterDelta['heads']) =>
  db.all<Named>(sql`
    select c.id as place_id, c.name from core.class c
    join unnest(${rows.map(({ key }) => key.schoolId)}::uuid[], ${rows.map(({ key }) => key.classId)}::uuid[],
      ${rows.map(({ after }) => after)}::uuid[]) as r (school_id, id, head)
      on r.school_id = c.school_id and r.id = c.id
    where c.head_person_id is distinct from r.head`);

/** New posts that have ended since, or no longer exist. */
const selectEndedPosts = (db: Db, posts: RosterDelta['added']['posts']) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name
    from unnest(${posts.map(({ id }) => id)}::uuid[], ${posts.map(({ personId }) => personId)}::uuid[]) as r (id, person_id)
    join core.person p on p.id = r.person_id
    where not exists (select from core.post o where o.id = r.id and o.ended_at is null)`);

/** New enrolments that somebody has left since. */
const selectGoneSeats = (db: Db, seats: RosterDelta['added']['seats']) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name
    from unnest(${seats.map((row) => row.schoolId)}::uuid[], ${seats.map((row) => row.termId)}::uuid[],
      ${seats.map((row) => row.classId)}::uuid[], ${seats.map((row) => row.personId)}::uuid[],
      ${seats.map((row) => row.seat)}::int2[]) as r (school_id, term_id, class_id, person_id, seat)
    join core.person p on p.id = r.person_id
    where not exists (select from core.class_member m
      where m.school_id = r.school_id and m.term_id = r.term_id and m.class_id = r.class_id
        and m.person_id = r.person_id and m.seat = r.seat)`);

/** People who left an enrolment and have another one of that term since, which is not from the change. */
const selectSeatedAgain = (db: Db, { added, removed }: RosterDelta) =>
  db.all<Named>(sql`
    select p.id as person_id, p.name
    from unnest(${removed.seats.map((row) => row.personId)}::uuid[], ${removed.seats.map((row) => row.termId)}::uuid[])
      as r (person_id, term_id)
    join core.person p on p.id = r.person_id
    where exists (select from core.class_member m
      where m.person_id = r.person_id and m.term_id = r.term_id and not ${isOneOf(
        sql`m.school_id, m.term_id, m.class_id, m.person_id`,
        added.seats.map((row) => [row.schoolId, row.termId, row.classId, row.personId]),
      )})`);
