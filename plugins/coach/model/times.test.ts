import { expect, test } from 'vitest';
import { expectedAt, isOnDuty, notifiedAt, quietEnd } from './times';

/** A Thursday. */
const thursday = (time: string) => new Date(`2026-03-05T${time}:00+08:00`);

test('nobody is notified between nine in the evening and seven in the morning', () => {
  expect(quietEnd(thursday('20:59'))).toBeNull();
  expect(quietEnd(thursday('21:00'))).toEqual(new Date('2026-03-06T07:00:00+08:00'));
  expect(quietEnd(thursday('06:59'))).toEqual(thursday('07:00'));
  expect(notifiedAt(thursday('12:00'))).toEqual(thursday('12:00'));
});

test('an answer is expected by the end of the duty that runs or comes next', () => {
  const duty = [{ day: 4, fromTime: '19:00', untilTime: '20:30' }];
  expect(expectedAt(thursday('19:30'), duty)).toEqual(thursday('20:30'));
  expect(expectedAt(thursday('08:00'), duty)).toEqual(thursday('20:30'));
  expect(expectedAt(thursday('20:30'), duty)).toEqual(new Date('2026-03-12T20:30:00+08:00'));
});

test('without a duty an answer is expected within a day, and not at night', () => {
  expect(expectedAt(thursday('10:00'), [])).toEqual(new Date('2026-03-06T10:00:00+08:00'));
  expect(expectedAt(thursday('22:00'), [])).toEqual(new Date('2026-03-07T07:00:00+08:00'));
});

test('a duty has its day and its hours', () => {
  const duty = { day: 4, fromTime: '19:00', untilTime: '20:30' };
  expect(isOnDuty(duty, thursday('19:00'))).toBe(true);
  expect(isOnDuty(duty, thursday('20:30'))).toBe(false);
  expect(isOnDuty({ ...duty, day: 5 }, thursday('19:00'))).toBe(false);
});
