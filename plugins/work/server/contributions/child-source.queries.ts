import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ReleaseTimes } from '../../model/answering/release';
import { progressColumns } from '../answering/own-attempts.queries';
import { attemptColumns, type AttemptRow } from '../monitoring/monitor.queries';

/** A student's attempt with all that is told of it to guardians. */
export interface ChildAttempt extends AttemptRow {
  readonly times: ReleaseTimes;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly minutes: number;
  readonly seconds: number | null;
  readonly answered: number;
  readonly questions: number;
  /** What teachers wrote beside its answers, where it was asked for. */
  readonly comments: readonly string[];
}

type FlatRow = Omit<ChildAttempt, 'times'> & Omit<ReleaseTimes, 'dueAt'> & { readonly classDueAt: Date };

const commentsOf = sql`coalesce((select array_agg(m.comment order by m.item_id, m.part, m.round) from work.mark m
  where m.school_id = t.school_id and m.attempt_id = t.id and m.comment <> '' and m.by_person is not null), '{}')`;

/** Homework of a student that is open, or was due or submitted since a moment. */
export const selectChildAttempts = async (
  db: Db,
  personId: Id,
  {
    since,
    now,
    language,
    withComments = false,
  }: { readonly since: Date; readonly now: Date; readonly language: Language; readonly withComments?: boolean },
): Promise<ChildAttempt[]> =>
  (
    await db.all<FlatRow>(sql`
      select ${attemptColumns}, a.starts_at, a.due_at as class_due_at, a.late_until, a.withdrawn_at, a.release,
        a.released_at, h.title, s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as subject_code,
        a.minutes, t.seconds, ${progressColumns}, ${withComments ? commentsOf : sql`'{}'::text[]`} as comments
      from work.attempt t
      join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
      join core.subject s on s.id = a.subject_id
      where t.person_id = ${personId} and a.withdrawn_at is null and h.removed_at is null and a.starts_at <= ${now}
        and (coalesce(t.due_at, a.due_at) >= ${since} or t.submitted_at >= ${since} or t.state = 4)
      order by coalesce(t.due_at, a.due_at) desc, t.id limit 200`)
  ).map(({ startsAt, classDueAt, lateUntil, withdrawnAt, release, releasedAt, ...row }) => ({
    ...row,
    times: { startsAt, dueAt: classDueAt, lateUntil, withdrawnAt, release, releasedAt },
  }));

export interface QuestionShare {
  readonly attemptId: Id;
  readonly questionId: Id;
  readonly version: number;
  readonly points: number;
  readonly of: number;
}

/** Points of the bank's questions in the first round of these attempts. */
export const selectQuestionShares = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<QuestionShare>(sql`
    select m.attempt_id, i.question_id, i.question_version as version, sum(m.points) as points, sum(m.of) as of
    from work.mark m
    join work.attempt t on t.school_id = m.school_id and t.id = m.attempt_id
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.item i on i.school_id = a.school_id and i.homework_id = a.homework_id and i.id = m.item_id
    where m.school_id = ${schoolId} and m.attempt_id = any(${[...attemptIds]}::uuid[]) and m.round = 0
      and m.points is not null and m.of > 0 and i.question_id is not null
    group by m.attempt_id, i.question_id, i.question_version`);
