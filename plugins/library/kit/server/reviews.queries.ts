import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { mostListed, type QueuedState, type ReviewState } from '../common/review';
import type { Shared } from '../common/sharing';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LibraryTables } from './library-tables';

type Tables = Pick<LibraryTables, 'items' | 'seen' | 'item' | 'reviews' | 'reviewer'>;

/**
 * Reviews `t` within the management scope of somebody's post: one row of it covers them. Four eyes: nobody decides about
 * something of their own.
 */
export const isInScope = ({ roleId, personId }: Pick<SignedIn, 'roleId' | 'personId'>): Query<boolean> => sql<boolean>`
  (t.owner_person_id <> ${personId} and exists (select from core.management_scope m where m.post_id = ${roleId}::uuid
    and (m.county_id is null or m.county_id = t.county_id) and (m.school_id is null or m.school_id = t.school_id)
    and (m.stage is null or m.stage = t.stage) and (m.subject_id is null or m.subject_id = t.subject_id)))`;

export interface NewReview {
  readonly id: Id;
  readonly item: { readonly id: Id; readonly schoolId: Id | null; readonly stage: Stage; readonly subjectId: Id };
  readonly ownerPersonId: Id;
  readonly wanted: Shared;
  readonly submittedAt: Date;
}

/**
 * Writes a review that waits, with further columns of the area (`more`). County, stage and subject are copied, so that a
 * queue compares management scopes without other tables.
 */
export const insertReview = (db: Db, t: Tables, review: NewReview, more: Readonly<Record<string, Query>>) => {
  const { item, ...r } = review;
  const names = Object.keys(more).map((name) => sql`, ${sql.ref(name)}`);
  const values = Object.values(more).map((value) => sql`, ${value}`);
  return db.run(sql`
    insert into ${sql.table(t.reviews)} (id, school_id, county_id, ${sql.ref(t.item)}, owner_person_id, stage, subject_id,
      wanted, state, submitted_at${sql.join(names, sql``)})
    values (${r.id}, ${item.schoolId}, (select county_id from core.school where id = ${item.schoolId}::uuid), ${item.id},
      ${r.ownerPersonId}, ${item.stage}, ${item.subjectId}, ${r.wanted}, 'waiting', ${r.submittedAt}${sql.join(values, sql``)})`);
};

/** What every line of a queue has, in the reader's language. */
export interface QueueRow {
  readonly taskId: Id;
  readonly id: Id;
  readonly title: string;
  readonly owner: string;
  readonly school: string;
  readonly stageId: Stage;
  readonly subject: string;
  readonly grade: string;
  readonly wanted: Shared;
  readonly state: ReviewState;
  readonly submitted: Date;
  readonly decided: Date | null;
  readonly reviewer: string;
  readonly reason: string;
}

/** What an area reads of its reviews `t`, things `i` and owners `p`. */
export interface QueueOf {
  /** Further columns. */
  readonly more: Query;
  /** Name of an owner whose account the reader does not see; otherwise empty. */
  readonly ownerElse?: Query;
  /** Which reviews are somebody's, and what narrows them. */
  readonly where: Query;
  readonly language: Language;
}

const linesOf = (t: Tables, { more, ownerElse = sql`''`, language }: QueueOf): Query => sql`
  select t.id as task_id, i.id, i.title, coalesce(p.name, ${ownerElse}) as owner,
    coalesce(${inLanguage('o', language)}, '') as school,
    t.stage as stage_id, ${inLanguage('s', language)} as subject, ${inLanguage('g', language)} as grade, t.wanted, t.state,
    t.submitted_at as submitted, t.decided_at as decided, t.${sql.ref(`${t.reviewer}_name`)} as reviewer, t.reason, ${more}
  from ${sql.table(t.reviews)} t
  join ${sql.table(t.items)} i on i.id = t.${sql.ref(t.item)}
  join core.subject s on s.id = t.subject_id
  join core.grade g on g.id = i.grade_id
  left join core.school o on o.id = t.school_id
  left join core.person p on p.id = t.owner_person_id`;

/** Further columns, and the checks that were ticked. */
export const withTicks = (more: Query): Query => sql`${more}, t.ticks`;

