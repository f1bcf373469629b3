import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Grade, Memory } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import type { Mode, Skill } from '../../model/modes';
import type { Review } from '../../model/practice/review-log';

/** Whose log it is. */
export interface Whose {
  readonly schoolId: Id;
  readonly personId: Id;
}

export interface NewReview {
  readonly id: Id;
  readonly wordId: Id;
  readonly assignmentId: Id | null;
  readonly mode: Mode | 'paper';
  readonly skill: Skill;
  readonly grade: Grade;
  readonly given: string;
  readonly voiceId: Id | null;
  readonly seconds: number;
  readonly at: Date;
}

/** Appends to a log; rows that are there stay as they are. Returns the words and skills of which something is new. */
export const insertReviews = (
  db: Db,
  { schoolId, personId }: Whose,
  rows: readonly NewReview[],
  now: Date,
  by: Id | null = null,
) =>
  db.all<{ wordId: Id; skill: Skill }>(sql`
    insert into dictionary.review (school_id, id, person_id, word_id, assignment_id, mode, skill, grade, given, voice_id,
      seconds, at, received_at, by_person_id)
    select ${schoolId}, given.id, ${personId}, given.word_id, given.assignment_id, given.mode, given.skill, given.grade,
      given.given, given.voice_id, given.seconds, given.at, ${now}, ${by}::uuid
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ wordId }) => wordId)}::uuid[],
      ${rows.map(({ assignmentId }) => assignmentId)}::uuid[], ${rows.map(({ mode }) => mode)}::text[],
      ${rows.map(({ skill }) => skill)}::text[], ${rows.map(({ grade }) => grade)}::int2[],
      ${rows.map(({ given }) => given)}::text[], ${rows.map(({ voiceId }) => voiceId)}::uuid[],
      ${rows.map(({ seconds }) => seconds)}::int2[], ${rows.map(({ at }) => at)}::timestamptz[])
      as given (id, word_id, assignment_id, mode, skill, grade, given, voice_id, seconds, at)
    on conflict (school_id, id) do nothing
    returning word_id, skill`);

/** The words of a person that nobody else may replay until the transaction has ended. */
export const lockLog = (db: Db, { personId }: Whose) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`dictionary.log ${personId}`}, 0))`);

/** The log of some words, or of all of a person. */
export const selectLog = (db: Db, { schoolId, personId }: Whose, wordIds?: readonly Id[]) =>
  db.all<Review & { readonly wordId: Id; readonly skill: Skill }>(sql`
    select r.id, r.word_id, r.skill, r.grade, r.at from dictionary.review r
    where r.school_id = ${schoolId} and r.person_id = ${personId}
      ${wordIds ? sql`and r.word_id = any(${[...wordIds]}::uuid[])` : sql``}`);

export interface Remembered {
  readonly wordId: Id;
  readonly skill: Skill;
  readonly memory: Memory;
}

export const upsertMemories = (db: Db, { schoolId, personId }: Whose, rows: readonly Remembered[]) =>
  db.run(sql`
    insert into dictionary.memory (school_id, person_id, word_id, skill, due_at, stability, difficulty, reps, lapses, card_state,
      reviewed_at, right_in_row, right_since)
    select ${schoolId}, ${personId}, given.*
    from unnest(${rows.map(({ wordId }) => wordId)}::uuid[], ${rows.map(({ skill }) => skill)}::text[],
      ${rows.map(({ memory }) => memory.dueAt)}::timestamptz[], ${rows.map(({ memory }) => memory.stability)}::float8[],
      ${rows.map(({ memory }) => memory.difficulty)}::float8[], ${rows.map(({ memory }) => memory.reps)}::int2[],
      ${rows.map(({ memory }) => memory.lapses)}::int2[], ${rows.map(({ memory }) => memory.cardState)}::int2[],
      ${rows.map(({ memory }) => memory.reviewedAt)}::timestamptz[], ${rows.map(({ memory }) => memory.rightInRow)}::int2[],
      ${rows.map(({ memory }) => memory.rightSince)}::timestamptz[]) as given
    on conflict (school_id, person_id, word_id, skill) do update set due_at = excluded.due_at, stability = excluded.stability,
      difficulty = excluded.difficulty, reps = excluded.reps, lapses = excluded.lapses, card_state = excluded.card_state,
      reviewed_at = excluded.reviewed_at, right_in_row = excluded.right_in_row, right_since = excluded.right_since`);

export const selectPlan = (db: Db, personId: Id) =>
  db.maybe<Plan>(sql`
    select minutes, days_off, to_char(exam_on, 'YYYY-MM-DD') as exam_on, exam_title
    from dictionary.plan where person_id = ${personId} limit 1`);

export const upsertPlan = (db: Db, { schoolId, personId }: Whose, plan: Plan, now: Date) =>
  db.run(sql`
    insert into dictionary.plan (school_id, person_id, minutes, days_off, exam_on, exam_title, changed_at)
    values (${schoolId}, ${personId}, ${plan.minutes}, ${[...plan.daysOff]}::int2[], ${plan.examOn}::date, ${plan.examTitle}, ${now})
    on conflict (school_id, person_id) do update set minutes = excluded.minutes, days_off = excluded.days_off,
      exam_on = excluded.exam_on, exam_title = excluded.exam_title, changed_at = excluded.changed_at`);
