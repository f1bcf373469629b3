import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

const mostTold = 20;
const schoolReviewers = [roleTypes.principal, roleTypes.subjectLeader];

/** Number of reviews that wait for the actor: within the management scopes of their posts, or for their school's bank. */
export const countToReview = async (db: Db, personId: Id): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*) as count from questions.submission t
      where t.state = 'waiting' and t.owner_person_id <> ${personId} and (
        exists (
          select from core.management_scope m join core.post p on p.id = m.post_id
          where p.person_id = ${personId} and p.ended_at is null and p.role_type = ${roleTypes.auditor}
            and (m.county_id is null or m.county_id = t.county_id) and (m.school_id is null or m.school_id = t.school_id)
            and (m.stage is null or m.stage = t.stage) and (m.subject_id is null or m.subject_id = t.subject_id))
        or (t.wanted = 2 and exists (
          select from core.post p where p.person_id = ${personId} and p.ended_at is null and p.school_id = t.school_id
            and p.role_type = any(${schoolReviewers}::smallint[]))))`)
  ).count;

/** Own questions with an open fault report, the newest report first. */
export const selectReported = (db: Db, personId: Id) =>
  db.all(sql<{ id: Id; title: string; count: number; note: string }>`
    select q.id, q.title, count(*) as count, (array_agg(r.text order by r.reported_at desc))[1] as note
    from questions.fault_report r join questions.question q on q.id = r.question_id
    where r.owner_person_id = ${personId} and r.state = 'open' and q.removed_at is null
    group by q.id, q.title order by max(r.reported_at) desc limit ${mostTold}`);

/** Own questions that the last review returned, not submitted again or removed since. */
export const selectReturned = (db: Db, personId: Id) =>
  db.all(sql<{ id: Id; title: string; reason: string }>`
    select q.id, q.title, last.reason from questions.question q
    join lateral (select state, reason from questions.submission t where t.question_id = q.id
      order by t.submitted_at desc, t.id desc limit 1) last on last.state = 'returned'
    where q.owner_person_id = ${personId} and q.removed_at is null and q.wanted is null and q.submitted_at is not null
    order by q.submitted_at desc limit ${mostTold}`);

/** Number of questions that a person created in a term, optionally of a grade or a subject. */
export const countMade = async (
  db: Db,
  wanted: { readonly personId: Id; readonly termId: Id; readonly gradeId?: Id; readonly subjectId?: Id },
): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*) as count from questions.question q join core.term t on t.id = ${wanted.termId}
      where q.owner_person_id = ${wanted.personId} and q.created_at >= t.starts_on and q.created_at < t.ends_on + 1
        and (${wanted.gradeId ?? null}::uuid is null or q.grade_id = ${wanted.gradeId ?? null}::uuid)
        and (${wanted.subjectId ?? null}::uuid is null or q.subject_id = ${wanted.subjectId ?? null}::uuid)`)
  ).count;

/** Questions whose owners have put them on one of these chapters, or on a chapter of one of these books. */
export const countStanding = async (
  db: Db,
  { bookIds, nodeIds }: { readonly bookIds: readonly Id[]; readonly nodeIds: readonly Id[] },
): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(distinct p.question_id) as count from questions.placement p
      where p.is_direct and p.shown > 0 and p.node_id in (
        select unnest(${nodeIds}::uuid[])
        union all select n.id from textbook.node n where n.book_id = any(${bookIds}::uuid[]))`)
  ).count;
