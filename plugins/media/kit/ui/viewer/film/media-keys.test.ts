import { expect, test } from 'vitest';
import { mediaKeys } from './media-keys';

const press = (
  key: string,
  media: { currentTime: number; duration: number; volume: number; playbackRate?: number },
) => {
  const player = { playbackRate: 1, ...media };
  mediaKeys.find((one) => one.key === key)?.act(player as HTMLVideoElement);
  return player;
};

test('arrows jump ten seconds, and never past an end', () => {
  expect(press('ArrowRight', { currentTime: 5, duration: 60, volume: 1 }).currentTime).toBe(15);
  expect(press('ArrowRight', { currentTime: 55, duration: 60, volume: 1 }).currentTime).toBe(60);
  expect(press('ArrowLeft', { currentTime: 5, duration: 60, volume: 1 }).currentTime).toBe(0);
  // nothing is known of a film that has not begun to load
  expect(press('ArrowRight', { currentTime: 0, duration: Number.NaN, volume: 1 }).currentTime).toBe(0);
});

test('arrows change the volume, and never past silence or the loudest', () => {
  expect(press('ArrowUp', { currentTime: 0, duration: 60, volume: 0.95 }).volume).toBe(1);
  expect(press('ArrowDown', { currentTime: 0, duration: 60, volume: 0.05 }).volume).toBe(0);
});

test('the signs for less and more change the speed, and never past the slowest or the fastest', () => {
  const still = { currentTime: 0, duration: 60, volume: 1 };
  expect(press('>', { ...still, playbackRate: 1 }).playbackRate).toBe(1.25);
  expect(press('>', { ...still, playbackRate: 2 }).playbackRate).toBe(2);
  expect(press('<', { ...still, playbackRate: 0.75 }).playbackRate).toBe(0.75);
  // a speed from the browser's own menu
  expect(press('<', { ...still, playbackRate: 1.75 }).playbackRate).toBe(1.5);
});

test('space plays and pauses, M silences and speaks again', () => {
  const acts: string[] = [];
  const still = {
    paused: true,
    muted: false,
    play: () => Promise.resolve(void acts.push('play')),
    pause: () => void acts.push('pause'),
  };
  const act = (key: string, media: object) => mediaKeys.find((one) => one.key === key)?.act(media as HTMLVideoElement);
  act(' ', still);
  act(' ', { ...still, paused: false });
  act('m', still);
  expect(acts).toEqual(['play', 'pause']);
  expect(still.muted).toBe(true);
});
