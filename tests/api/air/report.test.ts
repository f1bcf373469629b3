import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  airLessonReport,
  airWatchClasses,
  airWatchReport,
  exportLessonReport,
  exportWatchReport,
} from 'edutech/plugins/air/api';
import { guardian } from '../../support/consents';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const id = demoId('air.resource.m7-number-line');
const page = { page: 1, pageLine: 100 };
const lessonsOf = async (who: Caller, input: Record<string, unknown> = {}) =>
  (await who.call(airWatchReport, { classId: app.world.classId, ...page, ...input })).envelope!.data as OutputOf<
    typeof airWatchReport
  >;
const studentsOf = async (input: Record<string, unknown> = {}) =>
  (await teacher.call(airLessonReport, { id, classId: app.world.classId, ...page, ...input })).envelope!
    .data as OutputOf<typeof airLessonReport>;

test('a teacher sees which lessons a class has watched, how far, and what is asked', async () => {
  const { items, students, subjects } = await lessonsOf(teacher);
  expect(subjects).toEqual(['数学']);
  const line = items.find(({ resourceId }) => resourceId === id)!;
  expect(line.begun).toBeGreaterThan(line.finished);
  expect(line.begun).toBeLessThanOrEqual(students);
  expect(line.share).toBeGreaterThan(0.3);
  expect(line.open).toBe(2);
  const byShare = (await lessonsOf(teacher, { sort: '-share' })).items.map(({ share }) => share);
  expect(byShare).toEqual(byShare.toSorted((one, other) => other - one));
  expect((await lessonsOf(teacher, { q: line.name.slice(0, 6) })).page.total).toBe(1);
  expect((await lessonsOf(teacher, { subject: '语文' })).items).toEqual([]);
  expect((await lessonsOf(teacher, { pageLine: 2, page: 2 })).page).toMatchObject({ cur: 2, total: items.length });
});

test('each student’s share adds up to the class’s, and the line shows where they stopped', async () => {
  const { items, students, begun, finished, share, heat } = await studentsOf();
  expect(items).toHaveLength(students);
  expect(items.filter(({ state }) => state !== 'none')).toHaveLength(begun);
  expect(items.filter(({ state }) => state === 'finished')).toHaveLength(finished);
  expect(items.reduce((sum, one) => sum + one.share, 0) / students).toBeCloseTo(share, 6);
  expect(heat[0]).toBe(begun);
  expect(heat.at(-1)).toBeLessThan(heat[0]!);
  expect(Math.max(...heat)).toBeLessThanOrEqual(begun);
  const me = items.find(({ userId }) => userId === app.world.people.student.personId)!;
  expect(me).toMatchObject({ state: 'begun', isUnkept: false });
});

test('students are looked for, put in order and turned over', async () => {
  const { name } = app.world.people.student;
  expect((await studentsOf({ q: name })).items.map((one) => one.name)).toContain(name);
  const none = await studentsOf({ state: 'none' });
  expect(new Set(none.items.map(({ state }) => state))).toEqual(new Set(['none']));
  expect((await studentsOf({ sort: '-share' })).items[0]!.share).toBe(1);
  expect((await studentsOf({ page: 2, pageLine: 15 })).items).not.toEqual((await studentsOf({ pageLine: 15 })).items);
});

test('of whom nothing is kept the report says so, rather than that he has not watched', async () => {
  const { personId } = app.world.people.student;
  const unbegun = async () =>
    (await studentsOf({ id: demoId('air.resource.sc5-pendulum') })).items.find(({ userId }) => userId === personId)!;
  await guardian(app).withdraws('records');
  expect(await unbegun()).toMatchObject({ state: 'none', isUnkept: true, lastAt: null });
  await guardian(app).signs('records');
  expect(await unbegun()).toMatchObject({ state: 'none', isUnkept: false, lastAt: null });
});

test('a principal reads all classes of the school, a teacher his own, a student none', async () => {
  const classesOf = async (who: Caller) =>
    (await who.call(airWatchClasses)).envelope!.data as OutputOf<typeof airWatchClasses>;
  const [own, all] = [await classesOf(teacher), await classesOf(await signedIn(app, 'principal'))];
  expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  expect(own.map(({ classId }) => classId)).not.toContain(app.world.otherClassId);
  expect(all.length).toBeGreaterThan(own.length);
  const asPrincipal = await lessonsOf(await signedIn(app, 'principal'), { classId: app.world.otherClassId });
  expect(asPrincipal.items).toEqual([]);
  const student = await signedIn(app, 'student');
  expect((await student.call(airWatchReport, { classId: app.world.classId, ...page })).status).toBe(403);
});

test('both lists go along as workbooks', async () => {
  for (const [endpoint, input] of [
    [exportWatchReport, { classId: app.world.classId }],
    [exportLessonReport, { id, classId: app.world.classId }],
  ] as const) {
    const answer = (await teacher.call(endpoint, input)).envelope!.data as { address: string; name: string };
    expect(answer.name).toMatch(/\.xlsx$/);
    const file = await app.platform.app.inject({
      method: 'GET',
      url: answer.address,
      headers: { cookie: teacher.cookie },
    });
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  }
});
