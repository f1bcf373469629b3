import { randomInt } from 'node:crypto';
import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { isInHand } from '../../model/answering/attempt';
import { isStillOpen } from '../../model/answering/release';
import { isOfTier } from '../../model/homework';
import {
  drawPairs,
  findPairFault,
  type RandomSource,
  type Pair,
  type SwapPerson,
  unreviewed,
} from '../../model/peer/pairs';
import { selectItems } from '../homework/homework.queries';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { type AttemptRow, lockAttempts } from '../monitoring/monitor.queries';
import type { Notices } from '../notices/notices';
import { type AssignmentRow, lockAssignments } from '../publishing/assignments.queries';
import {
  insertReviews,
  insertSwap,
  lockSwap,
  selectReviews,
  selectSwapOf,
  type SwapRow,
  updateSwap,
} from './swaps.queries';

interface Parts {
  readonly audit: Audit;
  readonly monitorBroadcast: MonitorBroadcast;
  readonly notices: Notices;
}

/** A cryptographic source: nobody can predict whose paper they get. */
const secureRandom: RandomSource = () => randomInt(2 ** 32) / 2 ** 32;

/** Who can take part: students with a submitted paper that was not returned to them. */
const mayTakePart = (row: AttemptRow) => row.points !== null && !isInHand(row);

export const startPeer =
  ({ audit, monitorBroadcast, notices }: Parts): Handler<typeof api.startPeer> =>
  async ({ db, actor, input, now, client }) => {
    const [assignment] = await lockAssignments(db, actor, [input.assignmentId]);
    if (!assignment || assignment.withdrawnAt) throw notFound('work.error.noAssignment');
    if (await selectSwapOf(db, assignment)) throw conflict('work.error.peerAlready');
    const dueAt = new Date(input.dueAt);
    if (dueAt <= now) throw wrongField('dueAt', 'work.error.deadlinePast');
    const attempts = await lockAttempts(db, assignment);
    const open = attempts.filter((row) => isStillOpen(assignment, row, now)).length;
    if (open > 0) throw conflict('work.error.peerStillOpen', { count: open });
    const people = (await withItems(db, assignment, input.itemIds, attempts.filter(mayTakePart))).map(personOf);
    const { reviewers, sameTier } = input;
    const pairs = input.pairs ?? drawPairs(people, { reviewers, sameTier }, secureRandom);
    if (pairs.length === 0) throw conflict('work.error.peerNobody');
    refuseFaulty(pairs, people);
    const swap = { schoolId: assignment.schoolId, id: newId(now.getTime()) };
    await insertSwap(
      db,
      {
        ...swap,
        assignmentId: assignment.id,
        itemIds: input.itemIds,
        reviewers,
        sameTier,
        anonymous: input.anonymous,
        showsKeys: input.showsKeys,
        note: input.note.trim(),
        dueAt,
      },
      { personId: actor.personId, now },
    );
    await give(db, swap, pairs, now);
    await notices.papers(
      db,
      { ...swap, dueAt },
      pairs.map(({ reviewer }) => reviewer),
      now,
    );
    await audit.record(db, actor, {
      act: 'work.swap',
      objectKind: 'classHomework',
      objectId: assignment.id,
      schoolId: assignment.schoolId,
      facts: { title: assignment.title, class: assignment.className, papers: pairs.length, anonymous: input.anonymous },
      address: client.address,
    });
    db.afterCommit(() => monitorBroadcast.send(assignment.id, []));
    return { swapId: swap.id, pairs: pairs.length, unreviewed: unreviewed(people, pairs) };
  };

const personOf = ({ id, tier }: AttemptRow): SwapPerson => ({ attemptId: id, tier });

/** Students who have at least one of these items; 422 for an item that is not in the homework. */
async function withItems(
  db: Db,
  { schoolId, homeworkId }: Pick<AssignmentRow, 'schoolId' | 'homeworkId'>,
  itemIds: readonly Id[],
  attempts: readonly AttemptRow[],
): Promise<AttemptRow[]> {
  const items = (await selectItems(db, { schoolId, id: homeworkId })).filter(({ id }) => itemIds.includes(id));
  if (items.length < itemIds.length) throw wrongField('itemIds', 'work.error.noItem');
  return attempts.filter(({ tier }) => items.some(({ tiers }) => isOfTier(tiers, tier)));
}

