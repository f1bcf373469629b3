import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Pair } from '../../model/peer/pairs';
import type { ReviewState, SwapTimes } from '../../model/peer/reviews';
import { isTeacherOf } from '../homework/homework.queries';

/** A swap as its teachers read it; later reads and writes take this row instead of an id. */
export interface SwapRow extends SwapTimes {
  readonly schoolId: Id;
  readonly id: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
  readonly title: string;
  readonly className: string;
  readonly itemIds: readonly Id[];
  readonly reviewers: number;
  readonly sameTier: boolean;
  readonly anonymous: boolean;
  readonly showsKeys: boolean;
  readonly note: string;
  readonly startedAt: Date;
}

const swapColumns = sql`s.school_id, s.id, s.assignment_id,
  a.homework_id, h.title, c.name as class_name, s.item_ids, s.reviewers,
  s.same_tier, s.anonymous, s.shows_keys, s.note, s.due_at,
  s.started_at, s.ended_at, s.undone_at`;
const swapTables = sql`work.peer_swap s
  join work.assignment a on a.school_id = s.school_id and a.id = s.assignment_id
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.class c on c.school_id = a.school_id and c.id = a.class_id`;
const isThere = sql`s.undone_at is null and a.withdrawn_at is null and h.removed_at is null`;

/** The swap of a class's homework; undefined: none, or it was undone. */
export const selectSwapOf = (db: Db, { schoolId, id }: { readonly schoolId: Id; readonly id: Id }) =>
  db.maybe<SwapRow>(sql`
    select ${swapColumns} from ${swapTables}
    where s.school_id = ${schoolId} and s.assignment_id = ${id} and ${isThere}`);

/** Locks a swap of a class that the actor teaches until the call ends; else 404 `work.error.noPeer`. */
export const lockSwap = (db: Db, actor: SignedIn, id: Id) =>
  db.one<SwapRow>(
    sql`select ${swapColumns} from ${swapTables}
      where s.id = ${id} and s.school_id = ${actor.schoolId}::uuid and ${isThere} and ${isTeacherOf(actor)}
      for update of s`,
    'work.error.noPeer',
  );

/** Keeps a swap from being undone, ended or decided until the call ends (a shared lock). */
export const lockSwapShared = (db: Db, id: Id) =>
  db.run(sql`select from work.peer_swap where id = ${id} for key share`);

export const insertSwap = (
  db: Db,
  row: Pick<
    SwapRow,
    | 'schoolId'
    | 'id'
    | 'assignmentId'
    | 'itemIds'
    | 'reviewers'
    | 'sameTier'
    | 'anonymous'
    | 'showsKeys'
    | 'note'
    | 'dueAt'
  >,
  { personId, now }: { readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into work.peer_swap (school_id, id, assignment_id, item_ids, reviewers, same_tier, anonymous, shows_keys,
      note, due_at, started_by, started_at)
    values (${row.schoolId}, ${row.id}, ${row.assignmentId}, ${[...row.itemIds]}::uuid[], ${row.reviewers},
      ${row.sameTier}, ${row.anonymous}, ${row.showsKeys}, ${row.note}, ${row.dueAt}, ${personId}, ${now})`);

/** Assigns papers; reviewer and round are those of the current attempts. */
export const insertReviews = (
  db: Db,
  { schoolId, id }: Pick<SwapRow, 'schoolId' | 'id'>,
  rows: readonly (Pair & { readonly id: Id })[],
) =>
  db.run(sql`
    insert into work.peer_review (school_id, id, swap_id, attempt_id, round, reviewer_id, reviewer_attempt_id)
    select ${schoolId}, given.id, ${id}, p.id, p.round, r.person_id, r.id
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.paper)}::uuid[],
      ${rows.map((row) => row.reviewer)}::uuid[]) as given (id, paper, reviewer)
    join work.attempt p on p.school_id = ${schoolId} and p.id = given.paper
    join work.attempt r on r.school_id = ${schoolId} and r.id = given.reviewer
    order by given.id`);

export const updateSwap = (
  db: Db,
  { schoolId, id }: SwapRow,
  { dueAt, endedAt, undoneAt }: SwapTimes,
): Promise<number> =>
  db.run(sql`
    update work.peer_swap set due_at = ${dueAt}, ended_at = ${endedAt}, undone_at = ${undoneAt}
    where school_id = ${schoolId} and id = ${id}`);

/** One paper with one reviewer. */
export interface ReviewRow extends Pair {
  readonly id: Id;
  readonly round: number;
  readonly state: ReviewState;
  readonly isLate: boolean;
  readonly submittedAt: Date | null;
}

const reviewColumns = sql`r.id, r.attempt_id as paper, r.reviewer_attempt_id as reviewer, r.round, r.state,
  r.is_late, r.submitted_at`;

/** All reviews of a swap, by paper. */
export const selectReviews = (db: Db, { schoolId, id }: Pick<SwapRow, 'schoolId' | 'id'>) =>
  db.all<ReviewRow>(sql`
    select ${reviewColumns} from work.peer_review r
    where r.school_id = ${schoolId} and r.swap_id = ${id} order by r.attempt_id, r.id`);

/** Which of these attempts are in a swap, as reviewer or as paper. */
export const selectSwapped = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    select distinct t.id from unnest(${[...attemptIds]}::uuid[]) as t (id)
    join work.peer_review r on r.school_id = ${schoolId} and (r.attempt_id = t.id or r.reviewer_attempt_id = t.id)
    join work.peer_swap s on s.school_id = r.school_id and s.id = r.swap_id and s.undone_at is null`);
