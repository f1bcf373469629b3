import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { useDialogs, useText } from 'edutech/core/web/hooks';
import type { Space } from '../../model/spaces';
import type { Resource } from '../../api/records';
import { mostAtOnce } from '../../model/limits';
import { removers, sharers } from '../../model/people';
import { canBeShared } from 'edutech/plugins/library/kit/common/sharing';
import { type ResourceAct, useResourceActs } from './use-resource-acts';

interface BulkActsProps {
  readonly resources: readonly Resource[];
  readonly space: Space;
  readonly onDone: () => void;
}

const icons: Readonly<Record<ResourceAct, IconName>> = {
  remove: 'Delete',
  restore: 'ArrowUndo',
  purge: 'Delete',
  favour: 'Star',
  disfavour: 'Star',
  withdraw: 'ArrowUndo',
  share2: 'Share',
  share3: 'Globe',
};

/** Acts on the chosen resources: each on those that allow it, whose number stands behind where it is not all. */
export function BulkActs({ resources, space, onDone }: BulkActsProps) {
  const t = useText();
  const dialogs = useDialogs();
  const { busy, act } = useResourceActs();
  const may = { remove: useCan(removers), share: useCan(sharers) };
  if (resources.length > mostAtOnce) {
    return <span role="alert">{t('resource.tooMany', { most: mostAtOnce })}</span>;
  }
  const able = (what: ResourceAct) => resources.filter((resource) => allows(what, resource, space, may));
  const send = async (what: ResourceAct) => {
    const text = t('resource.purge.text', { count: able(what).length });
    const ok = t('resource.act.purge');
    // nothing brings them back
    if (what === 'purge' && !(await dialogs.confirm({ text, ok, danger: true }))) return;
    if (await act(what, able(what))) onDone();
  };
  return (Object.keys(icons) as ResourceAct[])
    .filter((what) => able(what).length > 0)
    .map((what) => (
      <Button
        key={what}
        size="small"
        icon={icons[what]}
        look={what === 'purge' ? 'danger' : 'outline'}
        busy={busy === what}
        onClick={() => void send(what)}
      >
        {t(`resource.act.${what}`)}
        {able(what).length < resources.length && <span className="num"> ({able(what).length})</span>}
      </Button>
    ));
}

interface May {
  readonly remove: boolean;
  readonly share: boolean;
}

/** Whether something can be done with a resource where it is listed; the server decides once more. */
export function allows(what: ResourceAct, resource: Resource, space: Space, may: May): boolean {
  const { isOwn, isFavourite, visibility, wanted } = resource;
  const isInTrash = space === 'trash';
  if (what === 'restore' || what === 'purge') return isInTrash && may.remove;
  if (isInTrash) return false;
  const standing = { seen: visibility, wanted: wanted === 0 ? null : wanted };
  switch (what) {
    case 'remove':
      return isOwn && may.remove;
    case 'favour':
      return !isFavourite;
    case 'disfavour':
      return isFavourite;
    case 'withdraw':
      return isOwn && may.share && (wanted !== 0 || visibility > 1);
    case 'share2':
      return isOwn && may.share && canBeShared(standing, 2);
    default:
      return isOwn && may.share && canBeShared(standing, 3);
  }
}
