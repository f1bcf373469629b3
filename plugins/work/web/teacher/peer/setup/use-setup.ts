import { useMemo, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall } from 'edutech/core/web/hooks';
import { startPeer, undoPeer } from '../../../../api';
import { isOfTier } from '../../../../model/homework';
import {
  drawPairs,
  reassignPaper,
  findPairFault,
  seededRandom,
  type Pair,
  type SwapPerson,
  unreviewed,
} from '../../../../model/peer/pairs';
import type { PeerBoard } from '../load-peer';

/** How papers are to be swapped. */
export interface SetupValues {
  readonly itemIds: readonly string[];
  readonly reviewers: number;
  readonly sameTier: boolean;
  readonly anonymous: boolean;
  readonly showsKeys: boolean;
  readonly note: string;
  readonly dueAt: string;
}

/** The end of tomorrow's evening, in the city. */
function tomorrow(): string {
  const next = new Date(Date.now() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${next}T21:00:00+08:00`).toISOString();
}

const firstValues = ({ items }: PeerBoard): SetupValues => ({
  itemIds: items.filter(({ isByHand }) => isByHand).map(({ itemId }) => itemId),
  reviewers: 2,
  sameTier: false,
  anonymous: true,
  showsKeys: true,
  note: '',
  dueAt: tomorrow(),
});

/** A lot that nobody can foresee. */
const newLot = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Who can take part with these items, and the lot that is drawn among them: what is seen is what is given out. */
export function useSetup(assignmentId: string, board: PeerBoard) {
  const call = useCall();
  const [values, setValues] = useState(() => firstValues(board));
  const [lot, setLot] = useState(newLot);
  const [own, setOwn] = useState<readonly Pair[] | null>(null);
  const people = useMemo(() => peopleOf(board, values.itemIds), [board, values.itemIds]);
  const { reviewers, sameTier } = values;
  const drawn = useMemo(
    () => drawPairs(people, { reviewers, sameTier }, seededRandom(lot)),
    [people, reviewers, sameTier, lot],
  );
  const pairs = own ?? drawn;
  const fault = findPairFault(pairs, new Set(people.map(({ attemptId }) => attemptId)));
  const problem =
    board.inHand > 0
      ? 'peerStillOpen'
      : values.itemIds.length === 0
        ? 'peerNoItems'
        : pairs.length === 0
          ? 'peerNobody'
          : fault;
  const start = useAct(
    () =>
      call(startPeer, {
        ...values,
        assignmentId,
        itemIds: [...values.itemIds],
        pairs: pairs.map((pair) => ({ ...pair })),
      }),
    {
      done: (swap) => ({ id: 'work.peer.started', values: { count: swap.pairs } }),
      undo: ({ swapId }) => call(undoPeer, { swapId }),
    },
  );
  return {
    values,
    people,
    pairs,
    problem,
    busy: start.isBusy,
    left: unreviewed(people, pairs),
    set: (changes: Partial<SetupValues>) => {
      setValues((before) => ({ ...before, ...changes }));
      if ('reviewers' in changes || 'sameTier' in changes || 'itemIds' in changes) setOwn(null);
    },
    drawAgain: () => {
      setOwn(null);
      setLot(newLot());
    },
    /** Gives a reviewer another paper, and his to who had it. */
    change: (place: number, paper: string) => setOwn(reassignPaper(pairs, place, paper)),
    start: async () => {
      if (!problem) await start.run();
    },
  };
}
export type SetupState = ReturnType<typeof useSetup>;

/** Who has handed in, does not have it in hand again, and has one of the items. */
const peopleOf = ({ people, items }: PeerBoard, itemIds: readonly string[]): SwapPerson[] => {
  const chosen = items.filter(({ itemId }) => itemIds.includes(itemId));
  return people
    .filter(
      ({ isHandedIn, state, tier }) =>
        isHandedIn && (state === 2 || state === 3) && chosen.some(({ tiers }) => isOfTier(tiers, tier)),
    )
    .map(({ attemptId, tier }) => ({ attemptId, tier }));
};
