import { expect, test } from 'vitest';
import { findLength } from './find-length';

class Player extends EventTarget {
  currentTime = 0;
  constructor(readonly duration: number) {
    super();
  }
}

test('a recording that does not say how long it is is read to its end, and begins at its beginning', () => {
  const player = new Player(Number.POSITIVE_INFINITY);
  findLength(player);
  expect(player.currentTime).toBeGreaterThan(3600);
  player.dispatchEvent(new Event('timeupdate'));
  expect(player.currentTime).toBe(0);
  // from then on it plays as it likes
  player.currentTime = 2;
  player.dispatchEvent(new Event('timeupdate'));
  expect(player.currentTime).toBe(2);
});

test('a sound whose length is known is left alone', () => {
  const player = new Player(12);
  findLength(player);
  expect(player.currentTime).toBe(0);
});
