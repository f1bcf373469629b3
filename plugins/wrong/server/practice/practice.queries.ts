import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Day } from 'edutech/core/common/time/city-time';
import type { EntryState } from '../../model/entry';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import type { Grade, Memory } from 'edutech/plugins/questions/kit/common/scheduling/memory';

export const selectPlan = (db: Db, personId: Id) =>
  db.maybe<Plan>(sql`
    select minutes, days_off, exam_on, exam_title
    from wrong.plan where person_id = ${personId} order by changed_at desc limit 1`);

export const upsertPlan = (db: Db, row: Plan & { readonly schoolId: Id; readonly personId: Id; readonly now: Date }) =>
  db.run(sql`
    insert into wrong.plan (school_id, person_id, minutes, days_off, exam_on, exam_title, changed_at)
    values (${row.schoolId}, ${row.personId}, ${row.minutes}, ${[...row.daysOff]}::int2[], ${row.examOn}::date,
      ${row.examTitle}, ${row.now})
    on conflict (school_id, person_id) do update set minutes = excluded.minutes, days_off = excluded.days_off,
      exam_on = excluded.exam_on, exam_title = excluded.exam_title, changed_at = excluded.changed_at`);

/** Planned load of each day from a day on: questions and seconds, without mastered entries. */
export const selectLoad = (db: Db, personId: Id, from: Date) =>
  db.all<{ day: Day; count: number; seconds: number }>(sql`
    select to_char(due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as count, sum(seconds)::int as seconds
    from wrong.entry where person_id = ${personId} and removed_at is null and state < 2 and due_at >= ${from} group by 1`);

/** A student's results on each question, over all reports since then. */
export const selectQuestionTallies = (db: Db, personId: Id, since: Date) =>
  db.all<{ questionId: Id; version: number; times: number; wrong: number }>(sql`
    select question_id, max(question_version) as version, count(*)::int as times,
      (count(*) filter (where points < of))::int as wrong
    from wrong.result where person_id = ${personId} and at >= ${since} group by question_id limit 2000`);

export interface PracticeRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly personId: Id;
  readonly entryIds: readonly Id[];
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

const columns = sql`school_id as school_id, id, person_id, entry_ids,
  started_at, ended_at`;

/** How long an unfinished practice can be continued. */
const openFor = 86_400_000;
/** When what is still open was begun at the earliest. */
export const openSince = (now: Date): Date => new Date(now.getTime() - openFor);

/** The open practice that a student started today or yesterday. */
export const selectOpenPractice = (db: Db, personId: Id, now: Date) =>
  db.maybe<PracticeRow>(sql`
    select ${columns} from wrong.practice
    where person_id = ${personId} and ended_at is null and started_at > ${openSince(now)}
    order by started_at desc limit 1`);

/** The actor's own practice; else 404 `wrong.error.noPractice`. */
export const selectPractice = (db: Db, personId: Id, id: Id) =>
  db.one<PracticeRow>(
    sql`select ${columns} from wrong.practice where person_id = ${personId} and id = ${id}`,
    'wrong.error.noPractice',
  );

/** The same, locked until the call ends. */
export const lockPractice = (db: Db, personId: Id, id: Id) =>
  db.one<PracticeRow>(
    sql`select ${columns} from wrong.practice where person_id = ${personId} and id = ${id} for update`,
    'wrong.error.noPractice',
  );

export const insertPractice = (db: Db, row: Omit<PracticeRow, 'endedAt'>) =>
  db.run(sql`
    insert into wrong.practice (school_id, id, person_id, entry_ids, started_at)
    values (${row.schoolId}, ${row.id}, ${row.personId}, ${[...row.entryIds]}::uuid[], ${row.startedAt})`);

/** A wrong answer is asked once more at the end. */
export const appendToPractice = (db: Db, { schoolId, id }: PracticeRow, entryId: Id) =>
  db.run(sql`
    update wrong.practice set entry_ids = entry_ids || ${entryId}::uuid where school_id = ${schoolId} and id = ${id}`);

export const updateEnded = (db: Db, personId: Id, now: Date, id?: Id) =>
  db.run(sql`
    update wrong.practice set ended_at = ${now} where person_id = ${personId} and ended_at is null
      ${id ? sql`and id = ${id}` : sql``}`);

export interface ReviewRow {
  readonly id: Id;
  readonly place: number;
  readonly entryId: Id;
  readonly how: 'marked' | 'rated';
  readonly grade: Grade;
  readonly isRight: boolean;
  readonly counted: boolean;
  readonly points: number | null;
  readonly answers: Answer[];
  readonly seconds: number;
  readonly at: Date;
  readonly dueBefore: Date;
  readonly dueAfter: Date;
  readonly stabilityAfter: number;
}

export const selectReviews = (db: Db, { schoolId, id }: Pick<PracticeRow, 'schoolId' | 'id'>) =>
  db.all<ReviewRow>(sql`
    select id, place, entry_id, how, grade, is_right, counted, points, answers, seconds, at,
      due_before, due_after, stability_after
    from wrong.review where school_id = ${schoolId} and practice_id = ${id} order by place`);

export const insertReview = (db: Db, { schoolId, id, personId }: PracticeRow, row: ReviewRow) =>
  db.run(sql`
    insert into wrong.review (school_id, id, practice_id, place, entry_id, person_id, how, grade, is_right, counted,
      points, answers, seconds, at, due_before, due_after, stability_after)
    values (${schoolId}, ${row.id}, ${id}, ${row.place}, ${row.entryId}, ${personId}, ${row.how}, ${row.grade},
      ${row.isRight}, ${row.counted}, ${row.points}, ${JSON.stringify(row.answers)}, ${row.seconds}, ${row.at},
      ${row.dueBefore}, ${row.dueAfter}, ${row.stabilityAfter})`);

/** The current memory state of an entry. */
export const updateMemory = (
  db: Db,
  { schoolId, id }: { readonly schoolId: Id; readonly id: Id },
  memory: Memory & { readonly state: EntryState; readonly masteredAt: Date | null },
) =>
  db.run(sql`
    update wrong.entry set due_at = ${memory.dueAt}, stability = ${memory.stability}, difficulty = ${memory.difficulty},
      reps = ${memory.reps}, lapses = ${memory.lapses}, card_state = ${memory.cardState},
      reviewed_at = ${memory.reviewedAt}, right_in_row = ${memory.rightInRow}, right_since = ${memory.rightSince},
      state = ${memory.state}, mastered_at = ${memory.masteredAt}
    where school_id = ${schoolId} and id = ${id}`);

/** Moves due dates of the coming days. */
export const updateDue = (db: Db, personId: Id, rows: readonly { readonly id: Id; readonly dueAt: Date }[]) =>
  db.run(sql`
    update wrong.entry e set due_at = given.due_at
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ dueAt }) => dueAt)}::timestamptz[]) as given (id, due_at)
    where e.person_id = ${personId} and e.id = given.id`);
