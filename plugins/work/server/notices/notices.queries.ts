import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { isInHand, type AttemptStatus } from '../../model/answering/attempt';
import { maySeeKeys, type Release } from '../../model/answering/release';
import type { HomeworkKind } from '../../model/homework';

/** A student who is notified about homework. */
export interface NotifiedStudent {
  readonly assignmentId: Id;
  readonly attemptId: Id;
  readonly personId: Id;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly startsAt: Date;
}

const selectRecipients = (db: Db, which: Query<boolean>) =>
  db.all<NotifiedStudent>(sql`
    select a.id as assignment_id, t.id as attempt_id, t.person_id, h.title, h.kind,
      a.starts_at
    from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where a.withdrawn_at is null and h.removed_at is null and ${which}`);

/** Students by their attempts. */
export const selectByAttempts = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  selectRecipients(db, sql`t.school_id = ${schoolId} and t.id = any(${[...attemptIds]}::uuid[])`);

/** Students of assignments who have not submitted yet, or have a correction open. */
export const selectInHand = (db: Db, schoolId: Id, assignmentIds: readonly Id[]) =>
  selectRecipients(
    db,
    sql`t.school_id = ${schoolId} and t.assignment_id = any(${[...assignmentIds]}::uuid[]) and t.state in (0, 1, 4)`,
  );

/** Students of a class who have not submitted yet, and whose deadline is that of the class. */
export const selectDueWithClass = (db: Db, schoolId: Id, assignmentId: Id) =>
  selectRecipients(
    db,
    sql`t.school_id = ${schoolId} and t.assignment_id = ${assignmentId} and t.state in (0, 1) and t.due_at is null`,
  );

/** Students of a class who have submitted, and have nothing open. */
export const selectHandedIn = (db: Db, schoolId: Id, assignmentId: Id) =>
  selectRecipients(db, sql`t.school_id = ${schoolId} and t.assignment_id = ${assignmentId} and t.state in (2, 3)`);

/** Of fully marked attempts, those whose release rule shows marks at once. */
export const selectReleasedByMarking = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  selectRecipients(
    db,
    sql`t.school_id = ${schoolId} and t.id = any(${[...attemptIds]}::uuid[]) and t.state = 3 and a.release = 2
      and a.released_at is null`,
  );

interface ResultRow extends NotifiedStudent, AttemptStatus {
  readonly classDueAt: Date;
  readonly lateUntil: Date | null;
  readonly withdrawnAt: Date | null;
  readonly release: Release;
  readonly releasedAt: Date | null;
}

/** Of these attempts, submitted ones whose marks their students may see now. */
export async function selectWithResults(
  db: Db,
  schoolId: Id,
  attemptIds: readonly Id[],
  now: Date,
): Promise<NotifiedStudent[]> {
  const rows = await db.all<ResultRow>(sql`
    select a.id as assignment_id, t.id as attempt_id, t.person_id, h.title, h.kind,
      a.starts_at, t.state, t.round, t.is_late, t.opened_at,
      t.submitted_at, t.due_at, a.due_at as class_due_at, a.late_until,
      a.withdrawn_at, a.release, a.released_at
    from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where h.removed_at is null and t.school_id = ${schoolId} and t.id = any(${[...attemptIds]}::uuid[])`);
  return rows.filter((row) => !isInHand(row) && maySeeKeys({ ...row, dueAt: row.classDueAt }, row, now));
}

/** A student of an assignment of which guardians are notified. */
export interface ToldStudent {
  readonly assignmentId: Id;
  readonly homeworkId: Id;
  readonly personId: Id;
  readonly title: string;
  readonly className: string;
  readonly startsAt: Date;
}

/** Of the homework of these assignments all students whose guardians are notified; of withdrawn assignments only of these. */
export const selectTold = (db: Db, schoolId: Id, assignmentIds: readonly Id[]) =>
  db.all<ToldStudent>(sql`
    select a.id as assignment_id, a.homework_id, t.person_id, h.title, c.name as class_name, a.starts_at
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.class c on c.school_id = a.school_id and c.id = a.class_id
    join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
    where a.school_id = ${schoolId} and a.tells_guardians
      and (a.withdrawn_at is null or a.id = any(${[...assignmentIds]}::uuid[]))
      and a.homework_id in (select g.homework_id from work.assignment g
        where g.school_id = ${schoolId} and g.id = any(${[...assignmentIds]}::uuid[]))
    order by a.published_at, a.id`);

/** What the teacher of an assignment is notified of. */
export interface NotifiedTeacher {
  readonly homeworkId: Id;
  readonly personId: Id;
  readonly title: string;
  readonly className: string;
  readonly students: number;
  readonly submitted: number;
  /** Items with an open appeal. */
  readonly appeals: number;
}

export const selectTeacher = (db: Db, schoolId: Id, assignmentId: Id) =>
  db.maybe<NotifiedTeacher>(sql`
    select a.homework_id, a.published_by as person_id, h.title, c.name as class_name, a.students,
      a.submitted, (select count(*)::int from work.appeal w
        join work.attempt t on t.school_id = w.school_id and t.id = w.attempt_id
        where t.school_id = a.school_id and t.assignment_id = a.id and w.answered_at is null) as appeals
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.class c on c.school_id = a.school_id and c.id = a.class_id
    where a.school_id = ${schoolId} and a.id = ${assignmentId} and a.withdrawn_at is null and h.removed_at is null`);
