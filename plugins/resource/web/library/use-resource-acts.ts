import { useActs } from 'edutech/plugins/library/kit/ui/page/use-acts';
import { useCall } from 'edutech/core/web/hooks';
import {
  deleteResources,
  favourResources,
  purgeResources,
  restoreResources,
  shareResources,
  withdrawResources,
} from '../../api';
import type { Shared } from '../../model/sharing';

/** What can be done with resources of a list. */
export type ResourceAct = 'remove' | 'restore' | 'purge' | 'favour' | 'disfavour' | 'withdraw' | `share${Shared}`;

/** What can be taken back. A withdrawn share does not come back by itself: it would need another audit. */
const opposites: Readonly<Partial<Record<ResourceAct, ResourceAct>>> = {
  remove: 'restore',
  restore: 'remove',
  favour: 'disfavour',
  disfavour: 'favour',
  share2: 'withdraw',
  share3: 'withdraw',
};

/** Acts on resources, one or many. */
export function useResourceActs() {
  const call = useCall();
  return useActs<ResourceAct>({
    calls: {
      remove: (ids) => call(deleteResources, { ids }),
      restore: (ids) => call(restoreResources, { ids }),
      purge: (ids) => call(purgeResources, { ids }),
      favour: (ids) => call(favourResources, { ids, on: true }),
      disfavour: (ids) => call(favourResources, { ids, on: false }),
      withdraw: (ids) => call(withdrawResources, { ids }),
      share2: (ids) => call(shareResources, { ids, wanted: 2 }),
      share3: (ids) => call(shareResources, { ids, wanted: 3 }),
    },
    opposites,
    area: 'resource',
  });
}
