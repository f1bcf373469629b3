import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { nextSpeed } from './speeds';

/** Seconds that the arrow keys jump. */
const jump = 10;
/** Share of the full volume that a key changes. */
const step = 0.1;

type Media = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'volume' | 'playbackRate'>;
interface MediaKey extends KeyHint {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly act: (media: Media) => void;
}

/** What keys do while a film or sound has the focus; space is the browser's own. */
export const mediaKeys: readonly MediaKey[] = [
  {
    key: 'ArrowLeft',
    keys: ['←'],
    does: 'media.viewer.keys.back',
    act: (media) => (media.currentTime = Math.max(0, media.currentTime - jump)),
  },
  {
    key: 'ArrowRight',
    keys: ['→'],
    does: 'media.viewer.keys.on',
    act: (media) => (media.currentTime = Math.min(media.duration || 0, media.currentTime + jump)),
  },
  {
    key: 'ArrowUp',
    keys: ['↑'],
    does: 'media.viewer.keys.louder',
    act: (media) => (media.volume = Math.min(1, media.volume + step)),
  },
  {
    key: 'ArrowDown',
    keys: ['↓'],
    does: 'media.viewer.keys.quieter',
    act: (media) => (media.volume = Math.max(0, media.volume - step)),
  },
  {
    key: '>',
    keys: ['>'],
    does: 'media.viewer.keys.faster',
    act: (media) => (media.playbackRate = nextSpeed(media.playbackRate, 1)),
  },
  {
    key: '<',
    keys: ['<'],
    does: 'media.viewer.keys.slower',
    act: (media) => (media.playbackRate = nextSpeed(media.playbackRate, -1)),
  },
];