/** A page of the queue: the longest waiting first; decided reviews, the newest first. */
export function selectQueue<Row extends QueueRow>(
  db: Db,
  t: Tables,
  queue: QueueOf,
  { state, offset, limit }: { readonly state: QueuedState; readonly offset: number; readonly limit: number },
): Promise<Row[]> {
  const order = state === 'waiting' ? sql`t.submitted_at, t.id` : sql`t.decided_at desc, t.id desc`;
  return db.all(sql<Row>`
    ${linesOf(t, queue)} where t.state = ${state} and ${queue.where} order by ${order} limit ${limit} offset ${offset}`);
}

export const countQueue = async (db: Db, t: Tables, { where }: QueueOf, state: QueuedState): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select from ${sql.table(t.reviews)} t where t.state = ${state} and ${where} limit ${mostListed + 1}) counted`)
  ).count;

/** One review that is somebody's; throws 404 `missing`. What its owner has withdrawn is not there. */
export const selectReview = <Row extends QueueRow>(db: Db, t: Tables, queue: QueueOf, taskId: Id, missing: string) =>
  db.one<Row>(
    sql<Row>`${linesOf(t, queue)} where t.id = ${taskId} and t.state <> 'withdrawn' and ${queue.where}`,
    missing,
  );

/** A review while it is being decided. */
export interface LockedReview {
  readonly id: Id;
  readonly itemId: Id;
  readonly schoolId: Id | null;
  readonly ownerId: Id;
  readonly title: string;
  readonly wanted: Shared;
  readonly state: ReviewState;
  readonly submittedAt: Date;
  /** What it asked for is so: those for whom it passed see it. */
  readonly isShared: boolean;
}

/**
 * Reviews that are somebody's, held until COMMIT, in the order of their ids: of two reviewers the second waits, and then
 * sees what the first has decided. Things are held first, as their owners hold them who withdraw them.
 */
export async function lockReviews<Row extends LockedReview>(
  db: Db,
  t: Tables,
  { where, more }: Pick<QueueOf, 'where' | 'more'>,
  taskIds: readonly Id[],
): Promise<Row[]> {
  const item = sql.ref(t.item);
  await db.run(sql`
    select from ${sql.table(t.items)} where id = any(array(
      select t.${item} from ${sql.table(t.reviews)} t where t.id = any(${taskIds}::uuid[]) and ${where}))
    order by id for update`);
  return db.all(sql<Row>`
    select t.id, t.${item} as item_id, t.school_id, t.owner_person_id as owner_id, i.title, t.wanted, t.state, t.submitted_at,
      i.${sql.ref(t.seen)} = t.wanted and i.removed_at is null as is_shared, ${more}
    from ${sql.table(t.reviews)} t join ${sql.table(t.items)} i on i.id = t.${item}
    where t.id = any(${taskIds}::uuid[]) and ${where} order by t.id for update of t`);
}

/** The one that waits next after this in the queue, else the first; undefined: nothing waits. */
export const selectNext = (
  db: Db,
  t: Tables,
  where: Query,
  after: { readonly id: Id; readonly submittedAt: Date },
): Promise<{ id: Id } | undefined> =>
  db.maybe(sql<{ id: Id }>`
    select t.id from ${sql.table(t.reviews)} t
    where t.state = 'waiting' and t.id <> ${after.id} and ${where}
    order by (t.submitted_at, t.id) <= (${after.submittedAt}::timestamptz, ${after.id}::uuid), t.submitted_at, t.id limit 1`);

export interface Decision {
  readonly state: 'passed' | 'returned';
  readonly reviewerId: Id;
  readonly reviewerName: string;
  readonly ticks: readonly string[];
  readonly reason: string;
}

export const updateDecided = (db: Db, t: Tables, taskId: Id, d: Decision, now: Date) =>
  db.run(sql`
    update ${sql.table(t.reviews)} set state = ${d.state}, decided_at = ${now},
      ${sql.ref(`${t.reviewer}_person_id`)} = ${d.reviewerId}, ${sql.ref(`${t.reviewer}_name`)} = ${d.reviewerName},
      ticks = ${[...d.ticks]}::text[], reason = ${d.reason}
    where id = ${taskId}`);
