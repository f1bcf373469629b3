import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { mostMarksAtOnce } from '../../model/limits';
import {
  agreedPoints,
  isAcceptedByAll,
  isToDecide,
  type PeerJudgement,
  type PeerDecision,
  reviewStates,
} from '../../model/peer/reviews';
import { type MarkRow, selectMarks } from '../marking/marks.queries';
import { giveMarks, type Marking, type Sent } from '../marking/save-marks';
import { ofSwap } from './board.routes';
import { type PeerMarkRow, selectPeerMarks, updateDecisions } from './reviews.queries';
import { lockSwap, type ReviewRow, selectReviews, type SwapRow } from './swaps.queries';

interface Parts extends Marking {
  readonly audit: Audit;
}

type Decision = InputOf<typeof api.decidePeers>['decisions'][number];
type Outcome = OutputOf<typeof api.decidePeers>[number];

interface Place {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
}
const placeOf = ({ attemptId, itemId, part }: Place) => `${attemptId}/${itemId}/${part}`;

/** All data that decisions about a swap need, by the place of each mark. */
interface DecisionContext {
  readonly swap: SwapRow;
  readonly rounds: ReadonlyMap<Id, number>;
  readonly standing: ReadonlyMap<string, MarkRow>;
  /** Points of submitted reviews. */
  readonly given: ReadonlyMap<string, readonly PeerMarkRow[]>;
  /** Reviews of a paper that are not submitted yet. */
  readonly awaited: ReadonlyMap<Id, number>;
}

async function loadDecisionContext(db: Db, swap: SwapRow): Promise<DecisionContext> {
  const reviews = await selectReviews(db, swap);
  const rounds = new Map(reviews.map(({ paper, round }) => [paper, round]));
  const [marks, given] = await Promise.all([
    selectMarks(db, swap.schoolId, [...rounds.keys()]),
    selectPeerMarks(
      db,
      swap.schoolId,
      reviews.map(({ id }) => id),
      'handedIn',
    ),
  ]);
  const ofReview = new Map(reviews.map((review) => [review.id, review]));
  const paperOf = ({ reviewId }: PeerMarkRow) => ofReview.get(reviewId)!.paper;
  return {
    swap,
    rounds,
    standing: new Map(ofSwap(marks, swap, rounds).map((mark) => [placeOf(mark), mark])),
    given: Map.groupBy(given, (mark) => placeOf({ ...mark, attemptId: paperOf(mark) })),
    awaited: awaitedOf(reviews),
  };
}

function awaitedOf(reviews: readonly ReviewRow[]): Map<Id, number> {
  const awaited = new Map<Id, number>();
  for (const { paper, state } of reviews)
    if (state !== reviewStates.handedIn) awaited.set(paper, (awaited.get(paper) ?? 0) + 1);
  return awaited;
}

export const decidePeers =
  (parts: Parts): Handler<typeof api.decidePeers> =>
  async ({ db, actor, input, now }) => {
    const swap = await lockSwap(db, actor, input.swapId);
    return decide(db, parts, { actor, now, context: await loadDecisionContext(db, swap) }, input.decisions);
  };

interface DecisionCall {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly context: DecisionContext;
}

/** Writes the marks, and the decision beside the peers' points where the mark was written. */
async function decide(
  db: Db,
  parts: Parts,
  { actor, now, context }: DecisionCall,
  decisions: readonly Decision[],
): Promise<Outcome[]> {
  const places = decisions.map((decision, index) => decideMark(decision, index, context));
  const marks = places.flatMap(({ mark }) => mark ?? []);
  const homeworkId = context.swap.homeworkId;
  const told =
    marks.length === 0 ? [] : await giveMarks(db, parts, { actor, now, why: 'peers' }, { homeworkId, marks });
  const outcomes = new Map(told.map((one) => [one.markId, one]));
  const result = places.map(({ decision, mark, before }): Outcome => {
    const { attemptId, itemId, part } = decision;
    const written = mark && outcomes.get(mark.markId);
    const { outcome = 'saved', version = before.version, points = before.points, by = before.by } = written ?? {};
    return { attemptId, itemId, part, outcome, version, points, by };
  });
  const kept = places.flatMap(({ peers }, index) => (result[index]!.outcome === 'saved' ? peers : []));
  if (kept.length > 0) await updateDecisions(db, context.swap.schoolId, kept, { personId: actor.personId, now });
  return result;
}

