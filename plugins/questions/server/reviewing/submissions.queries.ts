import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { ReviewCheck, SubmissionState } from '../../model/kinds';
import { mostListed } from '../../model/limits';
import { inLanguage } from '../in-language.queries';
import type { OwnRow } from '../saving/saving.queries';

export interface NewSubmission {
  readonly id: Id;
  readonly question: Pick<OwnRow, 'id' | 'version' | 'schoolId' | 'stage' | 'subjectId'>;
  readonly ownerPersonId: Id;
  readonly wanted: 2 | 3;
  readonly submittedAt: Date;
}

/** Writes reviews that wait; where they stand for management scopes is copied, so that the queue needs no other table. */
export async function insertSubmissions(db: Db, submissions: readonly NewSubmission[]): Promise<void> {
  for (const { question: q, ...s } of submissions) {
    await db.run(sql`
      insert into questions.submission (id, school_id, county_id, question_id, version, owner_person_id, stage, subject_id, wanted,
        state, submitted_at)
      values (${s.id}, ${q.schoolId}, (select county_id from core.school where id = ${q.schoolId}::uuid), ${q.id}, ${q.version},
        ${s.ownerPersonId}, ${q.stage}, ${q.subjectId}, ${s.wanted}, 'waiting', ${s.submittedAt})`);
  }
}

/**
 * Reviews `t` that are somebody's to decide, never of his own question: an auditor's within a row of his post's management
 * scope; of others who may review those for the bank of their school.
 */
const isHis = ({ roleId, roleType, personId, schoolId }: SignedIn): Query<boolean> =>
  roleType === roleTypes.auditor
    ? sql<boolean>`
      (t.owner_person_id <> ${personId} and exists (select from core.management_scope m where m.post_id = ${roleId}::uuid
        and (m.county_id is null or m.county_id = t.county_id) and (m.school_id is null or m.school_id = t.school_id)
        and (m.stage is null or m.stage = t.stage) and (m.subject_id is null or m.subject_id = t.subject_id)))`
    : sql<boolean>`(t.owner_person_id <> ${personId} and t.wanted = 2 and t.school_id = ${schoolId}::uuid)`;

export interface ReviewRow {
  readonly taskId: Id;
  readonly id: Id;
  readonly version: number;
  readonly title: string;
  readonly type: number;
  readonly owner: string;
  readonly school: string;
  readonly stageId: Stage;
  readonly subject: string;
  readonly grade: string;
  readonly wanted: 2 | 3;
  readonly state: SubmissionState;
  readonly submitted: Date;
  readonly decided: Date | null;
  readonly reviewer: string;
  readonly reason: string;
}

const columns = (language: Language): Query => sql`
  t.id as task_id, q.id, t.version, q.title, q.type, coalesce(p.name, '') as owner,
  coalesce(${inLanguage('o', language)}, '') as school, t.stage as stage_id, ${inLanguage('s', language)} as subject,
  ${inLanguage('g', language)} as grade, t.wanted, t.state, t.submitted_at as submitted, t.decided_at as decided,
  t.reviewer_name as reviewer, t.reason`;

const joined: Query = sql`
  join questions.question q on q.id = t.question_id
  join core.subject s on s.id = t.subject_id
  join core.grade g on g.id = q.grade_id
  left join core.school o on o.id = t.school_id
  left join core.person p on p.id = t.owner_person_id`;

type Queued = 'waiting' | 'passed' | 'returned';

/** A page of the queue: what waits longest first, of what was decided the newest. */
export function selectQueue(
  db: Db,
  reviewer: SignedIn,
  state: Queued,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  language: Language,
): Promise<ReviewRow[]> {
  const order = state === 'waiting' ? sql`t.submitted_at, t.id` : sql`t.decided_at desc, t.id desc`;
  return db.all(sql<ReviewRow>`
    select ${columns(language)} from questions.submission t ${joined}
    where t.state = ${state} and ${isHis(reviewer)} order by ${order} limit ${limit} offset ${offset}`);
}

export const countQueue = async (db: Db, reviewer: SignedIn, state: Queued): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select from questions.submission t where t.state = ${state} and ${isHis(reviewer)} limit ${mostListed + 1}) counted`)
  ).count;

/** One review that is somebody's; throws 404 `questions.error.noReview`. What its owner has taken back is not there. */
export const selectReview = (db: Db, reviewer: SignedIn, taskId: Id, language: Language) =>
  db.one<ReviewRow & { readonly ticks: ReviewCheck[] }>(
    sql`
      select ${columns(language)}, t.ticks from questions.submission t ${joined}
      where t.id = ${taskId} and t.state <> 'withdrawn' and ${isHis(reviewer)}`,
    'questions.error.noReview',
  );

/** A review while it is being decided. */
export interface LockedReview {
  readonly id: Id;
  readonly questionId: Id;
  readonly schoolId: Id | null;
  readonly title: string;
  readonly wanted: 2 | 3;
  readonly state: SubmissionState;
  readonly submittedAt: Date;
}

/**
 * A review that is somebody's, held until COMMIT: of two reviewers the second waits, and then sees what the first has decided.
 * The question is held first, as its owner holds it who takes it back. Throws 404 `questions.error.noReview`.
 */
export async function lockReview(db: Db, reviewer: SignedIn, taskId: Id): Promise<LockedReview> {
  await db.run(sql`
    select from questions.question where id = (
      select t.question_id from questions.submission t where t.id = ${taskId} and ${isHis(reviewer)}) for update`);
  return db.one(
    sql<LockedReview>`
      select t.id, t.question_id, t.school_id, q.title, t.wanted, t.state,
        t.submitted_at
      from questions.submission t join questions.question q on q.id = t.question_id
      where t.id = ${taskId} and ${isHis(reviewer)} for update of t`,
    'questions.error.noReview',
  );
}

export interface Decision {
  readonly state: 'passed' | 'returned';
  readonly reviewerId: Id;
  readonly reviewerName: string;
  readonly ticks: readonly ReviewCheck[];
  readonly reason: string;
}

export const updateDecided = (db: Db, taskId: Id, d: Decision, now: Date) =>
  db.run(sql`
    update questions.submission set state = ${d.state}, decided_at = ${now}, reviewer_person_id = ${d.reviewerId},
      reviewer_name = ${d.reviewerName}, ticks = ${[...d.ticks]}::text[], reason = ${d.reason}
    where id = ${taskId}`);

/** The one that waits next after this in the queue, else the first; undefined: nothing waits. */
export const selectNext = (db: Db, reviewer: SignedIn, after: { readonly id: Id; readonly submittedAt: Date }) =>
  db.maybe<{ id: Id }>(sql`
    select t.id from questions.submission t
    where t.state = 'waiting' and t.id <> ${after.id} and ${isHis(reviewer)}
    order by (t.submitted_at, t.id) <= (${after.submittedAt}::timestamptz, ${after.id}::uuid), t.submitted_at, t.id limit 1`);

/** Reviews of one's own question, the newest first. */
export const selectOwnReviews = (db: Db, questionId: Id, ownerId: Id) =>
  db.all<Pick<ReviewRow, 'state' | 'wanted' | 'submitted' | 'decided' | 'reviewer' | 'reason'>>(sql`
    select t.state, t.wanted, t.submitted_at as submitted, t.decided_at as decided, t.reviewer_name as reviewer, t.reason
    from questions.submission t where t.question_id = ${questionId} and t.owner_person_id = ${ownerId}
    order by t.submitted_at desc, t.id desc limit 50`);
