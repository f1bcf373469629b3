import { useEffect, useRef, type SyntheticEvent } from 'react';
import { type WatchMoment, watchTickMilliseconds } from '../../../common/watching';

/** Receives a second of the recording, and what the player does there. */
export type OnProgress = (second: number, moment: WatchMoment) => void;

/**
 * Handlers for a media element: play starts a one-second timer, pause reports the run time, the end reports the
 * duration (teaching.md section 4).
 */
export function useReports(onProgress: OnProgress | undefined) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  // When a page is left while something plays, its timer stops too
  useEffect(() => () => clearInterval(timer.current), []);
  const report = (element: HTMLMediaElement, moment: WatchMoment) =>
    onProgress?.(moment === 'ended' ? element.duration : element.currentTime, moment);
  return {
    onPlay: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      report(currentTarget, 'begun');
      timer.current = setInterval(() => report(currentTarget, 'playing'), watchTickMilliseconds);
    },
    onPause: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      report(currentTarget, 'paused');
    },
    onEnded: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      clearInterval(timer.current);
      report(currentTarget, 'ended');
    },
  };
}
