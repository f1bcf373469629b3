import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** A class and a subject that the actor teaches there; later reads take this row instead of ids. */
export interface TaughtRow {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly className: string;
  readonly subject: string;
  readonly subjectEn: string;
}

/** Else 404 `situation.error.noClass`. */
export const selectTaught = (
  db: Db,
  { schoolId, personId }: SignedIn,
  { classId, subjectId }: { readonly classId: Id; readonly subjectId: Id },
) =>
  db.one<TaughtRow>(
    sql`select c.school_id, c.id as class_id, s.id as subject_id, c.name as class_name, s.name as subject,
        s.name_en as subject_en
      from core.class c join core.subject s on s.id = ${subjectId}::uuid
      where c.id = ${classId} and c.school_id = ${schoolId}::uuid and exists (
        select from core.class_teacher t where t.school_id = c.school_id and t.class_id = c.id
          and t.subject_id = s.id and t.person_id = ${personId})`,
    'situation.error.noClass',
  );

export interface StudentRow {
  readonly studentId: Id;
  readonly name: string;
}

/** Students of a class in its latest term, in the order of the class list. */
export const selectStudents = (db: Db, { schoolId, classId }: Pick<TaughtRow, 'schoolId' | 'classId'>) =>
  db.all<StudentRow>(sql`
    select p.id as student_id, p.name from core.class_member m join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.class_id = ${classId} and m.term_id = (
      select t.id from core.class_member l join core.term t on t.id = l.term_id
      where l.school_id = ${schoolId} and l.class_id = ${classId} order by t.starts_on desc limit 1)
    order by m.seat, p.name, p.id`);

export interface StudentPoint {
  readonly studentId: Id;
  readonly pointId: Id;
  readonly ability: number;
  readonly answers: number;
  readonly lastAt: Date;
}

/** What is known of students in a subject: teachers read no practice there. */
export const selectMastery = (db: Db, subjectId: Id, studentIds: readonly Id[]) =>
  db.all<StudentPoint>(sql`
    select person_id as student_id, point_id, ability::float8 as ability, answers, last_at
    from situation.mastery where person_id = any(${[...studentIds]}::uuid[]) and subject_id = ${subjectId}`);

export interface ClassAnswer {
  readonly personId: Id;
  readonly pointIds: readonly Id[];
  readonly share: number;
  readonly expected: number;
  readonly at: Date;
}

const ofClass = ({ schoolId, classId, subjectId }: TaughtRow, since: Date): Query<boolean> => sql`
  school_id = ${schoolId} and class_id = ${classId} and subject_id = ${subjectId} and at >= ${since} and not is_own`;

/**
 * Answers of a class in a subject since a moment, in the order of time. They are many thousands: points come as one text,
 * because an array of each row takes longer to read than all the rest.
 */
export const selectClassAnswers = async (db: Db, taught: TaughtRow, since: Date): Promise<ClassAnswer[]> =>
  (
    await db.all<Omit<ClassAnswer, 'pointIds'> & { readonly points: string }>(sql`
      select person_id, replace(array_to_string(point_ids, ','), '-', '') as points,
        share::float8 as share, expected::float8 as expected, at
      from situation.evidence where ${ofClass(taught, since)} order by at`)
  ).map(({ points, ...row }) => ({ ...row, pointIds: points.split(',') }));

/** Tasks of a class since a moment. */
export const countTasks = async (db: Db, taught: TaughtRow, since: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct thing_id)::int as count from situation.evidence where ${ofClass(taught, since)}`)
  ).count;

export interface PointAnswer {
  readonly personId: Id;
  readonly pointIds: readonly Id[];
  readonly area: string;
  readonly thingId: Id;
  readonly title: string;
  readonly itemId: Id;
  readonly questionId: Id;
  readonly version: number;
  readonly share: number;
  readonly expected: number;
  readonly wrote: string;
  readonly at: Date;
}

/** Answers of a class about one point since a moment, the newest first. */
export const selectPointAnswers = (db: Db, taught: TaughtRow, pointId: Id, since: Date) =>
  db.all<PointAnswer>(sql`
    select person_id, point_ids, area, thing_id, title, item_id, question_id, question_version as version, share::float8 as share,
      expected::float8 as expected, wrote, at
    from situation.evidence
    where ${ofClass(taught, since)} and point_ids @> array[${pointId}]::uuid[]
    order by at desc, item_id, person_id`);
