import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icons/Icon';
import { KeyHints } from '../KeyHints';
import { mediaKeys } from './media-keys';
import { type OnProgress, useReports } from './reports';

/** What a page may ask of a player. */
export interface MediaHandle {
  /** Goes to a second and plays on. */
  seek(second: number): void;
}

interface VideoViewerProps {
  readonly src: string;
  readonly name: string;
  readonly poster?: string;
  /** Address of WebVTT subtitles. */
  readonly captions?: string;
  /** Second to begin at (where one stopped). */
  readonly startAt?: number;
  /** Each second while it plays, at a pause and at the end. */
  readonly onProgress?: OnProgress;
  /** The address does not open any more (a ticket that is over): the owner fetches another. */
  readonly onLost?: (second: number) => void;
  readonly ref?: Ref<MediaHandle>;
}

/**
 * A video: the browser's own controls (they are accessible, know full screen, speed and picture-in-picture, and work
 * without scripts), with keys for jumps and volume, resuming, and reports of the run time.
 */
export function VideoViewer({ src, name, poster, captions, startAt = 0, onProgress, onLost, ref }: VideoViewerProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useImperativeHandle(ref, () => ({
    seek: (second) => {
      if (!video.current) return;
      video.current.currentTime = second;
      void video.current.play().catch(() => undefined);
    },
  }));
  const reports = useReports(onProgress);

  const begin = () => {
    if (video.current && startAt > 0 && startAt < video.current.duration - 3) video.current.currentTime = startAt;
  };
  const fail = () => {
    if (onLost) onLost(video.current?.currentTime ?? 0);
    else setFailed(true);
  };
  return (
    <div className="viewer viewer-video">
      <video
        ref={video}
        {...reports}
        key={src}
        src={src}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        onLoadedMetadata={begin}
        onError={fail}
        onKeyDown={(event) => onKey(event, video.current)}
      >
        {captions && (
          <track
            kind="subtitles"
            src={captions}
            srcLang="zh"
            label={intl.formatMessage({ id: 'core.viewer.subtitles' })}
            default
          />
        )}
        <FormattedMessage id="core.viewer.noVideo" />
      </video>
      <KeyHints hints={mediaKeys} />
      {failed && (
        <p className="viewer-failed" role="alert">
          <Icon name="Warning" />
          <FormattedMessage id="core.viewer.failed" />
        </p>
      )}
    </div>
  );
}

function onKey(event: KeyboardEvent, media: HTMLMediaElement | null) {
  const pressed = mediaKeys.find(({ key }) => key === event.key);
  if (!media || !pressed) return;
  event.preventDefault();
  pressed.act(media);
}
