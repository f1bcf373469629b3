import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listMine, openPeer, peerOutcome } from '../../../api';

export const loadPeer = async ({ call, url, signal }: LoaderArgs) => {
  const swapId = url.searchParams.get('swap');
  const attemptId = url.searchParams.get('id');
  if (isId(swapId)) return { shows: 'papers', work: await call(openPeer, { swapId }, { signal }) } as const;
  if (isId(attemptId))
    return { shows: 'outcome', outcome: await call(peerOutcome, { attemptId }, { signal }) } as const;
  const [todo, done] = await Promise.all(
    (['todo', 'done'] as const).map((which) => call(listMine, { which, page: 1 }, { signal })),
  );
  return { shows: 'swaps', todo: todo!.peers, done: done!.peers } as const;
};

export type Data = Awaited<ReturnType<typeof loadPeer>>;

export type PeerWork = Extract<Data, { shows: 'papers' }>['work'];

export type PeerSaid = Extract<Data, { shows: 'outcome' }>['outcome'];
