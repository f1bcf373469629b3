import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { Rung } from '../../model/ladder';
import type { AskedArea, RequestState } from '../../model/request';
import { requestColumns, type RequestRow } from '../asking/requests.queries';
import type { ItemKey } from '../items/items.queries';
import { isTaught, subjectsOf, type Teaching } from './taught.queries';

/** Items in a queue: the desk of a day. */
const mostItems = 100;
/** Questions about an item: more are answered by the same answer all the same. */
const mostRequests = 300;

export type Scope = 'mine' | 'group';
export type QueueState = 'all' | 'open' | 'done';

interface QueueRow {
  readonly itemId: Id;
  readonly people: number;
  readonly open: number;
  readonly openSince: Date | null;
  readonly lastAt: Date;
}

/** Shared questions of the subjects that somebody teaches, whose class somebody else teaches. */
const isOfGroup = (teaching: Teaching): Query<boolean> =>
  sql`r.school_id = ${teaching.schoolId}::uuid and r.subject_id = any(${subjectsOf(teaching)}::uuid[])
    and r.shared_at is not null and r.removed_at is null and r.state < 3
    and not ${isTaught(teaching, sql`r.class_id`, sql`r.subject_id`)}`;

const having = (state: QueueState, open: Query, asked: Query): Query =>
  state === 'open' ? sql`${open} > 0` : state === 'done' ? sql`${open} = 0 and ${asked} > 0` : sql`${asked} > 0`;

/** Unanswered items first, by how many ask; then those with news last. */
export const selectQueue = (db: Db, teaching: Teaching, scope: Scope, state: QueueState) =>
  scope === 'mine'
    ? db.all<QueueRow>(sql`
        select c.item_id, sum(c.people)::int as people, sum(c.open)::int as open, min(c.open_since) as open_since,
          max(c.last_at) as last_at
        from coach.class_item c
        where c.school_id = ${teaching.schoolId}::uuid and ${isTaught(teaching, sql`c.class_id`, sql`c.subject_id`)}
        group by c.item_id having ${having(state, sql`sum(c.open)`, sql`sum(c.asked)`)}
        order by (sum(c.open) > 0) desc, case when sum(c.open) > 0 then sum(c.people) end desc nulls last,
          max(c.last_at) desc, c.item_id limit ${mostItems}`)
    : db.all<QueueRow>(sql`
        select r.item_id, count(distinct r.person_id)::int as people, count(*) filter (where r.state = 0)::int as open,
          min(r.open_since) filter (where r.state = 0) as open_since, max(r.asked_at) as last_at
        from coach.request r where ${isOfGroup(teaching)}
        group by r.item_id having ${having(state, sql`count(*) filter (where r.state = 0)`, sql`count(*)`)}
        order by (count(*) filter (where r.state = 0) > 0) desc, count(distinct r.person_id) desc, max(r.asked_at) desc,
          r.item_id limit ${mostItems}`);

export interface QueueCounts {
  readonly open: number;
  readonly waiting: number;
  readonly asked: number;
}

/** Items that wait, questions that wait, and all questions. */
export const countQueue = (db: Db, teaching: Teaching) =>
  db.one<QueueCounts>(sql`
    select count(distinct c.item_id) filter (where c.open > 0)::int as open, coalesce(sum(c.open), 0)::int as waiting,
      coalesce(sum(c.asked), 0)::int as asked
    from coach.class_item c
    where c.school_id = ${teaching.schoolId}::uuid and ${isTaught(teaching, sql`c.class_id`, sql`c.subject_id`)}`);

/** Items of the subject group that wait. */
export const countGroup = async (db: Db, teaching: Teaching): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct r.item_id)::int as count from coach.request r where ${isOfGroup(teaching)} and r.state = 0`)
  ).count;

export interface ItemFacts {
  readonly itemId: Id;
  readonly area: AskedArea;
  readonly title: string;
  readonly number: number | null;
  readonly answers: number;
}

/** Where items were asked about last, and how many answers they have. */
export const selectFacts = (db: Db, schoolId: Id | null, itemIds: readonly Id[]) =>
  db.all<ItemFacts>(sql`
    select i.id as item_id, coalesce(r.area, 'bank') as area, coalesce(r.title, '') as title, r.number,
      (select count(*)::int from coach.answer a
        where a.school_id = i.school_id and a.item_id = i.id and a.removed_at is null) as answers
    from coach.item i left join lateral (
      select q.area, q.title, q.number from coach.request q where q.school_id = i.school_id and q.item_id = i.id
        and q.removed_at is null order by (q.title <> '') desc, q.asked_at desc, q.id limit 1) r on true
    where i.school_id = ${schoolId}::uuid and i.id = any(${[...itemIds]}::uuid[])`);

export interface DeskRequestRow extends RequestRow {
  readonly name: string;
  readonly className: string;
}

/** Questions about an item that are a teacher's to answer. */
export const selectDeskRequests = (db: Db, teaching: Teaching, { schoolId, id }: ItemKey) =>
  db.all<DeskRequestRow>(sql`
    select ${requestColumns}, p.name, c.name as class_name
    from coach.request r join core.person p on p.id = r.person_id
    join core.class c on c.school_id = r.school_id and c.id = r.class_id
    where r.school_id = ${schoolId} and r.item_id = ${id} and r.removed_at is null and r.state < 3
      and (${isTaught(teaching, sql`r.class_id`, sql`r.subject_id`)} or (${isOfGroup(teaching)}))
    order by r.state, r.asked_at, r.id limit ${mostRequests}`);

/** The same by id, removed ones too: what is written on takes these rows. */
export const selectAnswerable = (db: Db, teaching: Teaching, requestIds: readonly Id[]) =>
  db.all<Pick<RequestRow, 'schoolId' | 'id' | 'itemId' | 'classId' | 'subjectId' | 'personId'>>(sql`
    select r.school_id, r.id, r.item_id, r.class_id, r.subject_id, r.person_id from coach.request r
    where r.school_id = ${teaching.schoolId}::uuid and r.id = any(${[...requestIds]}::uuid[])
      and (${isTaught(teaching, sql`r.class_id`, sql`r.subject_id`)} or (${isOfGroup(teaching)}))`);

/** Whether somebody prepares an item for coaching. */
export const isKept = async (db: Db, { schoolId, id }: ItemKey, personId: Id): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from coach.kept_item k
        where k.school_id = ${schoolId} and k.item_id = ${id} and k.person_id = ${personId}) as is`)
  ).is;

