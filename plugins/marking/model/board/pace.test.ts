import { expect, test } from 'vitest';
import { endOf, lastOf, type Pace } from './pace';

const now = new Date('2026-11-29T08:00:00Z');
const question = (change: Partial<Pace>): Pace => ({
  answers: 100,
  done: 40,
  perHour: 60,
  rules: { mode: '1' },
  ...change,
});

test('a question ends when its marks are given at the pace of the last hour', () => {
  expect(endOf(question({}), now)).toEqual(new Date('2026-11-29T09:00:00Z'));
  // two people mark each answer
  expect(endOf(question({ rules: { mode: '1+1' } }), now)).toEqual(new Date('2026-11-29T10:00:00Z'));
});

test('nobody knows the end of what nobody marks, and what is done has none', () => {
  expect(endOf(question({ perHour: 0 }), now)).toBeNull();
  expect(endOf(question({ done: 100 }), now)).toBeNull();
});

test('the slowest question says when all is marked; where one stands still nothing does', () => {
  const slow = question({ perHour: 20 });
  expect(lastOf([question({}), slow, question({ done: 100, perHour: 0 })], now)).toEqual({
    question: slow,
    end: new Date('2026-11-29T11:00:00Z'),
  });
  expect(lastOf([question({}), question({ perHour: 0 })], now)).toBeNull();
  expect(lastOf([question({ done: 100 })], now)).toBeNull();
});
