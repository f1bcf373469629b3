import type { Id } from 'edutech/core/common/ids';
import type { LessonRow, PersonRow, PostRow } from '../../../model/rosters/roster-delta';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';
import type {
  KnownClass,
  KnownGrade,
  KnownPerson,
  KnownSchool,
  KnownSubject,
  LaterEnrolment,
  SeatHolder,
} from '../../../model/rosters/roster-context';
import type { RosterLocks, NamedHolder, RosterLookup } from './roster-rows';

/** Schools with these ids; all that the connection sees when there are none named. */
export const selectSchools = (db: Db, ids: readonly Id[] | null) =>
  db.all<KnownSchool>(sql`
    select id, county_id, code, name, name_en, stage from core.school
    where ${ids}::uuid[] is null or id = any (${ids}::uuid[]) order by sort, name`);

/** The schools of a county, or one. */
export const selectSchoolIds = async (db: Db, { schoolId, countyId }: { schoolId: Id | null; countyId: Id | null }) =>
  (
    await db.all<{ id: Id }>(sql`
      select id from core.school
      where (${schoolId}::uuid is null or id = ${schoolId}::uuid)
        and (${countyId}::uuid is null or county_id = ${countyId}::uuid)`)
  ).map(({ id }) => id);

/** People with a post of one of the types in the schools, by school, class and number. */
export const selectMemberIds = async (
  db: Db,
  schoolIds: readonly Id[],
  types: readonly RoleType[],
  termId: Id,
): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select p.id from core.person p
      join (select distinct person_id, school_id from core.post
        where school_id = any (${schoolIds}::uuid[]) and role_type = any (${types}::int2[]) and ended_at is null) o
        on o.person_id = p.id
      left join core.class_member m on m.person_id = p.id and m.term_id = ${termId} and m.school_id = o.school_id
      left join core.class c on c.school_id = m.school_id and c.id = m.class_id
      left join core.grade g on g.id = c.grade_id
      group by p.id, p.usercode
      order by min(o.school_id::text), min(g.number), min(c.number), min(m.seat), p.usercode`)
  ).map(({ id }) => id);

export const selectGrades = (db: Db) =>
  db.all<KnownGrade>(sql`select id, number, stage, name, name_en from core.grade order by number`);

export const selectSubjects = (db: Db) =>
  db.all<KnownSubject>(sql`select id, code, name, name_en, stages from core.subject order by sort, name`);

/** Who has a place in the lists of some classes. */
export const selectSeatHolders = (db: Db, classIds: readonly Id[], termId: Id) =>
  db.all<SeatHolder>(sql`
    select m.class_id, m.seat, m.person_id, p.usercode, p.name
    from core.class_member m join core.person p on p.id = m.person_id
    where m.term_id = ${termId} and m.class_id = any (${classIds}::uuid[]) and m.seat > 0`);

/** Classes of the term's school year. */
export const selectClasses = (db: Db, schoolIds: readonly Id[] | null, termId: Id) =>
  db.all<KnownClass>(sql`
    select c.id, c.school_id, c.grade_id, c.number, c.name, c.head_person_id as head_id
    from core.class c join core.term t on t.school_year_id = c.school_year_id
    where t.id = ${termId} and (${schoolIds}::uuid[] is null or c.school_id = any (${schoolIds}::uuid[]))`);

type FoundPerson = PersonRow & { readonly isDisabled: boolean };

/**
 * Locks accounts until the transaction ends, in one order for all: the rights of an account follow from its category
 * and its posts together, and others read both before they change one.
 */
export const lockPeople = (db: Db, { usercodes = [], personIds = [] }: RosterLocks) =>
  db.run(sql`
    select from core.person where id in (
      select id from core.person where usercode = any (${usercodes}::text[])
      union select id from core.person where id = any (${personIds}::uuid[]))
    order by id for no key update`);

/** People with their current posts and some ended ones; people without any post appear once. */
export const selectHolders = (db: Db, personIds: readonly Id[], postIds: readonly Id[]) =>
  db.all<NamedHolder>(sql`
    select p.id as person_id, p.name, p.category, o.id as post_id, o.role_type, o.school_id,
      o.id is not null and o.ended_at is null as is_held
    from core.person p left join core.post o on o.person_id = p.id
      and (o.ended_at is null or o.id = any (${postIds}::uuid[]))
    where p.id = any (${personIds}::uuid[]) or p.id in (select person_id from core.post where id = any (${postIds}::uuid[]))
    order by p.usercode, o.id`);

/** The term with this id as `n`, and as `t` it and those that begin after it. */
const termAndLater = (termId: Id) =>
  sql`core.term n join core.term t on (t.id = n.id or t.starts_on > n.starts_on) and n.id = ${termId}`;

/** People by number, user name or id, with the posts they hold and their places: four statements for all. */
export async function selectKnown(
  db: Db,
  { usercodes, usernames, personIds = [], termId }: RosterLookup,
): Promise<KnownPerson[]> {
  const people = await db.all<FoundPerson>(sql`
    select id, username, usercode, name, category, sex, birth_date, phone, disabled_at is not null as is_disabled
    from core.person where id in (
      select id from core.person where usercode = any (${usercodes}::text[])
      union select id from core.person where username = any (${usernames}::text[])
      union select id from core.person where id = any (${personIds}::uuid[]))`);
  const ids = people.map(({ id }) => id);
  const posts = await db.all<PostRow>(sql`
    select id, person_id, role_type, school_id, subject_id,
      grade_id, is_active
    from core.post where person_id = any (${ids}::uuid[]) and ended_at is null order by id`);
  const allSeats = await db.all<LaterEnrolment>(sql`
    select m.school_id, m.term_id, m.class_id, m.person_id, m.seat,
      t.school_year_id = n.school_year_id as is_same_year
    from ${termAndLater(termId)} join core.class_member m on m.term_id = t.id
    where m.person_id = any (${ids}::uuid[]) order by t.starts_on`);
  const allLessons = await db.all<LessonRow>(sql`
    select l.school_id, l.term_id, l.class_id, l.subject_id,
      l.person_id
    from ${termAndLater(termId)} join core.class_teacher l on l.term_id = t.id where l.person_id = any (${ids}::uuid[])`);
  const [seats, laterSeats] = parted(allSeats, termId);
  const [lessons, laterLessons] = parted(allLessons, termId);
  const postsOf = Map.groupBy(posts, ({ personId }) => personId);
  const seatsOf = Map.groupBy(seats, ({ personId }) => personId);
  const lessonsOf = Map.groupBy(lessons, ({ personId }) => personId);
  const laterSeatsOf = Map.groupBy(laterSeats, ({ personId }) => personId);
  const laterLessonsOf = Map.groupBy(laterLessons, ({ personId }) => personId);
  return people.map((person) => ({
    ...person,
    posts: postsOf.get(person.id) ?? [],
    seats: (seatsOf.get(person.id) ?? []).map(({ isSameYear: _, ...seat }) => seat),
    lessons: lessonsOf.get(person.id) ?? [],
    laterSeats: laterSeatsOf.get(person.id) ?? [],
    laterLessons: laterLessonsOf.get(person.id) ?? [],
  }));
}

/** Places of the term itself, and those of later ones. */
function parted<Row extends { readonly termId: Id }>(rows: readonly Row[], termId: Id): [Row[], Row[]] {
  return [rows.filter((row) => row.termId === termId), rows.filter((row) => row.termId !== termId)];
}
