import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { changeLesson, type DayLesson, undoLessonChange } from 'edutech/plugins/organisation/api';
import { nextLessons } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { answered, clock, held, thisWeek, tuesday, weekOf } from './timetable-desk';

// Deadlines "before the next lesson" come from the timetable: homework asks, organisation knows.

let app: TestApp;
let teacher: Caller;
let registrar: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['organisation', 'work'], replace: [clock] });
  [teacher, registrar] = await Promise.all([signedIn(app, 'teacher'), signedIn(app, 'schooladmin')]);
});
afterAll(() => app.close());

const subjectId = demoId('subject/mathematics');
const momentOf = ({ day, starts }: DayLesson) => new Date(`${day}T${starts}:00+08:00`).toISOString();

async function nextOf(...classIds: string[]): Promise<ReadonlyMap<string, string>> {
  const input = { classIds, subjectId };
  const next = await answered<{ classId: string; startsAt: string }[]>(teacher, nextLessons, input);
  return new Map(next.map(({ classId, startsAt }) => [classId, startsAt]));
}

/** What the week of a class and the one after have of mathematics from now on, in order. */
async function lessonsAhead(classId: string): Promise<DayLesson[]> {
  const weeks = [thisWeek, thisWeek + 1].map((week) => weekOf(teacher, { classId, week }));
  const lessons = (await Promise.all(weeks)).flatMap(held).filter((lesson) => lesson.subjectId === subjectId);
  const now = new Date(`${tuesday}T10:20:00+08:00`).toISOString();
  return lessons.filter((lesson) => momentOf(lesson) > now);
}

test('the next lesson of each class is the first of its week that is still to come', async () => {
  const { classes } = await weekOf(teacher);
  const ids = classes.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  const next = await nextOf(...ids, newId());
  expect([...next.keys()].toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(next.get(id)).toBe(momentOf((await lessonsAhead(id))[0]!));
});

test('a lesson that is cancelled is not the next one', async () => {
  const { classId } = app.world;
  const [first, second] = await lessonsAhead(classId);
  expect((await nextOf(classId)).get(classId)).toBe(momentOf(first!));
  const cancelled = { classId, day: first!.day, period: first!.period, kind: 'cancelled' };
  await answered(registrar, changeLesson, cancelled);
  expect((await nextOf(classId)).get(classId)).toBe(momentOf(second!));
  const { lessons } = await weekOf(teacher, { classId });
  const { difference } = lessons.find(({ day, period }) => day === first!.day && period === first!.period)!;
  await answered(registrar, undoLessonChange, { classId, id: difference!.changeId });
  expect((await nextOf(classId)).get(classId)).toBe(momentOf(first!));
});
