import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fileGroups, isInGroup } from 'edutech/core/common/files/file-groups';
import { useCan } from 'edutech/core/ui/Can';
import { useDeployment, useMessages, useText } from 'edutech/core/web/hooks';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { AddTile } from 'edutech/plugins/questions/kit/ui/capture/photo/AddTile';
import type { StoredPicture } from 'edutech/plugins/questions/kit/ui/question/writing/ContentWriter';
import { routes as resource } from 'edutech/plugins/resource/routes';
import { mostPictures, pictureBody } from '../../../../../model/sheet/picture-item';
import { useDesk } from '../../desk/desk-context';
import { ResourcePages } from './ResourcePages';

const Studio = lazy(() =>
  loadChunk(() => import('edutech/plugins/questions/kit/ui/capture/photo/Studio')).then((module) => ({
    default: module.Studio,
  })),
);

/** Pictures of a page, a screenshot or a photograph become one item: see the picture. Several taken at once belong together. */
export function PictureSource() {
  const t = useText();
  const { isLocked } = useDesk();
  const hasResources = resource.list.ifOn(useDeployment()) !== undefined;
  const [words, setWords] = useState('');
  const { begin, sources, keep, end } = usePictures(words.trim());
  const mayAttach = useCan(['homework_tea.attachment', !isLocked]);
  usePaste(mayAttach && sources === null ? begin : null);
  if (!mayAttach) return <p className="muted">{t('work.file.mayNot')}</p>;
  return (
    <>
      <input
        className="input"
        value={words}
        maxLength={200}
        aria-label={t('work.picture.words')}
        placeholder={t('work.picture.words')}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ol className="photo-list">
        <AddTile isFirst most={mostPictures} onCamera={() => begin([])} onFiles={begin} />
      </ol>
      <p className="muted t-12">{t('work.picture.hint')}</p>
      {hasResources && <ResourcePages onPicture={(page) => begin([page])} />}
      {sources && (
        <Suspense>
          <Studio sources={sources} onPicture={keep} onClose={end} />
        </Suspense>
      )}
    </>
  );
}

/** Pictures on their way to the sheet: each is cut, stored, and all of them become an item when the last is done. */
function usePictures(words: string) {
  const t = useText();
  const messages = useMessages();
  const { sheet, tier } = useDesk();
  const [sources, setSources] = useState<readonly Blob[] | null>(null);
  const done = useRef<StoredPicture[]>([]);
  return {
    sources,
    begin: (chosen: readonly File[]) => {
      const wrong = chosen.find(({ name }) => !isInGroup(name, 'answerPictures'));
      if (wrong)
        return messages.show('work.picture.wrongKind', {
          tone: 'warning',
          values: { name: wrong.name, allowed: fileGroups.answerPictures.join(' ') },
        });
      done.current = [];
      setSources(chosen.slice(0, mostPictures));
    },
    keep: async (picture: Blob) => {
      const name = `${t('work.picture.name', { number: done.current.length + 1 })}.jpg`;
      done.current.push(await sheet.storePicture(new File([picture], name, { type: picture.type })));
    },
    end: () => {
      setSources(null);
      const pictures = done.current;
      if (pictures.length === 0) return;
      const nameOf = (number: number) => t('work.picture.name', { number });
      sheet.addPictures(pictureBody(pictures, words || t('work.picture.stem'), nameOf), tier);
      done.current = [];
    },
  };
}

/** A picture from the clipboard, as long as nobody writes: a screenshot needs no file. */
function usePaste(take: ((files: readonly File[]) => void) | null) {
  const now = useRef(take);
  useEffect(() => {
    now.current = take;
  });
  // Hears it on the whole page
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length > 0) now.current?.(pictures);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
