import type { KeyboardEvent } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { toggleFullScreen } from './bar/full-screen';
import { nextSpeed } from './speeds';

/** Seconds that the arrow keys jump. */
const jump = 10;
/** Share of the full volume that a key changes. */
const step = 0.1;

interface MediaKey extends KeyHint {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly act: (media: HTMLVideoElement) => void;
}

/** Plays, or pauses. */
export function togglePlay(media: HTMLMediaElement): void {
  if (media.paused) void media.play().catch(() => undefined);
  else media.pause();
}

/** What keys do while a film or its bar has the focus. */
export const mediaKeys: readonly MediaKey[] = [
  { key: ' ', keys: ['Space'], does: 'media.viewer.keys.play', act: togglePlay },
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
  { key: 'm', keys: ['M'], does: 'media.viewer.keys.mute', act: (media) => (media.muted = !media.muted) },
  { key: 'f', keys: ['F'], does: 'media.viewer.keys.full', act: toggleFullScreen },
];

const turning: readonly string[] = [' ', 'm', 'f'];

/** Does what the key pressed means to a film; other keys, and those of the browser, are left alone. */
export function pressMediaKey(event: KeyboardEvent, media: HTMLVideoElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pressed = mediaKeys.find(({ key }) => key === event.key.toLowerCase() || key === event.key);
  if (!media || !pressed) return;
  event.preventDefault();
  // a held key goes on seeking, but turns nothing on and off
  if (!event.repeat || !turning.includes(pressed.key)) pressed.act(media);
}
