import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listMine, openPeer, peerOutcome } from '../../../api';
import { Outcome } from './Outcome';
import { Papers } from './Papers';
import { Swaps } from './Swaps';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const swapid = url.searchParams.get('swap');
  const attemptid = url.searchParams.get('id');
  if (isId(swapid)) return { shows: 'papers', work: await call(openPeer, { swapid }, { signal }) } as const;
  if (isId(attemptid))
    return { shows: 'outcome', outcome: await call(peerOutcome, { attemptid }, { signal }) } as const;
  const [todo, done] = await Promise.all(
    (['todo', 'done'] as const).map((which) => call(listMine, { which, page: 1 }, { signal })),
  );
  return { shows: 'swaps', todo: todo!.peers, done: done!.peers } as const;
};
type Data = Awaited<ReturnType<typeof loader>>;
export type PeerWork = Extract<Data, { shows: 'papers' }>['work'];
export type PeerSaid = Extract<Data, { shows: 'outcome' }>['outcome'];

/** Classmates' papers: which there are, those of one swap to be marked, or what classmates said of one's own. */
export function Page() {
  const data = useLoaderData<Data>();
  switch (data.shows) {
    case 'papers':
      return <Papers key={data.work.swapid} work={data.work} />;
    case 'outcome':
      return <Outcome outcome={data.outcome} />;
    case 'swaps':
      return <Swaps todo={data.todo} done={data.done} />;
  }
}
