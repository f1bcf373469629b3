import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { type KeyHint, KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { useSteadyAddress } from '../steady-address';
import { FilmBar } from './bar/FilmBar';
import type { Chapter } from './bar/film-parts';
import { toggleFullScreen, useRest } from './bar/full-screen';
import { mediaKeys, pressMediaKey, togglePlay } from './media-keys';
import { type OnProgress, useReports } from './reports';
import { type FilmPart, turnAt } from './stretch';
import { useBeginning } from './use-beginning';
import { useStream } from './use-stream';

/** What a page may ask of a player. */
export interface MediaHandle {
  /** Jumps to a second and continues to play. */
  seek(second: number): void;
  /** Where it is. */
  second(): number;
  pause(): void;
}

interface VideoViewerProps {
  /** The file, played by ranges. */
  readonly src: string;
  /** The same film as HLS, in several qualities; absent or empty: the file is played. */
  readonly stream?: string;
  readonly name: string;
  readonly poster?: string;
  /** Address of WebVTT subtitles. */
  readonly captions?: string;
  readonly chapters?: readonly Chapter[];
  /** What of the film is played, where it was cut; default: all of it. */
  readonly part?: FilmPart;
  /** Second to begin at (where one stopped). */
  readonly startAt?: number;
  /** Keys that the page around it has besides, for the list of keys. */
  readonly keys?: readonly KeyHint[];
  /** As it begins to play, each second while it does, at a pause and at the end. */
  readonly onProgress?: OnProgress;
  /** The address does not open any more (a ticket that is over): the owner fetches another. */
  readonly onLost?: (second: number) => void;
  readonly ref?: Ref<MediaHandle>;
}

const noChapters: readonly Chapter[] = [];
const noKeys: readonly KeyHint[] = [];

/**
 * A video with one bar below it; keys for jumps, volume and speed, resuming, and reports of the run time. Without scripts
 * it has the browser's own controls.
 */
export function VideoViewer(props: VideoViewerProps) {
  const {
    name,
    poster,
    captions,
    chapters = noChapters,
    startAt = 0,
    keys = noKeys,
    onProgress,
    onLost,
    part,
    ref,
  } = props;
  const t = useText();
  const viewer = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isAtRest = useRest(viewer);
  const hasBar = useScripts();
  const [failed, setFailed] = useState(false);
  // a stream that does not play gives way to the file
  const [lostStream, setLostStream] = useState('');
  const [src, loseSource] = useSteadyAddress(props.src);
  const [ofStream, loseAddress] = useSteadyAddress(props.stream ?? '');
  const stream = ofStream !== lostStream ? ofStream : undefined;
  const { begin, leave, resumedAt, forget } = useBeginning(video, startAt);
  const loseStream = useCallback(() => {
    leave();
    setLostStream(ofStream);
  }, [leave, ofStream]);
  const streaming = useStream(video, stream, loseStream);
  const seek = (second: number) => {
    if (!video.current) return;
    video.current.currentTime = second;
    void video.current.play().catch(() => undefined);
  };
  useImperativeHandle(ref, () => ({
    seek,
    second: () => video.current?.currentTime ?? 0,
    pause: () => video.current?.pause(),
  }));
  const reports = useReports(onProgress);

  const fail = () => {
    // the player of the stream says by itself when it gives up
    if (stream) return;
    leave();
    loseSource();
    loseAddress();
    if (onLost) onLost(video.current?.currentTime ?? 0);
    else setFailed(true);
  };
  return (
    <div ref={viewer} className="viewer viewer-video" data-rest={isAtRest || undefined}>
      <video
        ref={video}
        {...reports}
        key={`${stream} ${src}`}
        // without scripts it is what plays; with them the stream takes its place
        src={src}
        poster={poster}
        controls={!hasBar}
        playsInline
        preload={stream ? 'none' : 'metadata'}
        // keys act while it has the focus
        tabIndex={0}
        aria-label={name}
        onLoadedMetadata={({ currentTarget }) => {
          begin();
          keepWithin(part, currentTarget);
        }}
        onTimeUpdate={({ currentTarget }) => keepWithin(part, currentTarget)}
        onError={fail}
        onClick={({ currentTarget }) => hasBar && togglePlay(currentTarget)}
        onDoubleClick={({ currentTarget }) => hasBar && toggleFullScreen(currentTarget)}
        onKeyDown={(event) => pressMediaKey(event, video.current)}
      >
        {captions && <track kind="subtitles" src={captions} srcLang="zh" label={t('media.viewer.subtitles')} default />}
        {t('media.viewer.noVideo')}
      </video>
      <FilmBar
        key={`bar ${stream} ${src}`}
        video={video}
        stream={streaming}
        chapters={chapters}
        hasCaptions={Boolean(captions)}
      />
      {resumedAt !== null && (
        <Resumed
          at={resumedAt}
          onBegin={() => {
            forget();
            seek(0);
          }}
        />
      )}
      <KeyHints hints={[...mediaKeys, ...keys]} />
      {failed && <Failed />}
    </div>
  );
}

/** Whether scripts run: the server draws the page first, and until then the browser's controls play what it shows. */
function useScripts(): boolean {
  const [areThere, setThere] = useState(false);
  // Runs in browsers only
  useEffect(() => setThere(true), []);
  return areThere;
}

/** Says that it began where somebody stopped, and leads to its beginning. */
function Resumed({ at, onBegin }: { readonly at: number; readonly onBegin: () => void }) {
  const t = useText();
  return (
    <p className="film-resumed pad-y-2 pad-x-3 t-13" role="status">
      {t('media.viewer.resumed', { time: lengthText(at) })}
      <button type="button" className="film-button" onClick={onBegin}>
        {t('media.viewer.fromStart')}
      </button>
    </p>
  );
}

function Failed() {
  const t = useText();
  return (
    <Row as="p" className="viewer-failed pad-y-3 pad-x-4" role="alert">
      <Icon name="Warning" />
      {t('media.viewer.failed')}
    </Row>
  );
}

/** A film that was cut stops where its part does. */
function keepWithin(part: FilmPart | undefined, media: HTMLMediaElement) {
  const turn = part && turnAt(part, media.currentTime);
  if (!turn) return;
  if (turn.stops) media.pause();
  media.currentTime = turn.to;
}
