import { useImperativeHandle, useRef, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { type OnProgress, useReports } from './reports';
import type { MediaHandle } from './VideoViewer';

interface AudioViewerProps {
  readonly src: string;
  readonly name: string;
  /** Picture shown while one listens. */
  readonly poster?: string;
  readonly onProgress?: OnProgress;
  readonly onLost?: (second: number) => void;
  readonly ref?: Ref<MediaHandle>;
}

/** A recording to listen to, with its picture. */
export function AudioViewer({ src, name, poster, onProgress, onLost, ref }: AudioViewerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  useImperativeHandle(ref, () => ({
    seek: (second) => {
      if (!audio.current) return;
      audio.current.currentTime = second;
      void audio.current.play().catch(() => undefined);
    },
  }));
  const reports = useReports(onProgress);
  return (
    <div className="viewer viewer-audio">
      {poster && <img src={poster} alt="" />}
      <audio
        ref={audio}
        {...reports}
        key={src}
        src={src}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => onLost?.(audio.current?.currentTime ?? 0)}
      >
        <FormattedMessage id="core.viewer.noAudio" />
      </audio>
    </div>
  );
}
