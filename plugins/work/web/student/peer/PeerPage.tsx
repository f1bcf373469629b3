import { useLoaderData } from 'react-router';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { answeringAddress, ownWorkAddress } from '../../shared/addresses';
import { Outcome } from './Outcome';
import { Papers } from './Papers';
import { Swaps } from './Swaps';
import { type Data, loadPeer } from './load-peer';

export const loader = loadPeer;

/** Classmates' papers: which there are, those of one swap to be marked, or what classmates said of one's own. */
export function Page() {
  const data = useLoaderData<Data>();
  switch (data.shows) {
    case 'papers':
      return <Papers key={data.work.swapId} work={data.work} />;
    case 'outcome':
      return <Outcome outcome={data.outcome} />;
    case 'locked':
      return (
        <NothingHere
          picture="lock"
          title="work.peer.locked"
          text="work.peer.locked.text"
          on={{
            to: data.attemptId ? answeringAddress(data.attemptId) : ownWorkAddress,
            label: data.attemptId ? 'work.peer.locked.own' : 'work.answering.toList',
          }}
        />
      );
    case 'swaps':
      return <Swaps todo={data.todo} done={data.done} />;
  }
}
