import { expect, test } from 'vitest';
import type { Db } from 'edutech/core/server/data/db';
import type { LessonTimes } from '../../../api/proposing';
import { nextLessons } from './proposing.routes';

const area = (...lessons: readonly (readonly [classId: string, startsAt: string])[]): LessonTimes<Db> => ({
  next: async (_db, { classIds }) =>
    lessons
      .filter(([classId]) => classIds.includes(classId))
      .map(([classId, startsAt]) => ({ classId, startsAt: new Date(startsAt) })),
});
const asked = (...sources: LessonTimes<Db>[]) =>
  nextLessons(sources)({
    db: {},
    input: { classIds: ['a', 'b'], subjectId: 's' },
    now: new Date('2026-11-25T02:00:00Z'),
  } as unknown as Parameters<ReturnType<typeof nextLessons>>[0]);

test('areas that know timetables are asked, and of two the earlier lesson counts', async () => {
  const late = area(['a', '2026-11-27T02:00:00.000Z'], ['c', '2026-11-26T01:00:00.000Z']);
  const early = area(['a', '2026-11-26T00:50:00.000Z']);
  expect(await asked(late, early)).toEqual([{ classId: 'a', startsAt: '2026-11-26T00:50:00.000Z' }]);
  expect(await asked()).toEqual([]);
});
