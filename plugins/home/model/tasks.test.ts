import { expect, test } from 'vitest';
import { daysLate, inOneLine, inOrder, toGoOnWith, urgencyAt } from './tasks';

const now = new Date('2026-11-25T19:00:00+08:00');
test.each([
  [null, 'open'],
  ['2026-11-25T18:59:00+08:00', 'late'],
  ['2026-11-25T22:00:00+08:00', 'today'],
  ['2026-11-26T07:40:00+08:00', 'soon'],
  ['2026-11-27T08:00:00+08:00', 'later'],
])('what is due at %s is %s', (due, urgency) => expect(urgencyAt(due ? new Date(due) : null, now)).toBe(urgency));

test.each([
  ['2026-11-25T18:59:00+08:00', 0],
  ['2026-11-24T19:01:00+08:00', 0],
  ['2026-11-24T18:59:00+08:00', 1],
  ['2026-11-22T19:00:00+08:00', 3],
  ['2026-11-26T19:00:00+08:00', 0],
])('what was due at %s is %i whole days late', (due, days) => expect(daysLate(new Date(due), now)).toBe(days));

test('one goes on with what was begun', () => {
  const tasks = [{ act: 'begin' }, { act: 'submit' }, { act: 'continue' }] as const;
  expect(toGoOnWith(tasks)).toBe(tasks[1]);
  expect(toGoOnWith([{ act: 'correct' }])).toBeNull();
});

const task = (act: 'mark' | 'check' | 'see', count: number, late = 0) => ({
  act,
  count,
  late,
  text: `${act} ${count}`,
  path: `/${act}/${count}`,
});

test('in one line tasks of one act are counted together, behind the first of them', () => {
  const tasks = [task('see', 0), task('mark', 40), task('check', 5, 1), task('mark', 26), task('see', 1)];
  expect(inOneLine(tasks)).toEqual({
    next: tasks[1],
    figures: [
      { act: 'mark', count: 66, late: 0, tasks: 2, text: 'mark 40', path: '/mark/40' },
      { act: 'check', count: 5, late: 1, tasks: 1, text: 'check 5', path: '/check/5' },
    ],
  });
});

test('a day without tasks has nothing next and no numbers', () => {
  expect(inOneLine([])).toEqual({ next: null, figures: [] });
});

test('what has failed stands first although it has no deadline, and what merely has no end last', () => {
  const task = (id: string, due: string | null, urgency: 'late' | 'today' | 'open') => ({ id, due, urgency });
  const tasks = [
    task('open', null, 'open'),
    task('today', '2026-11-24T14:00:00Z', 'today'),
    task('fault', null, 'late'),
    task('late', '2026-11-20T14:00:00Z', 'late'),
  ];
  expect(tasks.toSorted(inOrder).map(({ id }) => id)).toEqual(['fault', 'late', 'today', 'open']);
});
