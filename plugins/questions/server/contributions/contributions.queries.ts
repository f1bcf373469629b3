import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

const mostTold = 20;
const schoolReviewers = [roleTypes.principal, roleTypes.subjectLeader];

/** What a person has to do for the bank: the number of reviews that wait for them, and own questions to look at. */
interface Waiting {
  readonly toReview: number;
  readonly own: readonly OwnQuestion[];
}

interface OwnQuestion {
  readonly id: Id;
  readonly title: string;
  /** Open fault reports; 0: the last review returned it. */
  readonly faults: number;
  /** Text of the newest report, or the reason for which it was returned. */
  readonly note: string;
}

/** Reviews within the management scopes of somebody's posts, or for their school's bank. */
const toReview = (personId: Id) => sql`
  select count(*)::int from questions.submission t
  where t.state = 'waiting' and t.owner_person_id <> ${personId} and (
    exists (
      select from core.management_scope m join core.post p on p.id = m.post_id
      where p.person_id = ${personId} and p.ended_at is null and p.role_type = ${roleTypes.auditor}
        and (m.county_id is null or m.county_id = t.county_id) and (m.school_id is null or m.school_id = t.school_id)
        and (m.stage is null or m.stage = t.stage) and (m.subject_id is null or m.subject_id = t.subject_id))
    or (t.wanted = 2 and exists (
      select from core.post p where p.person_id = ${personId} and p.ended_at is null and p.school_id = t.school_id
        and p.role_type = any(${schoolReviewers}::smallint[]))))`;

/** Own questions with an open fault report, the newest report first. */
const reported = (personId: Id) => sql`
  select q.id, q.title, count(*)::int as faults, (array_agg(r.text order by r.reported_at desc))[1] as note,
    max(r.reported_at) as at
  from questions.fault_report r join questions.question q on q.id = r.question_id
  where r.owner_person_id = ${personId} and r.state = 'open' and q.removed_at is null
  group by q.id, q.title order by at desc limit ${mostTold}`;

/** Own questions that the last review returned, not submitted again or removed since. */
const returned = (personId: Id) => sql`
  select q.id, q.title, 0 as faults, last.reason as note, q.submitted_at as at from questions.question q
  join lateral (select state, reason from questions.submission t where t.question_id = q.id
    order by t.submitted_at desc, t.id desc limit 1) last on last.state = 'returned'
  where q.owner_person_id = ${personId} and q.removed_at is null and q.wanted is null and q.submitted_at is not null
  order by at desc limit ${mostTold}`;

/** In one statement, because every home asks for it; reported questions first. */
export const selectWaiting = (db: Db, personId: Id) =>
  db.one<Waiting>(sql`
    select (${toReview(personId)}) as to_review, (
      select coalesce(json_agg(json_build_object('id', replace(o.id::text, '-', ''), 'title', o.title,
        'faults', o.faults, 'note', o.note) order by o.faults = 0, o.at desc), '[]')
      from ((${reported(personId)}) union all (${returned(personId)})) o) as own`);

/** Number of questions that a person created in a term, optionally of a grade or a subject. */
export const countMade = async (
  db: Db,
  wanted: { readonly personId: Id; readonly termId: Id; readonly gradeId?: Id; readonly subjectId?: Id },
): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*) as count from questions.question q join core.term t on t.id = ${wanted.termId}
      where q.owner_person_id = ${wanted.personId}
        and q.created_at >= t.starts_on::timestamp at time zone ${cityTimeZone}
        and q.created_at < (t.ends_on + 1)::timestamp at time zone ${cityTimeZone}
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
