import { isAppError } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listMine, openPeer, peerOutcome } from '../../../api';

export const loadPeer = async ({ call, url, signal }: LoaderArgs) => {
  const swapId = url.searchParams.get('swap');
  const attemptId = url.searchParams.get('id');
  if (isId(swapId)) return papersOf(call, swapId, signal);
  if (isId(attemptId))
    return { shows: 'outcome', outcome: await call(peerOutcome, { attemptId }, { signal }) } as const;
  const [todo, done] = await Promise.all(
    (['todo', 'done'] as const).map((which) => call(listMine, { which, page: 1 }, { signal })),
  );
  return { shows: 'swaps', todo: todo!.peers, done: done!.peers } as const;
};

/** The papers of a swap; while the student's own homework is open: where that is. */
async function papersOf(call: LoaderArgs['call'], swapId: string, signal: AbortSignal) {
  try {
    return { shows: 'papers', work: await call(openPeer, { swapId }, { signal }) } as const;
  } catch (error) {
    if (!isAppError(error) || error.key !== 'work.error.peerInHand') throw error;
    const { peers } = await call(listMine, { which: 'todo', page: 1 }, { signal });
    return { shows: 'locked', attemptId: peers.find((task) => task.swapId === swapId)?.attemptId } as const;
  }
}

export type Data = Awaited<ReturnType<typeof loadPeer>>;

export type PeerWork = Extract<Data, { shows: 'papers' }>['work'];

export type PeerSaid = Extract<Data, { shows: 'outcome' }>['outcome'];
