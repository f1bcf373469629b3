import { expect, test } from 'vitest';
import { type ArrivedReport, isAtEnd, nothingWatched, applyReport, type Watched } from './watch-report';

const start = new Date('2026-11-22T08:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const length = 600;
const begun = nothingWatched(start);

const stretch = (from: number, to: number, running = to - from) => ({
  runningTime: running,
  startTime: from,
  endTime: to,
});
const report = (seconds: number, change: Partial<ArrivedReport>): ArrivedReport => ({
  stretches: [],
  second: 0,
  ended: false,
  at: after(seconds),
  isKnown: false,
  ...change,
});
const take = (known: Watched, seconds: number, change: Partial<ArrivedReport>) =>
  applyReport(known, report(seconds, change), length, after(seconds));

test('seconds that were played are kept once, however often they were', () => {
  const first = take(begun, 15, { stretches: [stretch(0, 15)], second: 15 });
  const again = take(first, 30, { stretches: [stretch(5, 20)], second: 20 });
  expect(again).toMatchObject({ ranges: [[0, 20]], watched: 20, played: 30, lastSecond: 20 });
});

test('jumping ahead is not watching', () => {
  const jumped = take(begun, 20, { stretches: [stretch(0, 10), stretch(300, 310)], second: 310 });
  expect(jumped).toMatchObject({ watched: 20, lastSecond: 310 });
  const pretended = take(begun, 15, { stretches: [stretch(0, 500, 15)], second: 500 });
  expect(pretended.watched).toBeLessThanOrEqual(31);
});

test('at double speed thirty seconds are watched in fifteen', () => {
  expect(take(begun, 15, { stretches: [stretch(0, 30, 15)], second: 30 })).toMatchObject({ watched: 30, played: 15 });
});

test('nobody watches more than time has passed', () => {
  const cheat = take(begun, 10, { stretches: [stretch(0, 600)], second: 600 });
  expect(cheat.played).toBe(40);
  expect(cheat.watched).toBeLessThanOrEqual(81);
  const more = take(cheat, 11, { stretches: [stretch(100, 600)], second: 600 });
  expect(more.played - cheat.played).toBeLessThanOrEqual(1);
});

test('what was watched offline counts when it arrives', () => {
  const opened = take(begun, 1, {});
  const late = take(opened, 400, { stretches: [stretch(0, 300)], second: 300, at: after(302) });
  expect(late).toMatchObject({ watched: 300, played: 300, lastSecond: 300 });
});

test('nothing lies beyond the end of the film', () => {
  const known = { ...begun, credit: 9999 };
  expect(take(known, 1, { stretches: [stretch(590, 700)], second: 700 })).toMatchObject({
    ranges: [[590, 600]],
    lastSecond: 600,
  });
});

test('a film whose length nobody knows still has seconds', () => {
  const known = { ...begun, credit: 9999 };
  const taken = applyReport(known, report(1, { stretches: [stretch(5000, 5100)], second: 5100 }), 0, after(1));
  expect(taken).toMatchObject({ watched: 100, isDone: false });
});

test('the same report again adds nothing', () => {
  const first = take(begun, 15, { stretches: [stretch(0, 15)], second: 15 });
  const again = take(first, 16, { stretches: [stretch(0, 15)], second: 15, at: after(15), isKnown: true });
  expect(again).toMatchObject({ watched: 15, played: 15 });
});

test('a place that was reached earlier does not set back a later one', () => {
  const tablet = take(begun, 100, { second: 90 });
  const oldPhone = take(tablet, 120, { second: 30, at: after(50), stretches: [stretch(10, 30)] });
  expect(oldPhone).toMatchObject({ lastSecond: 90, lastAt: after(100), watched: 20 });
});

test('who is at the end is done, and who goes back is not', () => {
  const done = take(begun, 15, { second: 590 });
  expect(done.isDone).toBe(true);
  expect(take(done, 30, { second: 40 }).isDone).toBe(false);
  expect(take(begun, 15, { second: 300, ended: true }).isDone).toBe(true);
  expect(isAtEnd(50, 0)).toBe(false);
});
