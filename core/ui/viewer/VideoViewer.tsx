import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icons/Icon';
import { type OnProgress, useReports } from './reports';

/** Seconds that the arrow keys jump. */
const jump = 10;

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
      {failed && (
        <p className="viewer-failed" role="alert">
          <Icon name="Warning" />
          <FormattedMessage id="core.viewer.failed" />
        </p>
      )}
    </div>
  );
}

/** ← → jump, ↑ ↓ change the volume; space is the browser's own. */
function onKey(event: KeyboardEvent, media: HTMLMediaElement | null) {
  if (!media || !change(media, event.key)) return;
  event.preventDefault();
}

function change(media: HTMLMediaElement, key: string): boolean {
  switch (key) {
    case 'ArrowLeft':
      media.currentTime = Math.max(0, media.currentTime - jump);
      return true;
    case 'ArrowRight':
      media.currentTime = Math.min(media.duration || 0, media.currentTime + jump);
      return true;
    case 'ArrowUp':
      media.volume = Math.min(1, media.volume + 0.1);
      return true;
    case 'ArrowDown':
      media.volume = Math.max(0, media.volume - 0.1);
      return true;
    default:
      return false;
  }
}
