import { expect, test } from 'vitest';
import type { Assignment } from '../../../../api';
import { factsOf } from './row-facts';

const now = new Date('2026-11-22T04:00:00Z');
const given = (changes: Partial<Assignment>): Assignment => ({
  assignmentId: 'a'.repeat(32),
  classId: 'b'.repeat(32),
  className: '',
  startsAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-23T08:00:00.000Z',
  lateUntil: null,
  withdrawn: null,
  released: null,
  isClosed: false,
  students: 40,
  opened: 30,
  submitted: 20,
  corrected: 10,
  late: 0,
  rate: 0.5,
  ...changes,
});

test('classes are added up, and the mean is by how many were corrected', () => {
  const facts = factsOf({ assignments: [given({}), given({ submitted: 40, corrected: 30, rate: 0.9 })] }, now);
  expect(facts).toMatchObject({ students: 80, submitted: 60, corrected: 40, waiting: 20, isMixed: false });
  expect(facts.rate).toBeCloseTo(0.8);
});

test('a class that it was taken back from counts no more', () => {
  const facts = factsOf({ assignments: [given({}), given({ withdrawn: '2026-11-21T00:00:00.000Z' })] }, now);
  expect(facts.students).toBe(40);
});

test('the next deadline is told, or the last where all are over', () => {
  const [past, next, later] = ['2026-11-20T08:00:00.000Z', '2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'];
  const dues = (...all: string[]) => factsOf({ assignments: all.map((dueAt) => given({ dueAt })) }, now).dueAt;
  expect(dues(later, past, next)).toBe(next);
  expect(dues('2026-11-19T08:00:00.000Z', past)).toBe(past);
  expect(factsOf({ assignments: [] }, now)).toMatchObject({ dueAt: null, rate: null, isClosed: true });
});

test('a class is reminded where nobody has begun, an hour after all could', () => {
  const untouched = (...assignments: Assignment[]) => factsOf({ assignments }, now).untouched;
  const idle = given({ opened: 0, submitted: 0, corrected: 0 });
  const [early, over] = [given({ ...idle, startsAt: '2026-11-22T03:30:00.000Z' }), given({ ...idle, isClosed: true })];
  expect(untouched(idle)).toEqual([idle.assignmentId]);
  expect(untouched(idle, over, early)).toEqual([idle.assignmentId]);
  expect(untouched(early)).toEqual([]);
  expect(untouched(over)).toEqual([]);
  expect(untouched(idle, given({ opened: 1 }))).toEqual([]);
});
