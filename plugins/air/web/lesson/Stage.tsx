import { type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WatchMoment } from 'edutech/plugins/media/kit/common/watching';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { PictureName } from 'edutech/core/ui/states/Pictures';
import { AudioViewer } from 'edutech/plugins/media/kit/ui/viewer/film/AudioViewer';
import { PdfViewer, PictureViewer } from 'edutech/plugins/media/kit/ui/viewer/DocumentViewer';
import { type MediaHandle, VideoViewer } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useDialogs, useText } from 'edutech/core/web/hooks';
import { glideBackTo } from 'edutech/core/web/screen/glide';
import { needsTickets } from '../../model/states';
import { isPlayable, viewerOf, viewStateOf } from '../../model/status';
import { placeAddress } from '../shared/addresses';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isTyping } from 'edutech/core/ui/keys/page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Lesson } from './lesson';
import { type OpenPanel, type PanelName, SidePanel, usePanels } from '../watching/panel/SidePanel';
import { useWatching } from '../watching/use-watching';

const OfficeViewer = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/office/OfficeViewer')).then((module) => ({
    default: module.OfficeViewer,
  })),
);

const panelKeys: readonly (KeyHint & { readonly key: string; readonly name: PanelName })[] = [
  { key: 'n', keys: ['N'], does: 'air.panel.keys.note', name: 'notes' },
  { key: 'q', keys: ['Q'], does: 'air.panel.keys.ask', name: 'questions' },
];

interface StageProps {
  readonly lesson: Lesson;
  /** The title, which is below the viewer: on phones before what else is beside it. */
  readonly children: ReactNode;
}

/** The viewer and, beside a film, its contents, the reader's notes and questions. */
export function Stage({ lesson, children }: StageProps) {
  const media = useRef<MediaHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(0);
  const [open, setOpen] = useState<OpenPanel>({ name: 'chapters', focus: 0 });
  const ofReader = usePanels(lesson);
  const panels = isPlayable(lesson) ? ofReader : [];
  const keys = panelKeys.filter(({ name }) => panels.includes(name));
  const seek = (at: number) => {
    media.current?.seek(at);
    // on phones the panel stands below the film
    if (stage.current) glideBackTo(stage.current);
  };
  // while the film or what stands beside it has the focus: elsewhere letters are the reader's own
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const pressed = keys.find(({ key }) => key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    setOpen(({ focus }) => ({ name: pressed.name, focus: focus + 1 }));
  };
  return (
    // keys of the player and the panel inside, which have the focus
    <Stack
      ref={stage}
      className={panels.length > 0 ? 'air-stage air-stage-two' : 'air-stage'}
      role="presentation"
      onKeyDown={onKey}
    >
      <Viewer lesson={lesson} media={media} keys={keys} onSecond={setSecond} />
      {children}
      {panels.length > 0 && <SidePanel {...{ lesson, media, panels, open, second }} onOpen={setOpen} onSeek={seek} />}
    </Stack>
  );
}

interface ViewerProps {
  readonly lesson: Lesson;
  readonly media: React.RefObject<MediaHandle | null>;
  readonly keys: readonly KeyHint[];
  readonly onSecond: (second: number) => void;
}

function Viewer({ lesson, media, keys, onSecond }: ViewerProps) {
  const { startAt, hear } = useWatching(lesson);
  const revalidator = useRevalidator();
  const report = useCallback(
    (second: number, moment: WatchMoment) => {
      onSecond(second);
      hear(second, moment);
    },
    [hear, onSecond],
  );
  const state = viewStateOf(lesson);
  if (state !== 'viewable') return <NotReady lesson={lesson} state={state} />;
  if (lesson.sourcePath === '') return lesson.needsLogin ? <Locked /> : <Placeholder picture="box" says="noPreview" />;
  const shared = { src: lesson.sourcePath, name: lesson.name };
  // a ticket that is over is fetched anew with the page's data
  const onLost = needsTickets(lesson) ? () => void revalidator.revalidate() : undefined;
  switch (viewerOf(lesson.ext)) {
    case 'video':
      return (
        <VideoViewer
          {...shared}
          ref={media}
          poster={lesson.videoImg}
          stream={lesson.stream}
          captions={lesson.captions}
          chapters={lesson.chapters}
          startAt={startAt}
          keys={keys}
          onProgress={report}
          onLost={onLost}
        />
      );
    case 'audio':
      return (
        <AudioViewer
          {...shared}
          ref={media}
          poster={lesson.videoImg}
          startAt={startAt}
          onProgress={report}
          onLost={onLost}
        />
      );
    case 'picture':
      return <PictureViewer {...shared} />;
    case 'pdf':
      return <PdfViewer {...shared} />;
    case 'office':
      return (
        <Suspense>
          <OfficeViewer {...shared} ext={lesson.ext.toLowerCase()} pdf={lesson.officeOnlineUrl} />
        </Suspense>
      );
    default:
      return <Placeholder picture="box" says="noPreview" />;
  }
}

function NotReady({ lesson, state }: { lesson: Lesson; state: 'converting' | 'failed' }) {
  const t = useText();
  return (
    <Placeholder picture={state === 'converting' ? 'build' : 'cloud'} says={state}>
      <Button to={placeAddress(lesson.airBookId)}>{t('air.detail.toBook', { book: lesson.bookName })}</Button>
    </Placeholder>
  );
}

function Locked() {
  const t = useText();
  const dialogs = useDialogs();
  return (
    <Placeholder picture="lock" says="signIn">
      <Button
        look="primary"
        onClick={() => void dialogs.login({ context: 'air', target: location.pathname + location.search })}
      >
        {t('air.detail.signInAction')}
      </Button>
    </Placeholder>
  );
}

interface PlaceholderProps {
  readonly picture: PictureName;
  /** What is the matter: `air.detail.<says>` and `…Hint`. */
  readonly says: 'converting' | 'failed' | 'signIn' | 'noPreview';
  /** A way on. */
  readonly children?: ReactNode;
}

/** What stands in the viewer's place where there is nothing to view. */
function Placeholder({ picture, says, children }: PlaceholderProps) {
  const t = useText();
  return (
    <Stack align="center" justify="center" gap={0} className="card air-placeholder">
      <EmptyState
        picture={picture}
        title={t(`air.detail.${says}`)}
        text={t(`air.detail.${says}Hint`)}
        actions={children}
      />
    </Stack>
  );
}
