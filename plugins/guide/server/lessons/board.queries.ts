import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import type { AssignmentKey, AssignmentRow } from './assignments.queries';

export interface AttemptFacts {
  readonly id: Id;
  readonly assignmentId: Id;
  readonly personId: Id;
  readonly submitted: readonly Id[];
}

/** How far students of some assignments are. */
export const selectProgress = (db: Db, keys: readonly AssignmentKey[]) =>
  db.all<AttemptFacts>(sql`
    select id, assignment_id, person_id, submitted from guide.attempt
    where (school_id, assignment_id) in (
      select * from unnest(${keys.map(({ schoolId }) => schoolId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]))`);

export interface BoardStudent extends AttemptFacts {
  readonly name: string;
  readonly seat: number | null;
  readonly seconds: number;
  readonly seenAt: Date | null;
  readonly remindedAt: Date | null;
  /** Items that have an answer. */
  readonly answered: readonly Id[];
  readonly points: number;
  readonly of: number;
  readonly wonder: Answer | null;
}

/** Students of a class with what they have done, in the order of the class list. */
export const selectBoard = (db: Db, { schoolId, id, classId, lessonAt }: AssignmentRow) =>
  db.all<BoardStudent>(sql`
    select t.id, t.assignment_id, t.person_id, p.name, m.seat, t.submitted, t.seconds, t.seen_at, t.reminded_at,
      array(select distinct w.item_id from guide.answer w
        where w.school_id = t.school_id and w.attempt_id = t.id and not w.is_blank) as answered,
      coalesce(k.points, 0)::float8 as points, coalesce(k.of, 0)::float8 as of,
      (select w.answer from guide.answer w
        where w.school_id = t.school_id and w.attempt_id = t.id and w.item_id = t.assignment_id) as wonder
    from guide.attempt t join core.person p on p.id = t.person_id
    left join lateral (select sum(points) as points, sum(of) as of from guide.mark k
      where k.school_id = t.school_id and k.attempt_id = t.id and k.points is not null) k on true
    left join lateral (select m.seat from core.class_member m
      where m.school_id = t.school_id and m.class_id = ${classId} and m.person_id = t.person_id and m.term_id = (
        select id from core.term where starts_on <= ${cityDay(lessonAt)}::date order by starts_on desc limit 1)) m on true
    where t.school_id = ${schoolId} and t.assignment_id = ${id}
    order by m.seat nulls last, p.name, t.id`);

export interface ItemSum {
  readonly itemId: Id;
  readonly part: number;
  readonly answered: number;
  readonly marked: number;
  readonly right: number;
}

/** What a class has answered to some items, in numbers. */
export const selectItemSums = (db: Db, { schoolId, id }: AssignmentKey, itemIds: readonly Id[]) =>
  db.all<ItemSum>(sql`
    select w.item_id, w.part, count(*)::int as answered, count(k.points)::int as marked,
      count(*) filter (where k.points = k.of)::int as right
    from guide.attempt t
    join guide.answer w on w.school_id = t.school_id and w.attempt_id = t.id and not w.is_blank
    left join guide.mark k on k.school_id = w.school_id and k.attempt_id = w.attempt_id and k.item_id = w.item_id
      and k.part = w.part
    where t.school_id = ${schoolId} and t.assignment_id = ${id} and w.item_id = any(${[...itemIds]}::uuid[])
    group by w.item_id, w.part order by w.item_id, w.part`);

export interface ClassAnswer {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly name: string;
  readonly answer: Answer;
  readonly state: VerdictState | null;
}

/** Answers of a class to some items, the latest last. */
export const selectClassAnswers = (db: Db, { schoolId, id }: AssignmentKey, itemIds: readonly Id[]) =>
  db.all<ClassAnswer>(sql`
    select t.id as attempt_id, w.item_id, w.part, p.name, w.answer, k.state
    from guide.attempt t join core.person p on p.id = t.person_id
    join guide.answer w on w.school_id = t.school_id and w.attempt_id = t.id and not w.is_blank
    left join guide.mark k on k.school_id = w.school_id and k.attempt_id = w.attempt_id and k.item_id = w.item_id
      and k.part = w.part
    where t.school_id = ${schoolId} and t.assignment_id = ${id} and w.item_id = any(${[...itemIds]}::uuid[])
    order by w.item_id, w.part, w.arrived_at, t.id`);

/** Names of the students of an assignment. */
export const selectNames = (db: Db, { schoolId, id }: AssignmentKey) =>
  db.all<{ id: Id; name: string }>(sql`
    select t.id, p.name from guide.attempt t join core.person p on p.id = t.person_id
    where t.school_id = ${schoolId} and t.assignment_id = ${id} order by p.name, t.id`);

export const updateReminded = (
  db: Db,
  { schoolId, id }: AssignmentKey,
  attemptIds: readonly Id[],
  { now, before }: { readonly now: Date; readonly before: Date },
) =>
  db.all<{ id: Id; personId: Id }>(sql`
    update guide.attempt set reminded_at = ${now}
    where school_id = ${schoolId} and assignment_id = ${id} and id = any(${[...attemptIds]}::uuid[])
      and (reminded_at is null or reminded_at < ${before})
    returning id, person_id`);
