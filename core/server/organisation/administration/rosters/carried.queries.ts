import type { LessonRow, RosterDelta, SeatRow } from '../../../../common/organisation/roster-delta';
import { type Db, type Query, sql } from '../../../data/db';

/**
 * A change as it stands by now: into later terms of its year its schools may have gone on with the seats and lessons that
 * it added, and without those that it removed.
 */
export async function withCarried(db: Db, delta: RosterDelta): Promise<RosterDelta> {
  const { added, removed } = delta;
  const [seats, lessons] = [seatsOf(delta), lessonsOf(delta)];
  const addedSeats = await laterSeats(
    db,
    added.seats,
    sql`exists (select from core.class_member m
    where m.school_id = r.school_id and m.term_id = c.term_id and m.person_id = r.person_id)`,
  );
  const removedSeats = await laterSeats(db, removed.seats, sql`true`);
  const addedLessons = await laterLessons(db, added.lessons, sql`l.person_id = r.person_id`);
  // a subject that somebody else was given in the later term stays his
  const others = added.lessons.map(({ personId }) => personId);
  const removedLessons = await laterLessons(db, removed.lessons, sql`not l.person_id = any (${others}::uuid[])`, 'not');
  return {
    ...delta,
    added: {
      ...added,
      seats: [...added.seats, ...addedSeats.filter((row) => !seats.has(keyOf(row)))],
      lessons: [...added.lessons, ...addedLessons.filter((row) => !lessons.has(keyOf(row)))],
    },
    removed: {
      ...removed,
      seats: [...removed.seats, ...removedSeats.filter((row) => !seats.has(keyOf(row)))],
      lessons: [...removed.lessons, ...removedLessons.filter((row) => !lessons.has(keyOf(row)))],
    },
  };
}

const keyOf = (row: SeatRow | LessonRow): string =>
  [row.schoolId, row.termId, row.classId, row.personId, 'subjectId' in row ? row.subjectId : ''].join('/');
const seatsOf = ({ added, removed }: RosterDelta) => new Set([...added.seats, ...removed.seats].map(keyOf));
const lessonsOf = ({ added, removed }: RosterDelta) => new Set([...added.lessons, ...removed.lessons].map(keyOf));

/** Terms of the same year, after the row's own, into which its school went on. */
const laterTerms = sql`core.term t
  join core.term n on n.school_year_id = t.school_year_id and n.number > t.number
  join core.carried_term c on c.term_id = n.id`;

const laterSeats = async (db: Db, rows: readonly SeatRow[], fits: Query): Promise<SeatRow[]> =>
  rows.length === 0
    ? []
    : db.all<SeatRow>(sql`
        select r.school_id as "schoolId", c.term_id as "termId", r.class_id as "classId", r.person_id as "personId", r.seat
        from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
          ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
          ${rows.map((row) => row.seat)}::int2[]) as r (school_id, term_id, class_id, person_id, seat)
        join ${laterTerms} on t.id = r.term_id and c.school_id = r.school_id
        where ${fits}`);

/** Those lessons of which one (or, with `not`, none) is as `fits` says among those of the class's subject in the term. */
const laterLessons = async (
  db: Db,
  rows: readonly LessonRow[],
  fits: Query,
  not: 'not' | '' = '',
): Promise<LessonRow[]> =>
  rows.length === 0
    ? []
    : db.all<LessonRow>(sql`
        select r.school_id as "schoolId", c.term_id as "termId", r.class_id as "classId", r.subject_id as "subjectId",
          r.person_id as "personId"
        from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
          ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
          ${rows.map((row) => row.personId)}::uuid[]) as r (school_id, term_id, class_id, subject_id, person_id)
        join ${laterTerms} on t.id = r.term_id and c.school_id = r.school_id
        where ${sql.raw(not)} exists (select from core.class_teacher l where l.school_id = r.school_id
          and l.term_id = c.term_id and l.class_id = r.class_id and l.subject_id = r.subject_id and ${fits})`);
