import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { Finder, FoundFile } from 'edutech/plugins/library/kit/ui/finding/Finder';
import { useFinding } from 'edutech/plugins/library/kit/ui/finding/use-finding';
import { listResources } from 'edutech/plugins/resource/api';
import { usePlan } from '../plan-context';
import { usePack } from './pack-context';

/** What the library has for a chapter: put into the plan by dragging, by plus, or by A. */
export function Resources({ nodeId }: { readonly nodeId: string | null }) {
  const { data } = usePlan();
  const finding = useFinding(nodeId, data.plan.subjectId);
  const found = useAsked(listResources, finding.wish, finding.asking);
  const there = new Set(data.materials.map(({ resourceId }) => resourceId));
  return (
    <Finder
      finding={finding}
      found={found}
      row={({ id, title, ext }) => <Offered key={id} id={id} title={title} ext={ext} isThere={there.has(id)} />}
    />
  );
}

interface OfferedProps {
  readonly id: string;
  readonly title: string;
  readonly ext: string;
  readonly isThere: boolean;
}

function Offered({ id, title, ext, isThere }: OfferedProps) {
  const t = useText();
  const { drag, put, isBusy } = usePack();
  const thing = { kind: 'resource', id, title } as const;
  return (
    <li
      className="pad-y-1"
      draggable={!isThere}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('text/plain', title);
        drag(thing);
      }}
      onDragEnd={() => drag(null)}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key.toLowerCase() === 'a' && !ctrlKey && !metaKey && !isThere) put(thing);
      }}
    >
      <FoundFile ext={ext} title={title}>
        {isThere ? (
          <Icon name="Checkmark" />
        ) : (
          <IconButton
            icon="Add"
            label={t('prepare.materials.add', { title })}
            disabled={isBusy}
            onClick={() => put(thing)}
          />
        )}
      </FoundFile>
    </li>
  );
}
