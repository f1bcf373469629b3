import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { useSteadyAddress } from '../steady-address';
import { type OnProgress, useReports } from './reports';
import type { MediaHandle } from './VideoViewer';

interface AudioViewerProps {
  readonly src: string;
  readonly name: string;
  /** Picture shown while one listens. */
  readonly poster?: string;
  /** Second to begin at (where one stopped). */
  readonly startAt?: number;
  readonly onProgress?: OnProgress;
  readonly onLost?: (second: number) => void;
  readonly ref?: Ref<MediaHandle>;
}

/** A recording to listen to, with its picture. */
export function AudioViewer({ name, poster, startAt = 0, onProgress, onLost, ref, ...props }: AudioViewerProps) {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const [src, lose] = useSteadyAddress(props.src);
  useImperativeHandle(ref, () => ({
    seek: (second) => {
      if (!audio.current) return;
      audio.current.currentTime = second;
      void audio.current.play().catch(() => undefined);
    },
    second: () => audio.current?.currentTime ?? 0,
    pause: () => audio.current?.pause(),
  }));
  const begin = useCallback(() => {
    const media = audio.current;
    // only where nobody has begun to listen
    if (media && media.currentTime === 0 && startAt > 0 && startAt < media.duration - 3) media.currentTime = startAt;
  }, [startAt]);
  // It may be known where one stopped before the recording is there, or after
  useEffect(begin, [begin]);
  const reports = useReports(onProgress);
  return (
    <div className="viewer viewer-audio pad-5">
      {poster && <img className="round" src={poster} alt="" />}
      <audio
        ref={audio}
        {...reports}
        key={src}
        src={src}
        controls
        preload="metadata"
        aria-label={name}
        onLoadedMetadata={begin}
        onError={() => {
          lose();
          onLost?.(audio.current?.currentTime ?? 0);
        }}
      >
        {t('media.viewer.noAudio')}
      </audio>
    </div>
  );
}
