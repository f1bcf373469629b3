import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { WatchMoment } from 'edutech/core/common/screen/watching';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { PictureName } from 'edutech/core/ui/states/Pictures';
import { AudioViewer } from 'edutech/core/ui/viewer/film/AudioViewer';
import { PdfViewer, PictureViewer } from 'edutech/core/ui/viewer/DocumentViewer';
import { type MediaHandle, VideoViewer } from 'edutech/core/ui/viewer/film/VideoViewer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useDialogs } from 'edutech/core/web/hooks';
import { glideBackTo } from 'edutech/core/web/screen/glide';
import { viewerOf, viewStateOf } from '../../model/status';
import { placeAddress } from '../shared/addresses';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Lesson } from './AirDetailPage';
import { useWatching } from '../watching/use-watching';

const OfficeViewer = lazy(() =>
  loadChunk(() => import('edutech/core/ui/viewer/office/OfficeViewer')).then((module) => ({
    default: module.OfficeViewer,
  })),
);

/** The viewer and, for what has chapters, its table of contents beside it. */
export function Stage({ lesson }: { lesson: Lesson }) {
  const media = useRef<MediaHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(0);
  const showsChapters = lesson.chapters.length > 0 && viewStateOf(lesson) === 'viewable';
  const seek = (at: number) => {
    media.current?.seek(at);
    // on phones the chapters stand below the film
    if (stage.current) glideBackTo(stage.current);
  };
  return (
    <div ref={stage} className={showsChapters ? 'air-stage air-stage-two' : 'air-stage'}>
      <Viewer lesson={lesson} media={media} onSecond={setSecond} />
      {showsChapters && <Chapters lesson={lesson} second={second} onSeek={seek} />}
    </div>
  );
}

interface ViewerProps {
  readonly lesson: Lesson;
  readonly media: React.RefObject<MediaHandle | null>;
  readonly onSecond: (second: number) => void;
}

function Viewer({ lesson, media, onSecond }: ViewerProps) {
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
  if (lesson.sourcepath === '') return lesson.needslogin ? <Locked /> : <Placeholder picture="box" says="noPreview" />;
  const shared = { src: lesson.sourcepath, name: lesson.name };
  // a ticket that is over is fetched anew with the page's data
  const onLost = lesson.needslogin ? () => void revalidator.revalidate() : undefined;
  switch (viewerOf(lesson.ext)) {
    case 'video':
      return (
        <VideoViewer
          {...shared}
          ref={media}
          poster={lesson.videoimg}
          stream={lesson.stream}
          captions={lesson.captions}
          chapters={lesson.chapters}
          startAt={startAt}
          onProgress={report}
          onLost={onLost}
        />
      );
    case 'audio':
      return (
        <AudioViewer
          {...shared}
          ref={media}
          poster={lesson.videoimg}
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

function Chapters({ lesson, second, onSeek }: { lesson: Lesson; second: number; onSeek: (at: number) => void }) {
  const current = lesson.chapters.findLastIndex((chapter) => chapter.at <= second);
  return (
    <section className="card air-chapters">
      <h2>
        <FormattedMessage id="air.detail.chapters" />
      </h2>
      <ol>
        {lesson.chapters.map((chapter, index) => (
          <li key={chapter.at}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(chapter.at)}
            >
              <span className="air-time">{lengthText(chapter.at)}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NotReady({ lesson, state }: { lesson: Lesson; state: 'converting' | 'failed' }) {
  return (
    <Placeholder picture={state === 'converting' ? 'build' : 'cloud'} says={state}>
      <Button to={placeAddress(lesson.airbookid)}>
        <FormattedMessage id="air.detail.toBook" values={{ book: lesson.bookname }} />
      </Button>
    </Placeholder>
  );
}

function Locked() {
  const dialogs = useDialogs();
  return (
    <Placeholder picture="lock" says="signIn">
      <Button
        look="primary"
        onClick={() => void dialogs.login({ context: 'air', target: location.pathname + location.search })}
      >
        <FormattedMessage id="air.detail.signInAction" />
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
const Placeholder = ({ picture, says, children }: PlaceholderProps) => (
  <div className="card air-placeholder">
    <EmptyState
      picture={picture}
      title={<FormattedMessage id={`air.detail.${says}`} />}
      text={<FormattedMessage id={`air.detail.${says}Hint`} />}
      actions={children}
    />
  </div>
);
