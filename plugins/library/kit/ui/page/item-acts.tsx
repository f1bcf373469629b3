import type { Endpoint } from 'edutech/core/common/endpoint';
import { useActs } from './use-acts';
import { IconButton } from 'edutech/core/ui/IconButton';
import { ManyActs } from 'edutech/core/ui/table/choosing/ManyActs';
import { useCall, useText } from 'edutech/core/web/hooks';
import { canBeShared } from '../../common/sharing';

/** A thing as far as acts depend on it. */
interface Item {
  readonly id: string;
  readonly title: string;
  readonly seen: 1 | 2 | 3;
  readonly wanted: 2 | 3 | null;
  readonly isOwn: boolean;
  readonly isFavourite: boolean;
}

/** The endpoints of an area that its list acts by. */
export interface ItemEndpoints {
  readonly removeItems: Endpoint;
  readonly restoreItems: Endpoint;
  readonly favourItems: Endpoint;
  readonly withdrawItems: Endpoint;
  readonly shareItems: Endpoint;
}

const itemActs = ['favour', 'disfavour', 'shareToSchool', 'shareToPublic', 'withdraw', 'remove', 'restore'] as const;
type ItemAct = (typeof itemActs)[number];

/** Whether something can be done with a thing where it is listed; the server decides once more. */
function allows(act: ItemAct, item: Item, space: string, mayEdit: boolean): boolean {
  if (space === 'trash') return act === 'restore' && mayEdit;
  if (act === 'favour') return !item.isFavourite;
  if (act === 'disfavour') return item.isFavourite;
  if (!item.isOwn || !mayEdit || act === 'restore') return false;
  if (act === 'remove') return true;
  if (act === 'withdraw') return item.wanted !== null || item.seen > 1;
  return canBeShared(item, act === 'shareToSchool' ? 2 : 3);
}

const opposites: Readonly<Partial<Record<ItemAct, ItemAct>>> = {
  favour: 'disfavour',
  disfavour: 'favour',
  shareToSchool: 'withdraw',
  shareToPublic: 'withdraw',
  remove: 'restore',
  restore: 'remove',
};

function useItemActs(endpoints: ItemEndpoints) {
  const call = useCall();
  return useActs<ItemAct>({
    calls: {
      favour: (ids) => call(endpoints.favourItems, { ids, on: true }),
      disfavour: (ids) => call(endpoints.favourItems, { ids, on: false }),
      shareToSchool: (ids) => call(endpoints.shareItems, { ids, wanted: 2 }),
      shareToPublic: (ids) => call(endpoints.shareItems, { ids, wanted: 3 }),
      withdraw: (ids) => call(endpoints.withdrawItems, { ids }),
      remove: (ids) => call(endpoints.removeItems, { ids }),
      restore: (ids) => call(endpoints.restoreItems, { ids }),
    },
    opposites,
    area: 'library.kit',
  });
}

interface ItemActsProps {
  readonly endpoints: ItemEndpoints;
  readonly space: string;
  /** Whether the person may change things of their own. */
  readonly mayEdit: boolean;
}

/** Acts on the chosen things: each on those that allow it. */
export function BulkItemActs(props: ItemActsProps & { readonly items: readonly Item[]; readonly onDone: () => void }) {
  const t = useText();
  const { endpoints, space, mayEdit, items, onDone } = props;
  const { busy, act } = useItemActs(endpoints);
  const able = (what: ItemAct) => items.filter((item) => allows(what, item, space, mayEdit));
  return (
    <ManyActs
      offered={itemActs}
      chosen={items.map((item) => ({ acts: itemActs.filter((what) => allows(what, item, space, mayEdit)) }))}
      label={(what) => t(`library.kit.act.${what}`)}
      isPrimary={() => false}
      busy={busy}
      onAct={(what) => void act(what, able(what)).then((isDone) => isDone && onDone())}
    />
  );
}

/** What is done most with one thing, at the end of its row. */
export function RowItemActs({ endpoints, space, mayEdit, item }: ItemActsProps & { readonly item: Item }) {
  const t = useText();
  const { act } = useItemActs(endpoints);
  const label = (id: string) => t(`library.kit.row.${id}`, { title: item.title });
  if (space === 'trash')
    return (
      mayEdit && <IconButton icon="ArrowUndo" label={label('restore')} onClick={() => void act('restore', [item])} />
    );
  return (
    <>
      <IconButton
        icon="Star"
        pressed={item.isFavourite}
        label={label('favour')}
        onClick={() => void act(item.isFavourite ? 'disfavour' : 'favour', [item])}
      />
      {allows('remove', item, space, mayEdit) && (
        <IconButton icon="Delete" label={label('remove')} onClick={() => void act('remove', [item])} />
      )}
    </>
  );
}
