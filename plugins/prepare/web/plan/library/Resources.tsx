import { useState } from 'react';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { listResources } from 'edutech/plugins/resource/api';
import { usePlan } from '../plan-context';
import { usePack } from './pack-context';

/** Resources that are offered at once. */
const mostOffered = 20;
const spaces = ['public', 'mine'] as const;

/** What the library has for a chapter: put into the plan by dragging, by plus, or by A. */
export function Resources({ nodeId }: { readonly nodeId: string | null }) {
  const t = useText();
  const { data } = usePlan();
  const [space, setSpace] = useState<(typeof spaces)[number]>('public');
  const [q, setQ] = useState('');
  const [isWhole, setWhole] = useState(false);
  const words = q.trim();
  const { subjectId } = data.plan;
  const within = nodeId && !isWhole ? { nodeId } : { subjectId };
  const found = useAsked(
    listResources,
    {
      space,
      ...(words ? { q: words, subjectId } : within),
      sort: 'newest',
      page: 1,
      pageLine: mostOffered,
    },
    { keeps: true, pause: words ? 250 : 0 },
  );
  const there = new Set(data.materials.map(({ resourceId }) => resourceId));
  return (
    <>
      <Row>
        <input
          className="input wide"
          type="search"
          maxLength={100}
          value={q}
          placeholder={t('prepare.library.find')}
          aria-label={t('prepare.library.find')}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <select
          className="input"
          value={space}
          aria-label={t('prepare.library.space')}
          onChange={({ currentTarget }) => setSpace(currentTarget.value as 'public')}
        >
          {spaces.map((one) => (
            <option key={one} value={one}>
              {t(`prepare.library.${one}`)}
            </option>
          ))}
        </select>
      </Row>
      <ListStates
        loading={!found.data && found.error === undefined}
        error={found.error}
        onRetry={found.again}
        count={found.data?.data.length ?? 0}
        filtered={words !== ''}
        clear={() => setQ('')}
        empty={{
          picture: 'book',
          title: t('prepare.materials.noneOffered'),
          actions: nodeId && !isWhole && (
            <Button onClick={() => setWhole(true)}>{t('prepare.library.wholeSubject')}</Button>
          ),
        }}
        skeleton="text"
      >
        <Stack as="ul" gap={0} className="ruled-list">
          {(found.data?.data ?? []).map(({ id, title, ext }) => (
            <Offered key={id} id={id} title={title} ext={ext} isThere={there.has(id)} />
          ))}
        </Stack>
      </ListStates>
    </>
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
      <Row>
        <FileBadge ext={ext} />
        <span className="grow clip2 t-13">
          <CityWords>{title}</CityWords>
        </span>
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
      </Row>
    </li>
  );
}
