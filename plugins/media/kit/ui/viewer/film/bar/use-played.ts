import { type RefObject, useEffect, useState } from 'react';

/** What a film is doing. */
export interface Played {
  readonly second: number;
  /** Whole length in seconds; 0 while it is not known. */
  readonly length: number;
  /** Nothing of it has been played yet. */
  readonly isFresh: boolean;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly rate: number;
}

const still: Played = { second: 0, length: 0, isFresh: true, isPaused: true, isMuted: false, volume: 1, rate: 1 };
const events = [
  'timeupdate',
  'seeking',
  'durationchange',
  'emptied',
  'play',
  'pause',
  'ended',
  'volumechange',
  'ratechange',
];

const playedOf = (media: HTMLMediaElement): Played => ({
  second: media.currentTime,
  length: Number.isFinite(media.duration) ? media.duration : 0,
  isFresh: media.paused && media.played.length === 0,
  isPaused: media.paused,
  isMuted: media.muted,
  volume: media.volume,
  rate: media.playbackRate,
});

/** What a film is doing now. The bar, a key, headphones or the small window may have changed it. */
export function usePlayed(video: RefObject<HTMLVideoElement | null>): Played {
  const [played, setPlayed] = useState(still);
  // Hears it from the film itself, which may have begun before scripts ran
  useEffect(() => {
    const media = video.current;
    if (!media) return;
    const hear = () => setPlayed(playedOf(media));
    hear();
    for (const name of events) media.addEventListener(name, hear);
    return () => {
      for (const name of events) media.removeEventListener(name, hear);
    };
  }, [video]);
  return played;
}
