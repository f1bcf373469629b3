import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isInScope } from 'edutech/plugins/library/kit/server/reviews.queries';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Form } from '../../model/kinds';

/** Public resources by how one looks at them. */
export const countPublic = (db: Db) =>
  db.all<{ form: Form; count: number }>(sql`
    select form, count(*) as count from resource.resource where is_public group by form`);

/** Resources whose owners have put them on one of these chapters or into one of these books. */
export const countStanding = async (
  db: Db,
  { bookIds, nodeIds }: { readonly bookIds: readonly Id[]; readonly nodeIds: readonly Id[] },
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select resource_id from resource.placement where is_direct and node_id = any(${nodeIds}::uuid[])
        union
        select id from resource.resource where book_id = any(${bookIds}::uuid[])) standing`)
  ).count;

interface WaitingReviews {
  readonly count: number;
  /** How many of them are over their time. */
  readonly late: number;
  /** When the first is due, and what it is about. */
  readonly due: Date | null;
  readonly title: string | null;
}

const waitingReviews = (now: Date) => sql`
  select count(*) as count, count(*) filter (where t.due_at < ${now}) as late, min(t.due_at) as due,
    (array_agg(r.title order by t.due_at, t.id))[1] as title
  from resource.audit_task t join resource.resource r on r.id = t.resource_id`;

/** Reviews that are over their time, wherever the connection sees: for those who look after the reviewers. */
export const selectLateReviews = (db: Db, now: Date) =>
  db.one<WaitingReviews>(sql`${waitingReviews(now)} where t.state = 'waiting' and t.due_at < ${now}`);

interface Waiting {
  /** Reviews that wait within the management scopes of the post: those of its queue. */
  readonly reviews: number;
  /** How many of them are over their time. */
  readonly late: number;
  /** When the first is due, and what it is about. */
  readonly due: Date | null;
  readonly title: string | null;
  /** Own resources that the last review returned, not submitted again or removed since. */
  readonly returned: readonly { readonly id: Id; readonly title: string; readonly reason: string }[];
}

/** What a person has to do for resources, in one statement, because every home asks for it. */
export const selectWaiting = (db: Db, reviewer: Pick<SignedIn, 'roleId' | 'personId'>, now: Date) =>
  db.one<Waiting>(sql`
    select w.count as reviews, w.late, w.due, w.title, (
      select coalesce(json_agg(json_build_object('id', replace(o.id::text, '-', ''), 'title', o.title,
        'reason', o.reason) order by o.submitted_at desc), '[]')
      from (
        select r.id, r.title, last.reason, r.submitted_at from resource.resource r
        join lateral (select state, reason from resource.audit_task t where t.resource_id = r.id
          order by t.submitted_at desc, t.id desc limit 1) last on last.state = 'returned'
        where r.owner_person_id = ${reviewer.personId} and r.removed_at is null and r.wanted is null and r.submitted_at is not null
        order by r.submitted_at desc limit 20) o) as returned
    from (${waitingReviews(now)}
      where t.state = 'waiting' and ${isInScope(reviewer)}) w`);

/** Number of resources that a person created in a term, optionally of a grade or a subject. */
export const countMade = async (
  db: Db,
  question: { readonly personId: Id; readonly termId: Id; readonly gradeId?: Id; readonly subjectId?: Id },
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from resource.resource r join core.term t on t.id = ${question.termId}
      where r.owner_person_id = ${question.personId}
        and r.created_at >= t.starts_on::timestamp at time zone ${cityTimeZone}
        and r.created_at < (t.ends_on + 1)::timestamp at time zone ${cityTimeZone}
        and (${question.gradeId ?? null}::uuid is null or r.grade_id = ${question.gradeId ?? null}::uuid)
        and (${question.subjectId ?? null}::uuid is null or r.subject_id = ${question.subjectId ?? null}::uuid)`)
  ).count;
