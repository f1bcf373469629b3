import type { Id } from 'edutech/core/common/ids';
import type { LessonRow, RosterDelta, EnrolmentRow } from '../../../model/rosters/roster-delta';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { isOneOf } from './footprints.queries';

/** The schools in whose classes a change writes. */
export const schoolsOf = ({ added, removed }: RosterDelta): Id[] => [
  ...new Set([...added.seats, ...added.lessons, ...removed.seats, ...removed.lessons].map(({ schoolId }) => schoolId)),
];

/**
 * Locks schools until the transaction ends, so that they are not continued into a term meanwhile. As the system only: a lock
 * needs the right to write.
 */
export async function lockSchools(db: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length > 0) await db.run(sql`select from core.school where id = any (${ids}::uuid[]) order by id for share`);
}

/**
 * A change extended to later terms of its year into which its schools were continued already,
 * without it. People who are elsewhere there by now stay there, and a subject that somebody else teaches there stays
 * with them.
 */
export async function extendToLaterTerms(db: Db, delta: RosterDelta): Promise<RosterDelta> {
  const { added, removed } = delta;
  const removedSeats = await laterEnrolments(
    db,
    removed.seats,
    sql`exists (select from core.class_member m where m.school_id = r.school_id and m.term_id = c.term_id
      and m.class_id = r.class_id and m.person_id = r.person_id)`,
  );
  const isLeft = isOneOf(
    sql`m.school_id, m.term_id, m.class_id, m.person_id`,
    removedSeats.map((row) => [row.schoolId, row.termId, row.classId, row.personId]),
  );
  const addedSeats = await laterEnrolments(
    db,
    added.seats,
    sql`not exists (select from core.class_member m where m.school_id = r.school_id and m.term_id = c.term_id
      and m.person_id = r.person_id and not ${isLeft})`,
  );
  const removedLessons = await laterLessons(db, removed.lessons, sql`l.person_id = r.person_id`);
  const isGivenUp = isOneOf(
    sql`l.school_id, l.term_id, l.class_id, l.subject_id, l.person_id`,
    removedLessons.map((row) => [row.schoolId, row.termId, row.classId, row.subjectId, row.personId]),
  );
  const addedLessons = await laterLessons(db, added.lessons, sql`not ${isGivenUp}`, 'not');
  return widened(delta, {
    added: { seats: addedSeats, lessons: addedLessons },
    removed: { seats: removedSeats, lessons: removedLessons },
  });
}

/**
 * A change as it is by now: its schools may have been continued into later terms of its year with the enrolments and
 * teachers that it added, and without those that it removed.
 */
export async function includeLaterTerms(db: Db, delta: RosterDelta): Promise<RosterDelta> {
  const { added, removed } = delta;
  const addedSeats = await laterEnrolments(
    db,
    added.seats,
    sql`exists (select from core.class_member m
    where m.school_id = r.school_id and m.term_id = c.term_id and m.person_id = r.person_id)`,
  );
  const removedSeats = await laterEnrolments(db, removed.seats, sql`true`);
  const addedLessons = await laterLessons(db, added.lessons, sql`l.person_id = r.person_id`);
  // a subject taught by somebody else in the later term stays with them
  const others = added.lessons.map(({ personId }) => personId);
  const removedLessons = await laterLessons(db, removed.lessons, sql`not l.person_id = any (${others}::uuid[])`, 'not');
  return widened(delta, {
    added: { seats: addedSeats, lessons: addedLessons },
    removed: { seats: removedSeats, lessons: removedLessons },
  });
}

interface Places {
  readonly seats: readonly EnrolmentRow[];
  readonly lessons: readonly LessonRow[];
}

/** A change with places of later terms beside its own. */
function widened(delta: RosterDelta, later: { readonly added: Places; readonly removed: Places }): RosterDelta {
  const own = new Set(
    [delta.added, delta.removed].flatMap(({ seats, lessons }) => [...seats, ...lessons].map((row) => keyOf(row))),
  );
  const fresh = <Row extends EnrolmentRow | LessonRow>(rows: readonly Row[]) =>
    rows.filter((row) => !own.has(keyOf(row)));
  const side = (which: 'added' | 'removed') => ({
    ...delta[which],
    seats: [...delta[which].seats, ...fresh(later[which].seats)],
    lessons: [...delta[which].lessons, ...fresh(later[which].lessons)],
  });
  return { ...delta, added: side('added'), removed: side('removed') };
}

const keyOf = (row: EnrolmentRow | LessonRow): string =>
  [row.schoolId, row.termId, row.classId, row.personId, 'subjectId' in row ? row.subjectId : ''].join('/');

/** Terms of the same year, after the row's own, into which its school went on. */
const laterTerms = sql`core.term t
  join core.term n on n.school_year_id = t.school_year_id and n.number > t.number
  join core.carried_term c on c.term_id = n.id`;

const laterEnrolments = async (db: Db, rows: readonly EnrolmentRow[], fits: Query): Promise<EnrolmentRow[]> =>
  rows.length === 0
    ? []
    : db.all<EnrolmentRow>(sql`
        select r.school_id, c.term_id, r.class_id, r.person_id, r.seat
        from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
          ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
          ${rows.map((row) => row.seat)}::int2[]) as r (school_id, term_id, class_id, person_id, seat)
        join ${laterTerms} on t.id = r.term_id and c.school_id = r.school_id
        where ${fits}`);

/** The rows of which one (or, with `not`, none) is as `fits` says among those of the class's subject in the term. */
const laterLessons = async (
  db: Db,
  rows: readonly LessonRow[],
  fits: Query,
  not: 'not' | '' = '',
): Promise<LessonRow[]> =>
  rows.length === 0
    ? []
    : db.all<LessonRow>(sql`
        select r.school_id, c.term_id, r.class_id, r.subject_id,
          r.person_id
        from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
          ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
          ${rows.map((row) => row.personId)}::uuid[]) as r (school_id, term_id, class_id, subject_id, person_id)
        join ${laterTerms} on t.id = r.term_id and c.school_id = r.school_id
        where ${sql.raw(not)} exists (select from core.class_teacher l where l.school_id = r.school_id
          and l.term_id = c.term_id and l.class_id = r.class_id and l.subject_id = r.subject_id and ${fits})`);
