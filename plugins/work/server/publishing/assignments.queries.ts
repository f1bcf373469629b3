import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AiRule, Tier } from '../../model/homework';
import type { ReleaseTimes } from '../../model/answering/release';
import { type HomeworkKey, isTeacherOf } from '../homework/homework.queries';

/** An assignment as its teachers read it; later reads and writes take this row instead of an id. */
export interface AssignmentRow extends ReleaseTimes {
  readonly schoolId: Id;
  readonly id: Id;
  readonly homeworkId: Id;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly title: string;
  readonly closedAt: Date | null;
  readonly rounds: number;
  readonly aiRule: AiRule;
  readonly counts: boolean;
  readonly tellsGuardians: boolean;
  readonly asks: boolean;
  readonly minutes: number;
  readonly publishedAt: Date;
  readonly students: number;
  readonly opened: number;
  readonly submitted: number;
  readonly corrected: number;
  readonly late: number;
  readonly points: number;
  readonly of: number;
}

export const assignmentColumns = sql`a.school_id, a.id, a.homework_id, a.class_id,
  c.name as class_name, a.subject_id, h.title, a.starts_at, a.due_at,
  a.late_until, a.withdrawn_at, a.release, a.released_at,
  a.closed_at, a.rounds, a.ai_rule, a.counts, a.asks, a.tells_guardians, a.minutes, a.published_at,
  a.students, a.opened, a.submitted, a.corrected, a.late, a.points, a.of`;
export const assignmentTables = sql`work.assignment a
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.class c on c.school_id = a.school_id and c.id = a.class_id`;

/** An assignment of a class that the actor teaches; else 404 `work.error.noAssignment`. */
export const selectAssignment = (db: Db, actor: SignedIn, id: Id) =>
  db.one<AssignmentRow>(
    sql`select ${assignmentColumns} from ${assignmentTables}
      where a.id = ${id} and a.school_id = ${actor.schoolId}::uuid and h.removed_at is null and ${isTeacherOf(actor)}`,
    'work.error.noAssignment',
  );

/** Locks several of them until the call ends; some may be missing. */
export const lockAssignments = (db: Db, actor: SignedIn, ids: readonly Id[]) =>
  db.all<AssignmentRow>(sql`
    select ${assignmentColumns} from ${assignmentTables}
    where a.id = any(${[...ids]}::uuid[]) and a.school_id = ${actor.schoolId}::uuid and h.removed_at is null
      and ${isTeacherOf(actor)}
    order by a.id for update of a`);

export interface NewAssignment {
  readonly id: Id;
  readonly classId: Id;
  readonly startsAt: Date;
  readonly dueAt: Date;
  readonly lateUntil: Date | null;
}

export const insertAssignment = (
  db: Db,
  homework: HomeworkKey & { readonly subjectId: Id; readonly minutes: number },
  row: NewAssignment &
    Pick<AssignmentRow, 'release' | 'rounds' | 'aiRule' | 'counts' | 'asks' | 'tellsGuardians'> & {
      readonly reason: string;
    },
  by: { readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into work.assignment (school_id, id, homework_id, class_id, subject_id, starts_at, due_at, late_until, release,
      rounds, ai_rule, counts, asks, tells_guardians, minutes, reason, published_by, published_at)
    values (${homework.schoolId}, ${row.id}, ${homework.id}, ${row.classId}, ${homework.subjectId}, ${row.startsAt},
      ${row.dueAt}, ${row.lateUntil}, ${row.release}, ${row.rounds}, ${row.aiRule}, ${row.counts}, ${row.asks},
      ${row.tellsGuardians},
      ${homework.minutes}, ${row.reason}, ${by.personId}, ${by.now})`);

export const insertAttempts = (
  db: Db,
  { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>,
  rows: readonly { readonly id: Id; readonly personId: Id; readonly tier: Tier; readonly of: number }[],
) =>
  db.run(sql`
    insert into work.attempt (school_id, id, assignment_id, person_id, tier, of)
    select ${schoolId}, given.id, ${id}, given.person_id, given.tier, given.of
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.tier)}::int2[], ${rows.map((row) => row.of)}::numeric[]) as given (id, person_id, tier, of)`);

/** Students who have this homework already, by its assignments. */
export const selectHolders = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<{ personId: Id }>(sql`
    select t.person_id from work.assignment a
    join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
    where a.school_id = ${schoolId} and a.homework_id = ${id} and a.withdrawn_at is null`);

/** How many students have one of these homeworks through two classes. */
export const countAssignedTwice = async (db: Db, schoolId: Id, homeworkIds: readonly Id[]) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select from work.assignment a
        join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
        where a.school_id = ${schoolId} and a.homework_id = any(${[...homeworkIds]}::uuid[]) and a.withdrawn_at is null
        group by a.homework_id, t.person_id having count(*) > 1) twice`)
  ).count;

