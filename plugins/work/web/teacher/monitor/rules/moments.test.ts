import { expect, test } from 'vitest';
import { momentsFor } from './moments';

const now = Date.parse('2026-11-23T14:11:00+08:00');
const ids = (what: 'extend' | 'reopen', due: string) =>
  momentsFor(what, now, new Date(due).toISOString()).map(({ id }) => id.replace('work.deadline.', ''));

test('a later deadline is later than the class’s own', () => {
  expect(ids('extend', '2026-11-25T22:00:00+08:00')).toEqual(['inThreeDays', 'inAWeek']);
  expect(ids('extend', '2026-11-20T22:00:00+08:00')[0]).toBe('hour');
});

test('who goes on with homework is proposed the class’s deadline, and an hour once that is over', () => {
  const due = '2026-11-25T22:00:00+08:00';
  expect(momentsFor('reopen', now, due)[0]).toEqual({ id: 'work.deadline.ofClass', moment: due });
  expect(ids('reopen', '2026-11-20T22:00:00+08:00')[0]).toBe('hour');
});
