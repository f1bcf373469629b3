import { expect, test } from 'vitest';
import { forgottenPoints, pointFigures } from './class-points';
import { focusList, focusOf } from './focus';
import { buildsOf } from './map';
import { ownPoint } from './own-points';
import { comparedMonths } from './own-past';
import { classConfidence, stateOf, stateOfValue } from './states';
import { tasksOf } from './tasks';
import { lastMondays, trendOf } from './weeks';

const now = new Date('2026-11-25T10:00:00+08:00');
const mondays = lastMondays(now);
const day = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * day);
const answer = (personId: string, share: number, days = 1, expected = 0.65) => ({
  personId,
  pointIds: ['p'],
  share,
  expected,
  at: ago(days),
});

test('values are said in four words, and nothing is said of fewer than three answers', () => {
  expect([0.9, 0.7, 0.5, 0.49].map(stateOfValue)).toEqual(['known', 'near', 'learning', 'weak']);
  expect(stateOf(0.9, 2)).toBe('few');
  expect(stateOf(0.9, 0)).toBe('untaught');
});

test('four people have no figure, five have one', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => answer(id, 1));
  expect(pointFigures(four, mondays)).toMatchObject({ state: 'few', value: null, people: 4, missing: 1 });
  expect(pointFigures(four, mondays).weeks.every((week) => week === null)).toBe(true);
  const five = pointFigures([...four, answer('e', 1)], mondays);
  expect(five).toMatchObject({ state: 'known', value: 1, missing: 0 });
  expect(five.weeks.at(-1)).toBe(1);
});

test('half of the points on hard questions is worth more than on easy ones', () => {
  const class5 = (expected: number) =>
    pointFigures(
      ['a', 'b', 'c', 'd', 'e'].map((id) => answer(id, 0.5, 1, expected)),
      mondays,
    );
  expect(class5(0.28).value!).toBeGreaterThan(class5(0.92).value!);
});

test('a week with harder questions does not look like a fall', () => {
  const people = ['a', 'b', 'c', 'd', 'e'];
  const easy = people.map((id) => answer(id, 0.82, 10, 0.82));
  const hard = people.map((id) => answer(id, 0.45, 2, 0.45));
  const trend = trendOf(mondays, [...easy, ...hard]).filter(({ value }) => value !== null);
  expect(trend).toHaveLength(2);
  expect(trend[0]!.value).toBeCloseTo(trend[1]!.value!);
  expect(trend[0]!.raw!).toBeGreaterThan(trend[1]!.raw!);
});

test('students are chosen by their own change, with the first reason that holds, in the order of the class list', () => {
  const many = (share: number, days: number) => Array.from({ length: 8 }, () => answer('x', share, days));
  const plain = { answers: [], tasks: 3, done: 3, value: null, forgotten: [] };
  expect(focusOf({ ...plain, studentId: 'a', done: 0 }, now)?.reason).toBe('absent');
  const fell = { ...plain, studentId: 'b', answers: [...many(0.9, 40), ...many(0.5, 3)] };
  expect(focusOf(fell, now)).toMatchObject({ reason: 'falling' });
  const rose = { ...plain, studentId: 'c', answers: [...many(0.4, 40), ...many(0.9, 3)] };
  expect(focusOf(rose, now)?.reason).toBe('rising');
  expect(focusOf({ ...plain, studentId: 'd', forgotten: ['p'] }, now)).toMatchObject({
    reason: 'forgot',
    pointId: 'p',
  });
  expect(focusOf({ ...plain, studentId: 'e', value: 0.6 }, now)?.reason).toBe('borderline');
  expect(focusOf({ ...plain, studentId: 'f', value: 0.3 }, now)).toBeUndefined();
  expect(focusList([rose, fell], now, 8).map(({ studentId }) => studentId)).toEqual(['c', 'b']);
  expect(focusList([rose, fell], now, 1).map(({ studentId }) => studentId)).toEqual(['b']);
});

test('a point that was known and is wrong twice in a row is forgotten', () => {
  const right = Array.from({ length: 6 }, (_, at) => answer('a', 1, 30 - at));
  expect(forgottenPoints([...right, answer('a', 0, 2), answer('a', 0, 1)])).toEqual(['p']);
  expect(forgottenPoints([...right, answer('a', 0, 2), answer('a', 1, 1)])).toEqual([]);
});

test('points build on the one before, and on what questions exercise together with them', () => {
  const builds = buildsOf(
    [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    [
      ['c', 'a'],
      ['x', 'b'],
    ],
  );
  expect(Object.fromEntries(builds)).toEqual({ a: [], b: ['a'], c: ['b', 'a'] });
});

test('three tasks at most, what is weak first', () => {
  const point = (pointId: string, state: 'weak' | 'learning' | 'known', days = 1) => ({
    pointId,
    state,
    value: 0.5,
    missing: 2,
    days,
  });
  const tasks = tasksOf([point('a', 'known', 10), point('b', 'learning'), point('c', 'weak'), point('d', 'known')]);
  expect(tasks.map(({ pointId, kind }) => [pointId, kind])).toEqual([
    ['c', 'repair'],
    ['b', 'finish'],
    ['a', 'review'],
  ]);
});

test('a student reads how many right answers are missing, and how the own month went', () => {
  const own = ownPoint([answer('a', 1, 3), answer('a', 0, 2), answer('a', 1, 1)], mondays);
  expect(own.state).toBe('learning');
  expect(own.missing).toBeGreaterThan(0);
  expect(ownPoint([answer('a', 1)], mondays)).toMatchObject({ state: 'few', missing: 2 });
  const month = [0.2, 1, 1, 1, 1].map((share, at) => answer('a', share, at + 1));
  const before = [0, 0, 0, 1, 1].map((share, at) => answer('a', share, at + 40));
  const compared = comparedMonths([...before, ...month], [[...before, ...month]], now);
  expect(compared?.right).toEqual({ now: 0.8, before: 0.4 });
  expect(comparedMonths([answer('a', 1)], [], now)).toBeNull();
});

test('a class is spoken of surely when most of it has answered', () => {
  expect([4, 12, 20, 40].map((people) => classConfidence(people, 46))).toEqual(['low', 'low', 'some', 'high']);
});
