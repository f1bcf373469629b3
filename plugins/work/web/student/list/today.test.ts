import { expect, test } from 'vitest';
import type { MyHomework } from '../../../api/answering';
import { isWanted, listStateOf, todayLoad, toGoOnWith, wishOf } from './today';

const now = new Date('2026-11-22T19:00:00+08:00');
const homework = (more: Partial<MyHomework>): MyHomework => ({
  attemptId: '0198f0c0a1b27c3d8e4f5a6b7c8d9e0f',
  title: '数轴',
  kind: 0,
  subject: '数学',
  subjectCode: 'mathematics',
  minutes: 20,
  questions: 6,
  answered: 0,
  grade: 7,
  state: 0,
  round: 0,
  isLate: false,
  startsAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-22T14:00:00.000Z',
  closesAt: '2026-11-22T14:00:00.000Z',
  isClosed: false,
  opened: null,
  submitted: null,
  reminded: null,
  remark: '',
  toRight: 0,
  points: null,
  of: 24,
  isReleased: false,
  ...more,
});

test('states of a homework are those of its list', () => {
  expect(listStateOf(homework({}))).toBe('new');
  expect(listStateOf(homework({ isClosed: true }))).toBe('missed');
  expect(listStateOf(homework({ state: 1 }))).toBe('new');
  expect(listStateOf(homework({ state: 1, answered: 1 }))).toBe('doing');
  expect(listStateOf(homework({ state: 2 }))).toBe('waiting');
  expect(listStateOf(homework({ state: 2, isReleased: true }))).toBe('released');
  expect(listStateOf(homework({ state: 4, round: 1 }))).toBe('return');
});

test('the minutes of today are those to do and those done today, never of setting right', () => {
  const done = [
    homework({ state: 2, submitted: '2026-11-22T09:00:00.000Z', minutes: 30 }),
    homework({ state: 2, submitted: '2026-11-21T09:00:00.000Z', dueAt: '2026-11-21T14:00:00.000Z', minutes: 40 }),
    homework({ state: 2, submitted: '2026-11-22T09:00:00.000Z', round: 1, dueAt: null, minutes: 50 }),
  ];
  expect(todayLoad(55, done, 90, now)).toEqual({ minutes: 85, done: 30, limit: 90 });
});

test('one goes on with what was begun, not with what is due first', () => {
  const begun = homework({ state: 1, answered: 2 });
  expect(toGoOnWith([homework({}), homework({ state: 1 }), begun])).toBe(begun);
  expect(toGoOnWith([homework({})])).toBeNull();
});

test('an address narrows the list, and what makes no sense in it narrows nothing', () => {
  const wish = wishOf(new URLSearchParams('subject=mathematics&state=doing&done=3'));
  expect(wish).toEqual({ subject: 'mathematics', state: 'doing', pages: 3 });
  expect(wishOf(new URLSearchParams('state=winning&done=-1'))).toEqual({ subject: null, state: null, pages: 1 });
  expect(isWanted(homework({ state: 1, answered: 1 }), wish)).toBe(true);
  expect(isWanted(homework({ state: 1, answered: 1, subjectCode: 'english' }), wish)).toBe(false);
});
