import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { listResources, showResource } from 'edutech/plugins/resource/api';
import { useDesk } from '../../desk/desk-context';
import { FilePages } from './FilePages';

/** Resources that are shown at a time: who looks for another one says so in words. */
const most = 12;
const pause = 400;

interface ResourcePagesProps {
  readonly onPicture: (picture: File) => void;
}

/** Pages of documents and pictures that the reader may see: those of the homework's chapter, or found by words. */
export function ResourcePages({ onPicture }: ResourcePagesProps) {
  const t = useText();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Stack as="section" gap={2} aria-label={t('work.picture.resources')}>
      <h3 className="t-13 strong">{t('work.picture.resources')}</h3>
      {opened === null ? (
        <Choice onOpen={setOpened} />
      ) : (
        <>
          <Button size="small" look="quiet" icon="ArrowLeft" onClick={() => setOpened(null)}>
            {t('work.picture.back')}
          </Button>
          <Opened id={opened} onPicture={onPicture} />
        </>
      )}
    </Stack>
  );
}

function Choice({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useText();
  const { nodeId, subjectId } = useDesk().sheet.values;
  const [space, setSpace] = useState<'public' | 'mine'>('public');
  const [q, setQ] = useState('');
  const wish = {
    space,
    sort: 'newest' as const,
    page: 1,
    ...(subjectId && { subjectId }),
    ...(nodeId && q === '' && { nodeId }),
    ...(q !== '' && { q }),
    pageLine: 50,
  };
  const { data, error, again } = useAsked(listResources, wish, { keeps: true, pause });
  const found = data?.data.filter(({ form }) => form === 'picture' || form === 'document').slice(0, most);
  return (
    <>
      <div className="question-source-narrow">
        <select
          className="input t-13"
          value={space}
          aria-label={t('work.picture.space')}
          onChange={({ currentTarget }) => setSpace(currentTarget.value as 'public')}
        >
          {(['public', 'mine'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`work.picture.space.${one}`)}
            </option>
          ))}
        </select>
        <input
          className="input t-13"
          type="search"
          value={q}
          maxLength={100}
          placeholder={t('work.picture.search')}
          aria-label={t('work.picture.search')}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
      </div>
      <ListStates
        loading={!found}
        error={found ? null : error}
        onRetry={again}
        count={found?.length ?? 0}
        filtered={q !== ''}
        clear={() => setQ('')}
        empty={{ picture: 'book', title: t('work.picture.none'), text: t('work.picture.none.text') }}
        skeleton="text"
      >
        <Stack as="ul" gap={1}>
          {(found ?? []).map(({ id, title, ext, pages }) => (
            <li key={id}>
              <Button
                look="quiet"
                wide
                icon={ext === 'jpg' || ext === 'png' ? 'Image' : 'Document'}
                onClick={() => onOpen(id)}
              >
                <span className="clip1">{title}</span>
                {pages > 0 && <small className="muted num end">{t('work.picture.pages', { count: pages })}</small>}
              </Button>
            </li>
          ))}
        </Stack>
      </ListStates>
    </>
  );
}

function Opened({ id, onPicture }: ResourcePagesProps & { readonly id: string }) {
  const { data, error, again } = useAsked(showResource, { id });
  if (!data)
    return error === undefined ? <Skeletons shape="text" count={4} /> : <ErrorState error={error} onRetry={again} />;
  return [data.file, ...data.otherFile].map((file) => <FilePages key={file.ffid} file={file} onPicture={onPicture} />);
}
