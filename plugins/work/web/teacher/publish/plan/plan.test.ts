import { expect, test } from 'vitest';
import { changedClass, newPlan, postponed, problemOf, targetsOf, turned } from './plan';

const now = new Date('2026-11-22T08:00:00Z');
const [one, other] = ['a', 'b'];
const plan = turned(turned(newPlan(now), one!), other!);

test('homework begins now and is due tomorrow before the first lesson', () => {
  expect(targetsOf(plan, now)[0]).toEqual({
    classId: 'a',
    startsAt: '2026-11-22T08:00:00.000Z',
    dueAt: '2026-11-22T23:40:00.000Z',
    lateUntil: '2026-11-23T23:40:00.000Z',
  });
});

test('a class that is pressed again is left out', () => {
  expect(turned(plan, 'a').classes.map(({ classId }) => classId)).toEqual(['b']);
});

test('a later deadline is that of one class only', () => {
  const later = postponed(plan, 'b', '2026-11-25T23:40:00.000Z');
  expect(targetsOf(later, now).map(({ dueAt }) => dueAt)).toEqual([
    '2026-11-22T23:40:00.000Z',
    '2026-11-25T23:40:00.000Z',
  ]);
});

test('layers and students are named where not the whole class gets it', () => {
  const some = changedClass(plan, 'a', { reach: 'students', personIds: ['p'], tier: 1 });
  expect(targetsOf(some, now)[0]).toMatchObject({ personIds: ['p'], tier: 1 });
  expect(targetsOf({ ...some, lateDays: 0 }, now)[0]).not.toHaveProperty('lateUntil');
});

test('what keeps it from being published is told', () => {
  expect(problemOf(newPlan(now), now)).toBe('work.publish.noClass');
  expect(problemOf(plan, now)).toBeNull();
  expect(problemOf(changedClass(plan, 'a', { reach: 'layers' }), now)).toBe('work.publish.noLayer');
  expect(problemOf({ ...plan, dueAt: '2026-11-22T07:00:00.000Z' }, now)).toBe('work.error.deadlinePast');
  expect(problemOf({ ...plan, startsAt: '2026-11-23T00:00:00.000Z' }, now)).toBe('work.error.deadlineEarlier');
});
