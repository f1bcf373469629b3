import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import type { PeerSwap } from '../../api/peer/board';
import { isStillOpen } from '../../model/answering/release';
import { isMarkedByPlatform } from '../../model/marking/marks';
import { isReviewLate, isSwapOpen } from '../../model/peer/reviews';
import { loadItems, type SheetItem } from '../homework/sheet';
import { type MarkRow, selectMarks } from '../marking/marks.queries';
import { selectMonitored } from '../monitoring/monitor.queries';
import { selectAssignment } from '../publishing/assignments.queries';
import { selectPeerMarks } from './reviews.queries';
import { type ReviewRow, selectReviews, selectSwapOf, type SwapRow } from './swaps.queries';

export const peerBoard =
  (bank: QuestionBank<Db>): Handler<typeof api.peerBoard> =>
  async ({ db, actor, input, now }) => {
    const assignment = await selectAssignment(db, actor, input.assignmentId);
    const [people, items, swap] = await Promise.all([
      selectMonitored(db, assignment),
      loadItems(db, bank, { schoolId: assignment.schoolId, id: assignment.homeworkId }),
      selectSwapOf(db, assignment),
    ]);
    return {
      homeworkId: assignment.homeworkId,
      title: assignment.title,
      className: assignment.className,
      dueAt: assignment.dueAt.toISOString(),
      inHand: people.filter((one) => isStillOpen(assignment, one, now)).length,
      people: people.map(({ id, name, seat, tier, state, points }) => ({
        attemptId: id,
        name,
        seat,
        tier,
        state,
        isHandedIn: points !== null,
      })),
      items: items.map(itemOf),
      swap: swap ? await swapOf(db, swap, now) : null,
    };
  };

const itemOf = ({ id, way, tiers, body }: SheetItem, index: number) => {
  const parts = answeredParts(body);
  return {
    itemId: id,
    number: index + 1,
    stem: body.stem as Content,
    points: parts.map(({ points }) => points),
    tiers,
    isByHand: parts.some(({ type }) => !isMarkedByPlatform(type, way)),
  };
};

async function swapOf(db: Db, swap: SwapRow, now: Date): Promise<PeerSwap> {
  const reviews = await selectReviews(db, swap);
  const rounds = new Map(reviews.map(({ paper, round }) => [paper, round]));
  const [marks, standing] = await Promise.all([
    selectPeerMarks(
      db,
      swap.schoolId,
      reviews.map(({ id }) => id),
      'handedIn',
    ),
    selectMarks(db, swap.schoolId, [...rounds.keys()]),
  ]);
  return {
    swapId: swap.id,
    itemIds: [...swap.itemIds],
    reviewers: swap.reviewers,
    sameTier: swap.sameTier,
    anonymous: swap.anonymous,
    showsKeys: swap.showsKeys,
    note: swap.note,
    dueAt: swap.dueAt.toISOString(),
    started: swap.startedAt.toISOString(),
    ended: swap.endedAt?.toISOString() ?? null,
    isLate: isSwapOpen(swap) && isReviewLate(swap, now),
    isBegun: reviews.some(({ state }) => state > 0),
    reviews: reviews.map(reviewOnWire),
    marks: marks.map(({ reviewId, itemId, part, points, comment, tags, decision }) => ({
      reviewId,
      itemId,
      part,
      points,
      comment,
      tags: [...tags],
      decision,
    })),
    cells: ofSwap(standing, swap, rounds).map((mark) => ({
      attemptId: mark.attemptId,
      itemId: mark.itemId,
      part: mark.part,
      points: mark.points,
      of: mark.of,
      by: mark.by,
      byPeers: mark.byPeers,
      version: mark.version,
    })),
  };
}

const reviewOnWire = ({ id, reviewer, paper, state, isLate, submittedAt }: ReviewRow) => ({
  reviewId: id,
  reviewer,
  paper,
  state,
  isLate,
  submitted: submittedAt?.toISOString() ?? null,
});

/** Marks of a swap: its items, in the round that was swapped. */
export const ofSwap = (marks: readonly MarkRow[], { itemIds }: SwapRow, rounds: ReadonlyMap<Id, number>): MarkRow[] =>
  marks.filter(({ attemptId, itemId, round }) => itemIds.includes(itemId) && rounds.get(attemptId) === round);
