import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AttemptState } from '../../model/answering/attempt';
import type { Tier } from '../../model/homework';
import type { PeerDecision, PeerTag, ReviewState, SwapTimes } from '../../model/peer/reviews';

/** The points of one student for one part of one paper. */
export interface PeerMarkRow {
  readonly reviewId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number | null;
  readonly comment: string;
  readonly tags: readonly PeerTag[];
  readonly decision: PeerDecision | null;
}

const markColumns = sql`m.review_id, m.item_id, m.part, m.points, m.comment, m.tags, m.decision`;

/** Points given in reviews: all, or only those of submitted reviews. */
export const selectPeerMarks = (
  db: Db,
  schoolId: Id,
  reviewIds: readonly Id[],
  which: 'all' | 'handedIn' = 'all',
): Promise<PeerMarkRow[]> =>
  db.all<PeerMarkRow>(sql`
    select ${markColumns} from work.peer_mark m
    join work.peer_review r on r.school_id = m.school_id and r.id = m.review_id
    where m.school_id = ${schoolId} and m.review_id = any(${[...reviewIds]}::uuid[])
      ${which === 'handedIn' ? sql`and r.state = 2` : sql``}
    order by m.item_id, m.part, m.review_id`);

/** Writes a reviewer's points, replacing earlier ones. */
export const upsertPeerMarks = (db: Db, schoolId: Id, rows: readonly Omit<PeerMarkRow, 'decision'>[], now: Date) =>
  db.run(sql`
    insert into work.peer_mark (school_id, review_id, item_id, part, points, comment, tags, changed_at)
    select ${schoolId}, given.review_id, given.item_id, given.part, given.points, given.comment,
      string_to_array(given.tags, ','), ${now}
    from unnest(${rows.map((row) => row.reviewId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.points)}::numeric[],
      ${rows.map((row) => row.comment)}::text[], ${rows.map((row) => row.tags.join(','))}::text[])
      as given (review_id, item_id, part, points, comment, tags)
    on conflict (school_id, review_id, item_id, part) do update set points = excluded.points,
      comment = excluded.comment, tags = excluded.tags, changed_at = excluded.changed_at`);