/** A class that the actor teaches a subject in a term, with its grade (1 to 12); else 404 `work.error.notTaught`. */
export const selectTaughtClass = (
  db: Db,
  actor: SignedIn,
  { classId, subjectId, termId }: { classId: Id; subjectId: Id; termId: Id },
) =>
  db.one<{ schoolId: Id; classId: Id; className: string; grade: number }>(
    sql`select c.school_id, c.id as class_id, c.name as class_name, g.number as grade
      from core.class c join core.grade g on g.id = c.grade_id
      where c.id = ${classId} and c.school_id = ${actor.schoolId}::uuid and exists (
        select from core.class_teacher ct where ct.school_id = c.school_id and ct.class_id = c.id
          and ct.term_id = ${termId} and ct.subject_id = ${subjectId} and ct.person_id = ${actor.personId})`,
    'work.error.notTaught',
  );

/** Students of a class in a term, with their layer in a subject, if any. */
export const selectStudentsWithLayers = (
  db: Db,
  { schoolId, classId, termId, subjectId }: { schoolId: Id; classId: Id; termId: Id; subjectId: Id },
) =>
  db.all<{ personId: Id; layerId: Id | null; layer: number | null }>(sql`
    select m.person_id, l.id as layer_id, l.place as layer
    from core.class_member m
    left join lateral (
      select ranked.id, ranked.place from (
        select l.id, (row_number() over (order by l.sort, l.id) - 1)::int as place from core.layer l
        where l.school_id = m.school_id and l.class_id = m.class_id and l.term_id = m.term_id and l.subject_id = ${subjectId}
      ) ranked
      join core.layer_member lm on lm.school_id = m.school_id and lm.layer_id = ranked.id and lm.person_id = m.person_id
      order by ranked.place limit 1) l on true
    where m.school_id = ${schoolId} and m.class_id = ${classId} and m.term_id = ${termId}
    order by m.seat, m.person_id`);

export const updatePublished = (db: Db, { schoolId, id }: HomeworkKey, now: Date | null) =>
  db.run(sql`update work.homework set published_at = ${now} where school_id = ${schoolId} and id = ${id}`);

/** Withdraws assignments, or restores them. */
export const updateWithdrawn = (db: Db, rows: readonly AssignmentRow[], now: Date | null) =>
  db.run(sql`
    update work.assignment set withdrawn_at = ${now}
    where school_id = ${rows[0]?.schoolId ?? null}::uuid and id = any(${rows.map(({ id }) => id)}::uuid[])
      and (withdrawn_at is null) = ${now !== null}`);

/** Recalculates the full points of attempts: the homework may have been changed while no class had it. */
export const updateFullPoints = (db: Db, schoolId: Id, ids: readonly Id[]) =>
  db.run(sql`
    update work.attempt t set of = coalesce((
      select sum(p::numeric) from work.item i, jsonb_array_elements_text(i.points) p
      where i.school_id = a.school_id and i.homework_id = a.homework_id and i.tiers & (1 << t.tier) <> 0), 0)
    from work.assignment a
    where t.school_id = ${schoolId} and t.assignment_id = any(${[...ids]}::uuid[]) and t.state = 0
      and a.school_id = t.school_id and a.id = t.assignment_id`);

/** Turns homework that no class has any more, and that nobody has begun, back into drafts. */
export const updateUnassigned = (db: Db, schoolId: Id, homeworkIds: readonly Id[]) =>
  db.run(sql`
    update work.homework h set published_at = null
    where h.school_id = ${schoolId} and h.id = any(${[...homeworkIds]}::uuid[]) and not exists (
      select from work.assignment a where a.school_id = h.school_id and a.homework_id = h.id
        and (a.withdrawn_at is null or exists (select from work.attempt t where t.school_id = a.school_id
          and t.assignment_id = a.id and (t.opened_at is not null or t.state > 0))))`);

/**
 * Locks the homework of assignments before the assignments: nobody publishes it, saves it or sets its keys until the call
 * ends. A separate statement, so that the following ones see what the previous holder has written.
 */
export const lockHomeworkOf = (db: Db, ids: readonly Id[]) =>
  db.run(sql`
    select from work.homework h where (h.school_id, h.id) in (
      select a.school_id, a.homework_id from work.assignment a where a.id = any(${[...ids]}::uuid[]))
    order by h.id for no key update`);

/** Locks an assignment for the platform's own work, whoever teaches the class, until the call ends. */
export const lockAssignmentAsSystem = (db: Db, { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>) =>
  db.one<AssignmentRow>(
    sql`select ${assignmentColumns} from ${assignmentTables}
      where a.school_id = ${schoolId} and a.id = ${id} for update of a`,
    'work.error.noAssignment',
  );
