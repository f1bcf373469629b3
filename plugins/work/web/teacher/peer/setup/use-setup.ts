import { useMemo, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall } from 'edutech/core/web/hooks';
import { startPeer, undoPeer } from '../../../../api';
import { isOfTier } from '../../../../model/homework';
import {
  drawPairs,
  exchanged,
  faultOfPairs,
  luckFrom,
  type Pair,
  type SwapPerson,
  unreviewed,
} from '../../../../model/peer/pairs';
import type { PeerBoard } from '../load-peer';

/** How papers are to be swapped. */
export interface SetupValues {
  readonly itemids: readonly string[];
  readonly reviewers: number;
  readonly sametier: boolean;
  readonly anonymous: boolean;
  readonly showskeys: boolean;
  readonly note: string;
  readonly dueat: string;
}

/** The end of tomorrow's evening, in the city. */
function tomorrow(): string {
  const next = new Date(Date.now() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${next}T21:00:00+08:00`).toISOString();
}

const firstValues = ({ items }: PeerBoard): SetupValues => ({
  itemids: items.filter(({ isbyhand }) => isbyhand).map(({ itemid }) => itemid),
  reviewers: 2,
  sametier: false,
  anonymous: true,
  showskeys: true,
  note: '',
  dueat: tomorrow(),
});

/** A lot that nobody can foresee. */
const newLot = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Who can take part with these items, and the lot that is drawn among them: what is seen is what is given out. */
export function useSetup(assignmentid: string, board: PeerBoard) {
  const call = useCall();
  const [values, setValues] = useState(() => firstValues(board));
  const [lot, setLot] = useState(newLot);
  const [own, setOwn] = useState<readonly Pair[] | null>(null);
  const people = useMemo(() => peopleOf(board, values.itemids), [board, values.itemids]);
  const { reviewers, sametier: sameTier } = values;
  const drawn = useMemo(
    () => drawPairs(people, { reviewers, sameTier }, luckFrom(lot)),
    [people, reviewers, sameTier, lot],
  );
  const pairs = own ?? drawn;
  const fault = faultOfPairs(pairs, new Set(people.map(({ attemptId }) => attemptId)));
  const problem =
    board.inhand > 0
      ? 'peerStillOpen'
      : values.itemids.length === 0
        ? 'peerNoItems'
        : pairs.length === 0
          ? 'peerNobody'
          : fault;
  const start = useAct(
    () =>
      call(startPeer, {
        ...values,
        assignmentid,
        itemids: [...values.itemids],
        pairs: pairs.map((pair) => ({ ...pair })),
      }),
    {
      done: (swap) => ({ id: 'work.peer.started', values: { count: swap.pairs } }),
      undo: ({ swapid }) => call(undoPeer, { swapid }),
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
      if ('reviewers' in changes || 'sametier' in changes || 'itemids' in changes) setOwn(null);
    },
    drawAgain: () => {
      setOwn(null);
      setLot(newLot());
    },
    /** Gives a reviewer another paper, and his to who had it. */
    change: (place: number, paper: string) => setOwn(exchanged(pairs, place, paper)),
    start: async () => {
      if (!problem) await start.run();
    },
  };
}
export type SetupState = ReturnType<typeof useSetup>;

/** Who has handed in, does not have it in hand again, and has one of the items. */
const peopleOf = ({ people, items }: PeerBoard, itemids: readonly string[]): SwapPerson[] => {
  const chosen = items.filter(({ itemid }) => itemids.includes(itemid));
  return people
    .filter(
      ({ ishandedin, state, tier }) =>
        ishandedin && (state === 2 || state === 3) && chosen.some(({ tiers }) => isOfTier(tiers, tier)),
    )
    .map(({ attemptid, tier }) => ({ attemptId: attemptid, tier }));
};