/** Whether an item is on a teacher's desk: asked about in a class that is taught, or shared with the subject group. */
export const isOnDesk = async (db: Db, teaching: Teaching, { schoolId, id }: ItemKey): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from coach.request r where r.school_id = ${schoolId} and r.item_id = ${id}
        and (${isTaught(teaching, sql`r.class_id`, sql`r.subject_id`)} or (${isOfGroup(teaching)}))) as is`)
  ).is;

export interface DeskHintRow {
  readonly rung: Rung;
  readonly content: Content;
  readonly author: string;
  readonly seen: number;
  readonly enough: number;
}

/** Hints of an item, with how many opened each, and for how many it was enough: no higher rung, and no open question. */
export const selectDeskHints = (db: Db, { schoolId, id }: ItemKey) =>
  db.all<DeskHintRow>(sql`
    select h.rung, h.content, p.name as author, count(v.person_id)::int as seen,
      count(v.person_id) filter (where not exists (select from coach.hint_view w where w.school_id = v.school_id
          and w.item_id = v.item_id and w.person_id = v.person_id and w.rung > v.rung)
        and not exists (select from coach.request r where r.school_id = v.school_id and r.item_id = v.item_id
          and r.person_id = v.person_id and r.removed_at is null and r.state < 2))::int as enough
    from coach.hint h join core.person p on p.id = h.author_id
    left join coach.hint_view v on v.school_id = h.school_id and v.item_id = h.item_id and v.rung = h.rung
    where h.school_id = ${schoolId} and h.item_id = ${id}
    group by h.rung, h.content, p.name order by h.rung`);

export const updateShared = (db: Db, schoolId: Id, ids: readonly Id[], at: Date | null) =>
  db.run(sql`
    update coach.request set shared_at = ${at} where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`);

export const updateRemoved = (db: Db, schoolId: Id, ids: readonly Id[], at: Date | null) =>
  db.run(sql`
    update coach.request set removed_at = ${at} where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`);

/** Students who ask about the other item already keep that question; theirs here is withdrawn. */
export const updateItem = (db: Db, schoolId: Id, ids: readonly Id[], itemId: Id) =>
  db.run(sql`
    update coach.request r set item_id = ${itemId},
      state = case when r.state = 0 and exists (select from coach.request o where o.school_id = r.school_id
        and o.item_id = ${itemId} and o.person_id = r.person_id and o.state = 0 and o.removed_at is null)
        then 3 else r.state end
    where r.school_id = ${schoolId} and r.id = any(${[...ids]}::uuid[])`);

/** The states that answers of an item leave: what an answer ends, what its removal opens again. */
export const answerRequests = (
  db: Db,
  schoolId: Id,
  ids: readonly Id[],
  { answerId, now, state }: { readonly answerId: Id; readonly now: Date; readonly state: RequestState },
) =>
  db.run(sql`
    update coach.request set state = ${state}, answer_id = ${answerId}, answered_at = ${now}
    where school_id = ${schoolId} and id = any(${[...ids]}::uuid[]) and state = 0 and removed_at is null`);

/** Questions that an answer has answered: open again without it, unless the student has another open one. */
export const reopenAnswered = (db: Db, schoolId: Id, answerId: Id) =>
  db.all<Pick<RequestRow, 'schoolId' | 'id' | 'itemId' | 'classId' | 'subjectId' | 'personId'>>(sql`
    update coach.request r set state = 0, answered_at = null, answer_id = null
    where r.school_id = ${schoolId} and r.answer_id = ${answerId} and r.state = 1 and not exists (
      select from coach.request o where o.school_id = r.school_id and o.item_id = r.item_id
        and o.person_id = r.person_id and o.state = 0 and o.removed_at is null)
    returning r.school_id, r.id, r.item_id, r.class_id, r.subject_id, r.person_id`);
