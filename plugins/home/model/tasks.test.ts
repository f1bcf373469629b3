import { expect, test } from 'vitest';
import { toGoOnWith, urgencyAt } from './tasks';

const now = new Date('2026-11-25T19:00:00+08:00');
test.each([
  [null, 'open'],
  ['2026-11-25T18:59:00+08:00', 'late'],
  ['2026-11-25T22:00:00+08:00', 'today'],
  ['2026-11-26T07:40:00+08:00', 'soon'],
  ['2026-11-27T08:00:00+08:00', 'later'],
])('what is due at %s is %s', (due, urgency) => expect(urgencyAt(due ? new Date(due) : null, now)).toBe(urgency));

test('one goes on with what was begun', () => {
  const tasks = [{ act: 'begin' }, { act: 'handIn' }, { act: 'continue' }] as const;
  expect(toGoOnWith(tasks)).toBe(tasks[1]);
  expect(toGoOnWith([{ act: 'correct' }])).toBeNull();
});
