import { expect, test } from 'vitest';
import { counts, endOf, handInFrom, hasEnded, secondsPaused, startOf } from './times';

const at = (time: string) => new Date(`2026-12-03T${time}+08:00`);
const room = { start: 'automatic', startsAt: at('09:00:00'), beganAt: null, minutes: 60, earliest: 30 } as const;
const sitting = { extraMinutes: 0, extendedMinutes: 0, pausedAt: null, pausedSeconds: 0, submittedAt: null };

test('an exam that starts by hand has no beginning and no end before somebody starts it', () => {
  const byHand = { ...room, start: 'manual' } as const;
  expect([startOf(byHand), endOf(byHand, sitting), handInFrom(byHand)]).toEqual([null, null, null]);
  expect(endOf({ ...byHand, beganAt: at('09:07:00') }, sitting)).toEqual(at('10:07:00'));
});

test('minutes of a student, of an extension and of pauses move the end', () => {
  expect(endOf(room, { ...sitting, extraMinutes: 20, extendedMinutes: 5, pausedSeconds: 90 })).toEqual(at('10:26:30'));
  expect(endOf(room, { ...sitting, pausedAt: at('09:10:00') })).toBeNull();
  expect(secondsPaused({ ...sitting, pausedAt: at('09:10:00'), pausedSeconds: 30 }, at('09:11:00'))).toBe(90);
});

test('the end is over a moment after its time, so that the last word arrives', () => {
  expect(hasEnded(room, sitting, at('10:00:02'))).toBe(false);
  expect(hasEnded(room, sitting, at('10:00:04'))).toBe(true);
});

test.for([
  ['written in time and arrived at once', '09:30:00', '09:30:01', null, true],
  ['written in time without a network, arrived hours later', '09:59:00', '15:00:00', null, true],
  ['written after the end', '10:01:00', '10:01:01', null, false],
  ['written before the start', '08:59:00', '09:01:00', null, false],
  ['written after it was handed in', '09:50:00', '09:50:01', '09:45:00', false],
  ['written before it was handed in, arrived after', '09:40:00', '09:50:01', '09:45:00', true],
] as const)('an answer %s', ([, writtenAt, arrivedAt, submittedAt, does]) => {
  const one = { writtenAt: at(writtenAt), arrivedAt: at(arrivedAt) };
  expect(counts(room, { ...sitting, submittedAt: submittedAt && at(submittedAt) }, one)).toBe(does);
});

test('a day after the end nothing counts any more', () => {
  const arrivedAt = new Date(at('10:00:01').getTime() + 24 * 3_600_000);
  expect(counts(room, sitting, { writtenAt: at('09:30:00'), arrivedAt })).toBe(false);
});
