import { useEffect, useRef, type SyntheticEvent } from 'react';
import { watchTickMilliseconds } from '../../../common/screen/watching';

/** Hears a second of the recording, and whether it came to its end. */
export type OnProgress = (second: number, ended: boolean) => void;

/**
 * Handlers for a media element: play starts a one-second timer, pause reports the run time, the end reports the
 * duration (teaching.md section 4).
 */
export function useReports(onProgress: OnProgress | undefined) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  // A page that goes while something plays takes its timer along
  useEffect(() => () => clearInterval(timer.current), []);
  const report = (element: HTMLMediaElement, ended: boolean) =>
    onProgress?.(ended ? element.duration : element.currentTime, ended);
  return {
    onPlay: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      timer.current = setInterval(() => report(currentTarget, false), watchTickMilliseconds);
    },
    onPause: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      report(currentTarget, false);
    },
    onEnded: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      report(currentTarget, true);
    },
  };
}