function refuseFaulty(pairs: readonly Pair[], people: readonly SwapPerson[]): void {
  const fault = findPairFault(pairs, new Set(people.map(({ attemptId }) => attemptId)));
  if (fault) throw invalid(`work.error.${fault}`);
}

const give = (db: Db, swap: Pick<SwapRow, 'schoolId' | 'id'>, pairs: readonly Pair[], now: Date) =>
  insertReviews(
    db,
    swap,
    pairs.map((pair) => ({ ...pair, id: newId(now.getTime()) })),
  );

export const undoPeer =
  ({ audit, monitorBroadcast, notices }: Parts): Handler<typeof api.undoPeer> =>
  async ({ db, actor, input, now, client }) => {
    const swap = await lockSwap(db, actor, input.swapId);
    const reviews = await selectReviews(db, swap);
    if (reviews.some(({ state }) => state > 0)) throw conflict('work.error.peerBegun');
    await updateSwap(db, swap, { ...swap, undoneAt: now });
    await notices.papersGone(db, swap.schoolId, swap.assignmentId);
    await audit.record(db, actor, {
      act: 'work.unswap',
      objectKind: 'classHomework',
      objectId: swap.assignmentId,
      schoolId: swap.schoolId,
      facts: { title: swap.title, class: swap.className },
      address: client.address,
    });
    db.afterCommit(() => monitorBroadcast.send(swap.assignmentId, []));
    return { count: reviews.length };
  };

export const changePeer =
  ({ monitorBroadcast, notices }: Pick<Parts, 'monitorBroadcast' | 'notices'>): Handler<typeof api.changePeer> =>
  async ({ db, actor, input, now }) => {
    const swap = await lockSwap(db, actor, input.swapId);
    const dueAt = input.dueAt === undefined ? swap.dueAt : new Date(input.dueAt);
    if (input.dueAt !== undefined && dueAt <= now) throw wrongField('dueAt', 'work.error.deadlinePast');
    const isEnded = input.isEnded ?? swap.endedAt !== null;
    const count = await updateSwap(db, swap, { ...swap, dueAt, endedAt: isEnded ? (swap.endedAt ?? now) : null });
    if (isEnded) await notices.papersGone(db, swap.schoolId, swap.assignmentId);
    db.afterCommit(() => monitorBroadcast.send(swap.assignmentId, []));
    return { count };
  };

export const addPeers =
  ({ monitorBroadcast, notices }: Pick<Parts, 'monitorBroadcast' | 'notices'>): Handler<typeof api.addPeers> =>
  async ({ db, actor, input, now }) => {
    const swap = await lockSwap(db, actor, input.swapId);
    if (swap.endedAt) throw conflict('work.error.peerEnded');
    const people = await selectParticipants(db, actor, swap);
    const before = (await selectReviews(db, swap)).map(({ reviewer, paper }) => ({ reviewer, paper }));
    // participants may be in a correction round by now
    const known = before.flatMap(({ reviewer, paper }) => [reviewer, paper]);
    const all = [...people, ...known.map((attemptId) => ({ attemptId, tier: 0 as const }))];
    const fresh = new Set(people.map(({ attemptId }) => attemptId));
    if (input.pairs.some(({ reviewer, paper }) => !fresh.has(reviewer) || !fresh.has(paper)))
      throw invalid('work.error.peerStranger');
    refuseFaulty([...before, ...input.pairs], all);
    await give(db, swap, input.pairs, now);
    await notices.papers(
      db,
      swap,
      input.pairs.map(({ reviewer }) => reviewer),
      now,
    );
    db.afterCommit(() => monitorBroadcast.send(swap.assignmentId, []));
    return { count: input.pairs.length };
  };

/** Students of a swap's class who can take part now, late submitters included. */
async function selectParticipants(db: Db, actor: SignedIn, swap: SwapRow): Promise<SwapPerson[]> {
  const [assignment] = await lockAssignments(db, actor, [swap.assignmentId]);
  if (!assignment) throw notFound('work.error.noAssignment');
  const attempts = (await lockAttempts(db, assignment)).filter(mayTakePart);
  return (await withItems(db, assignment, swap.itemIds, attempts)).map(personOf);
}
