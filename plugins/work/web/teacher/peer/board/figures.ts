import { agreedPoints, spreadOf } from '../../../../model/peer/reviews';
import type { PeerBoard } from '../load-peer';

export type Swap = NonNullable<PeerBoard['swap']>;
export type Review = Swap['reviews'][number];
export type Given = Swap['marks'][number] & { readonly review: Review };

/** Where a part of a paper stands: peers are awaited, to be decided, decided; or a teacher marked it himself. */
export type CellState = 'awaited' | 'open' | 'decided' | 'own';

/** One part of one paper: what classmates gave and what stands. */
export interface PeerCell {
  readonly itemId: string;
  readonly part: number;
  readonly of: number;
  readonly given: readonly Given[];
  /** Of those that were not put aside. */
  readonly agreed: number | null;
  readonly spread: number;
  readonly standing: Swap['cells'][number];
  readonly state: CellState;
  /** Points that a teacher gave himself: a sample against which reviewers are seen. Null: none. */
  readonly sample: number | null;
}

/** A paper with its reviewers. */
export interface PeerPaper {
  readonly person: PeerBoard['people'][number];
  readonly reviews: readonly Review[];
  readonly cells: readonly PeerCell[];
}

const keyOf = (attemptId: string, { itemId, part }: { readonly itemId: string; readonly part: number }) =>
  `${attemptId}/${itemId}/${part}`;

/** Every paper of a swap by class list, with those that nobody marks. */
export function papersOf(board: PeerBoard, swap: Swap): PeerPaper[] {
  const ofReview = new Map(swap.reviews.map((review) => [review.reviewId, review]));
  const given = Map.groupBy(
    swap.marks.map((mark): Given => ({ ...mark, review: ofReview.get(mark.reviewId)! })),
    (mark) => keyOf(mark.review.paper, mark),
  );
  const order = new Map(board.items.map(({ itemId, number }) => [itemId, number]));
  const standing = Map.groupBy(swap.cells, ({ attemptId }) => attemptId);
  return board.people
    .filter(({ isHandedIn }) => isHandedIn)
    .map((person) => {
      const reviews = swap.reviews.filter(({ paper }) => paper === person.attemptId);
      const isAwaited = reviews.some(({ state }) => state !== 2);
      const cells = (standing.get(person.attemptId) ?? [])
        .map((cell) => cellOf(cell, given.get(keyOf(person.attemptId, cell)) ?? [], isAwaited))
        .sort((one, other) => (order.get(one.itemId) ?? 0) - (order.get(other.itemId) ?? 0) || one.part - other.part);
      return { person, reviews, cells };
    });
}

function cellOf(standing: Swap['cells'][number], given: readonly Given[], isAwaited: boolean): PeerCell {
  const { itemId, part, of, points, by, byPeers } = standing;
  const counted = given.filter(({ decision }) => decision !== 'rejected').flatMap((one) => one.points ?? []);
  const isOwn = points !== null && !byPeers && by !== '';
  const isDecided = given.length > 0 && given.every(({ decision }) => decision !== null);
  return {
    itemId,
    part,
    of,
    given,
    agreed: agreedPoints(counted),
    spread: spreadOf(counted),
    standing,
    state: isDecided ? 'decided' : isOwn ? 'own' : isAwaited ? 'awaited' : 'open',
    sample: isOwn ? points : null,
  };
}

/** From how many points on reviewers are said to disagree. */
export const muchApart = 2;

/** What the list of papers can be narrowed to. */
export const shows = ['all', 'open', 'apart', 'sample', 'nobody'] as const;
export type Show = (typeof shows)[number];

const isOff = ({ sample, agreed }: PeerCell) => sample !== null && agreed !== null && agreed !== sample;

export function isShown({ reviews, cells }: PeerPaper, show: Show): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'open':
      return cells.some(({ state, given }) => given.length > 0 && state === 'open');
    case 'apart':
      return cells.some(({ spread, state }) => spread >= muchApart && state !== 'decided');
    case 'sample':
      return cells.some(isOff);
    case 'nobody':
      return reviews.length === 0;
  }
}

/** How somebody marks. */
export interface ReviewerFigures {
  readonly person: PeerBoard['people'][number];
  readonly papers: number;
  readonly done: number;
  readonly late: number;
  /** Parts that a teacher marked too, and the mean of what the reviewer gave above him; null: none. */
  readonly samples: number;
  readonly above: number | null;
  readonly accepted: number;
  readonly rejected: number;
}

/** Each who marks, with how far he lies from what the teacher gave himself. */
export function reviewersOf(board: PeerBoard, swap: Swap): ReviewerFigures[] {
  const cells = papersOf(board, swap).flatMap((paper) => paper.cells);
  return board.people.flatMap((person) => {
    const own = swap.reviews.filter(({ reviewer }) => reviewer === person.attemptId);
    if (own.length === 0) return [];
    const given = cells.flatMap((cell) =>
      cell.given.filter(({ review }) => review.reviewer === person.attemptId).map((one) => ({ ...one, cell })),
    );
    const compared = given.flatMap(({ points, cell: { sample } }) =>
      sample === null || points === null ? [] : [points - sample],
    );
    return {
      person,
      papers: own.length,
      done: own.filter(({ state }) => state === 2).length,
      late: own.filter(({ isLate }) => isLate).length,
      samples: compared.length,
      above: compared.length === 0 ? null : compared.reduce((sum, one) => sum + one, 0) / compared.length,
      accepted: given.filter(({ decision }) => decision === 'accepted').length,
      rejected: given.filter(({ decision }) => decision === 'rejected').length,
    };
  });
}