/** Stores the teacher's decisions about points. */
export const updateDecisions = (
  db: Db,
  schoolId: Id,
  rows: readonly (Pick<PeerMarkRow, 'reviewId' | 'itemId' | 'part'> & { readonly decision: PeerDecision })[],
  { personId, now }: { readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    update work.peer_mark m set decision = given.decision, decided_by = ${personId}, decided_at = ${now}
    from unnest(${rows.map((row) => row.reviewId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.decision)}::text[])
      as given (review_id, item_id, part, decision)
    where m.school_id = ${schoolId} and m.review_id = given.review_id and m.item_id = given.item_id
      and m.part = given.part`);

/** A paper that a student reviews, with all that decides what they may do with it. */
export interface OwnReviewRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly swapId: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
  readonly itemIds: readonly Id[];
  readonly times: SwapTimes;
  readonly showsKeys: boolean;
  readonly anonymous: boolean;
  readonly note: string;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  /** The paper: its student, tier, and the round whose answers are marked. */
  readonly attemptId: Id;
  readonly name: string;
  readonly tier: Tier;
  readonly round: number;
  readonly state: ReviewState;
  readonly isLate: boolean;
  readonly submittedAt: Date | null;
  /** The reviewer's own attempt and its state. */
  readonly ownAttemptId: Id;
  readonly ownState: AttemptState;
}

interface FlatRow extends Omit<OwnReviewRow, 'times'> {
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  readonly undoneAt: Date | null;
}

const ownColumns = (language: Language) => sql`r.school_id, r.id, r.swap_id,
  a.id as assignment_id, a.homework_id, s.item_ids, s.due_at, s.ended_at,
  s.undone_at, s.shows_keys, s.anonymous, s.note, h.title,
  j.${language === 'en' ? sql`name_en` : sql`name`} as subject, j.code as subject_code, r.attempt_id,
  case when s.anonymous then '' else p.name end as name, t.tier, r.round, r.state, r.is_late,
  r.submitted_at, r.reviewer_attempt_id as own_attempt_id, o.state as own_state`;
const ownTables = sql`work.peer_review r
  join work.peer_swap s on s.school_id = r.school_id and s.id = r.swap_id
  join work.assignment a on a.school_id = s.school_id and a.id = s.assignment_id
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.subject j on j.id = a.subject_id
  join work.attempt t on t.school_id = r.school_id and t.id = r.attempt_id
  join work.attempt o on o.school_id = r.school_id and o.id = r.reviewer_attempt_id
  join core.person p on p.id = t.person_id`;
const isThere = sql`s.undone_at is null and a.withdrawn_at is null and h.removed_at is null`;

const rowOf = ({ dueAt, endedAt, undoneAt, ...row }: FlatRow): OwnReviewRow => ({
  ...row,
  times: { dueAt, endedAt, undoneAt },
});

/** Locks the papers of one swap that a student reviews, until the call ends. */
export const lockOwnReviews = async (db: Db, actor: SignedIn, swapId: Id, language: Language) =>
  (
    await db.all<FlatRow>(sql`
      select ${ownColumns(language)} from ${ownTables}
      where r.swap_id = ${swapId} and r.reviewer_id = ${actor.personId} and ${isThere}
      order by r.id for update of r`)
  ).map(rowOf);

/** The swap of a paper that a student reviews; else 404 `work.error.noPeer`. */
export const selectOwnSwap = (db: Db, actor: SignedIn, id: Id) =>
  db.one<{ id: Id }>(
    sql`select swap_id as id from work.peer_review where id = ${id} and reviewer_id = ${actor.personId}`,
    'work.error.noPeer',
  );

/** One of them; else 404 `work.error.noPeer`. */
export const lockOwnReview = async (db: Db, actor: SignedIn, id: Id, language: Language) =>
  rowOf(
    await db.one<FlatRow>(
      sql`select ${ownColumns(language)} from ${ownTables}
        where r.id = ${id} and r.reviewer_id = ${actor.personId} and ${isThere} for update of r`,
      'work.error.noPeer',
    ),
  );

/** Marks papers as opened: the swap can no longer be undone. */
export const updateOpened = (db: Db, schoolId: Id, ids: readonly Id[], now: Date) =>
  db.run(sql`
    update work.peer_review set state = 1, opened_at = ${now}
    where school_id = ${schoolId} and id = any(${[...ids]}::uuid[]) and state = 0`);

export const updateReviewed = (
  db: Db,
  { schoolId, id }: Pick<OwnReviewRow, 'schoolId' | 'id'>,
  { isLate, now }: { readonly isLate: boolean; readonly now: Date },
) =>
  db.run(sql`
    update work.peer_review set state = 2, submitted_at = ${now}, is_late = ${isLate}
    where school_id = ${schoolId} and id = ${id}`);

export interface PeerTaskRow {
  readonly swapId: Id;
  readonly attemptId: Id;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly papers: number;
  readonly done: number;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  /** Of the reviewer's own attempt. */
  readonly ownState: AttemptState;
}

/** Swaps in which a student reviews: unfinished ones by deadline, or the others, the newest first. */
export const selectPeerTasks = (
  db: Db,
  personId: Id,
  which: 'todo' | 'done',
  { language, most }: { readonly language: Language; readonly most: number },
) =>
  db.all<PeerTaskRow>(sql`
    with r as materialized (select * from work.peer_review where reviewer_id = ${personId})
    select s.id as swap_id, min(r.reviewer_attempt_id::text)::uuid as attempt_id, h.title,
      j.${language === 'en' ? sql`name_en` : sql`name`} as subject, j.code as subject_code, count(*)::int as papers,
      (count(*) filter (where r.state = 2))::int as done, s.due_at, s.ended_at, min(o.state) as own_state
    from r
    join work.attempt o on o.school_id = r.school_id and o.id = r.reviewer_attempt_id
    join work.peer_swap s on s.school_id = r.school_id and s.id = r.swap_id
    join work.assignment a on a.school_id = s.school_id and a.id = s.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.subject j on j.id = a.subject_id
    where ${isThere}
    group by s.school_id, s.id, s.due_at, s.ended_at, h.title, j.id
    having (s.ended_at is null and bool_or(r.state < 2)) = ${which === 'todo'}
    order by ${which === 'todo' ? sql`s.due_at, s.id` : sql`s.due_at desc, s.id desc`} limit ${most}`);

/** Classmates' points and comments on a paper that the teacher accepted, of swaps that were not undone. */
export const selectAcceptedReviews = (db: Db, schoolId: Id, attemptId: Id) =>
  db.all<PeerMarkRow & { readonly name: string; readonly of: number }>(sql`
    select ${markColumns}, case when s.anonymous then '' else p.name end as name, coalesce(w.of, 0) as of
    from work.peer_review r
    join work.peer_swap s on s.school_id = r.school_id and s.id = r.swap_id and s.undone_at is null
    join work.peer_mark m on m.school_id = r.school_id and m.review_id = r.id
    join core.person p on p.id = r.reviewer_id
    left join work.mark w on w.school_id = r.school_id and w.attempt_id = r.attempt_id and w.item_id = m.item_id
      and w.part = m.part and w.round = r.round
    where r.school_id = ${schoolId} and r.attempt_id = ${attemptId} and r.state = 2
      and m.decision in ('accepted', 'changed')
    order by r.id, m.item_id, m.part`);

/**
 * The teacher's decisions about the points that a student gave others, in the swap of their own homework; undefined:
 * none.
 */
export const selectOwnDecisions = (db: Db, schoolId: Id, attemptId: Id) =>
  db.maybe<{ parts: number; accepted: number; changed: number; rejected: number }>(sql`
    select count(m.item_id)::int as parts, (count(*) filter (where m.decision = 'accepted'))::int as accepted,
      (count(*) filter (where m.decision = 'changed'))::int as changed,
      (count(*) filter (where m.decision = 'rejected'))::int as rejected
    from work.attempt t
    join work.peer_swap s on s.school_id = t.school_id and s.assignment_id = t.assignment_id and s.undone_at is null
    left join work.peer_review r on r.school_id = s.school_id and r.swap_id = s.id and r.reviewer_attempt_id = t.id
      and r.state = 2
    left join work.peer_mark m on m.school_id = r.school_id and m.review_id = r.id
    where t.school_id = ${schoolId} and t.id = ${attemptId} group by s.id`);
