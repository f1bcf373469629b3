import { expect, test } from 'vitest';
import { ServerClock } from './server-clock';

function device() {
  const time = { now: 5000 };
  return { time, clock: new ServerClock(() => time.now) };
}

test('it shows the server’s time from the first answer on, less half of the way', () => {
  const { time, clock } = device();
  time.now = 5400;
  clock.heard(1_000_000, 5000);
  expect(clock.now()).toBe(1_000_200);
  time.now = 65_400;
  expect(clock.now()).toBe(1_060_200);
});

test('a small correction is made at once', () => {
  const { time, clock } = device();
  clock.heard(1_000_000, 5000);
  time.now = 15_000;
  clock.heard(1_011_500, 15_000);
  expect(clock.now()).toBe(1_011_500);
});

test('a correction of more than two seconds is spread over ten', () => {
  const { time, clock } = device();
  clock.heard(1_000_000, 5000);
  time.now = 15_000;
  clock.heard(1_020_000, 15_000);
  const shown = [0, 5000, 10_000, 20_000].map((later) => {
    time.now = 15_000 + later;
    return clock.now();
  });
  expect(shown).toEqual([1_010_000, 1_020_000, 1_030_000, 1_040_000]);
});

test('it never goes back', () => {
  const { time, clock } = device();
  clock.heard(1_000_000, 5000);
  time.now = 6000;
  const before = clock.now();
  clock.heard(999_500, 6000);
  expect(clock.now()).toBe(before);
  time.now = 9000;
  expect(clock.now()).toBe(1_002_500);
});