interface DecidedMark {
  readonly decision: Decision;
  readonly before: MarkRow;
  /** The mark to write; null: the current one stays. */
  readonly mark: Sent | null;
  readonly peers: readonly (PeerMarkRow & { readonly decision: PeerDecision })[];
}

function decideMark(decision: Decision, index: number, { rounds, standing, given }: DecisionContext): DecidedMark {
  const { attemptId, itemId, part, points, version, rejected } = decision;
  const place = placeOf({ attemptId, itemId, part });
  const before = standing.get(place);
  const peers = given.get(place) ?? [];
  if (!before || peers.length === 0) throw wrongField(`decisions/${index}/itemId`, 'work.error.noItem');
  const isOut = ({ reviewId }: PeerMarkRow) => points === null || rejected.includes(reviewId);
  const taken = peers.filter((peer) => !isOut(peer));
  const comment = decision.comment ?? commentOf(taken);
  const mark: Sent = {
    markId: newId(),
    attemptId,
    itemId,
    part,
    round: rounds.get(attemptId)!,
    version,
    points,
    comment,
  };
  // rejecting peers' points leaves marks of a teacher or the platform unchanged
  const isLeft = points === null && !before.byPeers;
  return {
    decision,
    before,
    mark: isLeft ? null : mark,
    peers: peers.map((peer) => ({
      ...peer,
      decision: isOut(peer) ? 'rejected' : points === agreed(taken) || peer.points === points ? 'accepted' : 'changed',
    })),
  };
}

const pointsOf = (peers: readonly PeerMarkRow[]) => peers.flatMap(({ points }) => points ?? []);
const agreed = (peers: readonly PeerMarkRow[]) => agreedPoints(pointsOf(peers));

/** Comments of the accepted reviewers, each once. */
const commentOf = (peers: readonly PeerMarkRow[]) =>
  [...new Set(peers.map(({ comment }) => comment.trim()).filter(Boolean))].join('\n').slice(0, 1000);

export const acceptPeers =
  (parts: Parts): Handler<typeof api.acceptPeers> =>
  async ({ db, actor, input, now, client }) => {
    const swap = await lockSwap(db, actor, input.swapId);
    const context = await loadDecisionContext(db, swap);
    const open = [...context.given].filter(([, peers]) => peers.some(({ decision }) => decision === null));
    const taken = open.flatMap(([place, peers]): Decision[] => {
      const before = context.standing.get(place);
      if (!before || !isAcceptedByAll(judgementOf(before, peers, context), input.within)) return [];
      const { attemptId, itemId, part, version } = before;
      return [{ attemptId, itemId, part, version, points: agreed(peers), rejected: [] }];
    });
    let accepted = 0;
    for (let from = 0; from < taken.length; from += mostMarksAtOnce) {
      const told = await decide(db, parts, { actor, now, context }, taken.slice(from, from + mostMarksAtOnce));
      accepted += told.filter(({ outcome }) => outcome === 'saved').length;
    }
    await parts.audit.record(db, actor, {
      act: 'work.acceptPeers',
      objectKind: 'classHomework',
      objectId: swap.assignmentId,
      schoolId: swap.schoolId,
      facts: { title: swap.title, class: swap.className, marks: accepted },
      address: client.address,
    });
    const decidable = open.filter(([place, peers]) => {
      const before = context.standing.get(place);
      return before && isToDecide(judgementOf(before, peers, context));
    });
    return { accepted, left: decidable.length - accepted };
  };

const judgementOf = (before: MarkRow, peers: readonly PeerMarkRow[], { awaited }: DecisionContext): PeerJudgement => ({
  points: pointsOf(peers.filter(({ decision }) => decision !== 'rejected')),
  awaited: awaited.get(before.attemptId) ?? 0,
  standing: standingOf(before),
  isDecided: peers.every(({ decision }) => decision !== null),
});

function standingOf({ points, byPerson, byPeers }: MarkRow): PeerJudgement['standing'] {
  if (points === null) return 'nobody';
  if (byPeers) return 'peers';
  return byPerson ? 'teacher' : 'platform';
}
