import { expect, test } from 'vitest';
import { dueTone, timeLeft } from './deadlines';

const now = new Date('2026-11-22T19:00:00+08:00');
const at = (text: string) => new Date(`${text}:00+08:00`);

test('it turns orange under a day and red under two hours or when it is over', () => {
  expect(dueTone(at('2026-11-23T19:00'), now)).toBe('plain');
  expect(dueTone(at('2026-11-23T18:59'), now)).toBe('due');
  expect(dueTone(at('2026-11-22T20:59'), now)).toBe('late');
  expect(dueTone(at('2026-11-22T18:00'), now)).toBe('late');
});

test('what is left is counted in minutes, hours or days', () => {
  expect(timeLeft(at('2026-11-22T19:01'), now)).toEqual({ unit: 'minutes', count: 1 });
  expect(timeLeft(at('2026-11-22T22:30'), now)).toEqual({ unit: 'hours', count: 3 });
  expect(timeLeft(at('2026-11-25T19:00'), now)).toEqual({ unit: 'days', count: 3 });
  expect(timeLeft(at('2026-11-22T18:30'), now)).toEqual({ unit: 'minutes', count: 30 });
});
