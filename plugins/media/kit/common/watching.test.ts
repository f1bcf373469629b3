import { expect, test } from 'vitest';
import { type WatchMoment, WatchedStretches } from './watching';

/** What a player says, as [second of the film, second of the clock, what it does]. */
function heard(...said: (readonly [second: number, clock: number, moment?: WatchMoment])[]) {
  const stretches = new WatchedStretches();
  for (const [second, clock, moment = 'playing'] of said) stretches.hear(second, moment, clock * 1000);
  return stretches;
}

test('a stretch played through counts its seconds', () => {
  expect(heard([10, 0, 'begun'], [11, 1], [12, 2], [12.5, 2.5, 'paused']).take()).toEqual([
    { runningTime: 2.5, startTime: 10, endTime: 12.5 },
  ]);
});

test('what is jumped over is not watched, forwards or backwards', () => {
  const stretches = heard([0, 0, 'begun'], [1, 1], [300, 2], [301, 3], [20, 4], [21, 5]);
  expect(stretches.take()).toEqual([
    { runningTime: 1, startTime: 0, endTime: 1 },
    { runningTime: 1, startTime: 300, endTime: 301 },
    { runningTime: 1, startTime: 20, endTime: 21 },
  ]);
});

test('a jump during a pause, however long the pause, is a jump', () => {
  const stretches = heard([0, 0, 'begun'], [5, 5], [5, 5, 'paused'], [20, 300, 'begun'], [21, 301]);
  expect(stretches.take().map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    [0, 5],
    [20, 21],
  ]);
});

test('at double speed two seconds of the film run in one', () => {
  expect(heard([0, 0, 'begun'], [2, 1], [4, 2]).take()).toEqual([{ runningTime: 2, startTime: 0, endTime: 4 }]);
});

test('a timer that the browser has slowed down loses nothing', () => {
  expect(heard([0, 0, 'begun'], [60, 60]).take()).toEqual([{ runningTime: 60, startTime: 0, endTime: 60 }]);
});

test('a film that waits for the network does not run', () => {
  expect(heard([0, 0, 'begun'], [1, 1], [1, 30], [2, 31]).take()).toEqual([
    { runningTime: 2, startTime: 0, endTime: 2 },
  ]);
});

test('what still plays goes on where it was taken', () => {
  const stretches = heard([0, 0, 'begun'], [15, 15]);
  expect(stretches.take()).toHaveLength(1);
  expect(stretches.take()).toEqual([]);
  stretches.hear(16, 'playing', 16_000);
  expect(stretches.take()).toEqual([{ runningTime: 1, startTime: 15, endTime: 16 }]);
});
