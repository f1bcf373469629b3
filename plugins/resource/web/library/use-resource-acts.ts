import { useState } from 'react';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
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

/** Acts on resources, one or many: does it, says so, and offers to take it back where that is possible. */
export function useResourceActs() {
  const call = useCall();
  const say = useUndo();
  const [busy, setBusy] = useState<ResourceAct | null>(null);
  const calls: Readonly<Record<ResourceAct, (ids: string[]) => Promise<unknown>>> = {
    remove: (ids) => call(deleteResources, { ids }),
    restore: (ids) => call(restoreResources, { ids }),
    purge: (ids) => call(purgeResources, { ids }),
    favour: (ids) => call(favourResources, { ids, on: true }),
    disfavour: (ids) => call(favourResources, { ids, on: false }),
    withdraw: (ids) => call(withdrawResources, { ids }),
    share2: (ids) => call(shareResources, { ids, wanted: 2 }),
    share3: (ids) => call(shareResources, { ids, wanted: 3 }),
  };
  const act = async (what: ResourceAct, resources: readonly { readonly id: string; readonly title: string }[]) => {
    const ids = resources.map(({ id }) => id);
    setBusy(what);
    try {
      await calls[what](ids);
    } catch {
      return false; // the call has said what went wrong
    } finally {
      setBusy(null);
    }
    const opposite = opposites[what];
    const undo = opposite && (() => calls[opposite](ids));
    say(`resource.done.${what}`, { count: ids.length, title: resources[0]?.title ?? '' }, undo);
    return true;
  };
  return { busy, act };
}

/** What takes an act back. A withdrawn share does not come back by itself: it would need another audit. */
const opposites: Readonly<Partial<Record<ResourceAct, ResourceAct>>> = {
  remove: 'restore',
  restore: 'remove',
  favour: 'disfavour',
  disfavour: 'favour',
  share2: 'withdraw',
  share3: 'withdraw',
};
