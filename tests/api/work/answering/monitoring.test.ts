import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Live } from 'edutech/core/server/live/live';
import { Clock } from 'edutech/core/server/clock';
import {
  extendDeadlines,
  handInMine,
  listMine,
  monitor,
  openMine,
  remindStudents,
  reopenAttempts,
  saveAnswers,
} from 'edutech/plugins/work/api';
import { eventually } from '../../../support/running/eventually';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, demoStudent, itemOf, keyOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
/** What live messages said, by topic. */
const told: { topic: string; message: unknown }[] = [];
/** How far the clock is ahead. */
let shift = 0;
const clock: Clock = { now: () => new Date(Date.now() + shift) };
beforeAll(async () => {
  app = await startApp({ on: ['work'], replace: [[Clock, clock]] });
  const live = app.platform.container.get(Live);
  const publish = live.publish.bind(live);
  live.publish = (topic, message) => {
    told.push({ topic, message });
    publish(topic, message);
  };
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const assignmentId = assignment('number-line');
const attemptId = attempt('number-line', demoStudent);
const board = async () => dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
const me = async () => (await board()).people.find((one) => one.attemptId === attemptId)!;
const in_ = (hours: number) => new Date(Date.now() + shift + hours * 3_600_000).toISOString();
/** How far it is to the next time when it is this hour in the city. */
const until = (hour: number) => {
  const inCity = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
  return ((hour - inCity + 24) % 24) * 3_600_000;
};

test('the board shows each student by class list, and how each item goes', async () => {
  const { people, items, ...counts } = await board();
  expect(people.length).toBe(counts.students);
  expect(people.map(({ seat }) => seat)).toEqual(people.map(({ seat }) => seat).toSorted((one, other) => one - other));
  expect(new Set(people.map(({ state }) => state))).toEqual(new Set([0, 1, 3]));
  expect(counts.submitted).toBe(people.filter(({ state }) => state >= 2).length);
  expect(items).toHaveLength(7);
  expect(items[0]!.answered).toBeGreaterThan(10);
  expect(items[0]!.right).toBeLessThanOrEqual(items[0]!.marked);
  expect(await me()).toMatchObject({ name: '林知夏', state: 1, answered: 5, items: 7 });
});

test('who watches is told within two seconds that a student has written something', async () => {
  const answers = [
    { itemId: itemOf('number-line', 'distance-four'), part: 0, sequence: 9, age: 0, answer: { gaps: ['3', '-5'] } },
  ];
  told.length = 0;
  const before = performance.now();
  await student.call(saveAnswers, { attemptId, client: attemptId, answers });
  while (told.length === 0 && performance.now() - before < 10_000) await delay(20);
  expect(told).toEqual([{ topic: `work.monitor:${assignmentId}`, message: { attemptIds: [attemptId] } }]);
  expect(await me()).toMatchObject({ answered: 6 });
});

test('a deadline is moved for one student or for all, never back', async () => {
  const moved = await teacher.call(extendDeadlines, { assignmentId, attemptIds: [attemptId], dueAt: in_(100) });
  expect(dataOf<typeof extendDeadlines>(moved)).toEqual({ count: 1 });
  const dueInHours = async () => {
    const { dueAt } = dataOf<typeof openMine>(await student.call(openMine, { attemptId }));
    return Math.round((Date.parse(dueAt ?? '') - Date.now()) / 3_600_000);
  };
  expect(await dueInHours()).toBe(100);
  const back = await teacher.call(extendDeadlines, { assignmentId, dueAt: in_(1) });
  expect(keyOf(back)).toBe('work.error.deadlineEarlier');
  const past = await teacher.call(extendDeadlines, { assignmentId, attemptIds: [attemptId], dueAt: in_(-1) });
  expect(keyOf(past)).toBe('work.error.deadlinePast');
  const all = await board();
  await teacher.call(extendDeadlines, { assignmentId, dueAt: in_(90) });
  const later = await board();
  expect(Date.parse(later.lateUntil!) - Date.parse(later.dueAt)).toBe(
    Date.parse(all.lateUntil!) - Date.parse(all.dueAt),
  );
  // whoever has a later one of his own keeps it, and nobody closes before the class
  expect(await dueInHours()).toBe(100);
  await teacher.call(extendDeadlines, { assignmentId, dueAt: in_(110) });
  expect(await dueInHours()).toBe(110);
  const strange = await teacher.call(extendDeadlines, {
    assignmentId,
    attemptIds: [attempt('powers', 0)],
    dueAt: in_(90),
  });
  expect(keyOf(strange)).toBe('work.error.noAttempt');
});

test('a deadline is moved for those only who have not handed in', async () => {
  const done = (await board()).people.find(({ state }) => state === 3)!.attemptId;
  const extend = (...attemptIds: string[]) =>
    teacher.call(extendDeadlines, { assignmentId, attemptIds, dueAt: in_(115) });
  expect(dataOf<typeof extendDeadlines>(await extend(attemptId, done)).count).toBe(1);
  const due = new Map((await board()).people.map((one) => [one.attemptId, one.dueAt]));
  expect([due.get(attemptId) === null, due.get(done)]).toEqual([false, null]);
  const refused = await extend(done);
  expect([refused.status, keyOf(refused)]).toEqual([409, 'work.error.allHandedIn']);
});

test('what was handed in too soon is taken up again, and its marks are reckoned anew', async () => {
  await student.call(handInMine, { attemptId });
  const first = await me();
  expect(first).toMatchObject({ state: 3, open: 0 });
  const early = await teacher.call(reopenAttempts, { assignmentId, attemptIds: [attemptId], dueAt: in_(-1) });
  expect(keyOf(early)).toBe('work.error.deadlinePast');
  await teacher.call(reopenAttempts, { assignmentId, attemptIds: [attemptId], dueAt: in_(60) });
  expect(await me()).toMatchObject({ state: 1, points: null, answered: 6 });
  expect(keyOf(await teacher.call(reopenAttempts, { assignmentId, attemptIds: [attemptId], dueAt: in_(60) }))).toBe(
    'work.error.stillInHand',
  );
  const answers = [
    {
      itemId: itemOf('number-line', 'points-on-line'),
      part: 0,
      sequence: 10,
      age: 0,
      answer: { gaps: ['-2', '3', '5'] },
    },
  ];
  await student.call(saveAnswers, { attemptId, client: attemptId, answers });
  await student.call(handInMine, { attemptId });
  const again = await me();
  expect(again.state).toBe(3);
  expect(again.points!).toBeGreaterThanOrEqual(first.points!);
});

test('numbers of a class are those of its students, whatever was done', async () => {
  const wrong = () =>
    app.platform.services.database.read(asSystem('a test'), (db) =>
      db.all<{ id: string }>(sql`
      select a.id from work.assignment a cross join lateral (
        select count(*) as students, count(t.points) as submitted,
          count(*) filter (where t.points is not null and t.open_parts = 0) as corrected,
          count(*) filter (where t.opened_at is not null or t.state > 0) as opened
        from work.attempt t where t.school_id = a.school_id and t.assignment_id = a.id) n
      where (a.students, a.submitted, a.corrected, a.opened) is distinct from (n.students, n.submitted, n.corrected, n.opened)`),
    );
  await eventually(async () => expect(await wrong()).toEqual([]));
});

test('students who have not handed in are reminded, once an hour, and not at night', async () => {
  const { people } = await board();
  const waiting = people.filter(({ state }) => state === 0).map((one) => one.attemptId);
  const done = people.find(({ state }) => state === 2 || state === 3)!.attemptId;
  // so many hours later nobody is signed in any more
  const at = async (hour: number) => {
    shift = until(hour);
    return signedIn(app, 'teacher');
  };
  const atNight = async () => {
    const night = await (await at(21)).call(remindStudents, { assignmentId, attemptIds: waiting });
    expect([night.status, keyOf(night)]).toEqual([409, 'work.error.quiet']);
  };
  const byDay = async () => {
    const morning = await at(10);
    const remind = async () =>
      dataOf<typeof remindStudents>(
        await morning.call(remindStudents, { assignmentId, attemptIds: [...waiting, done] }),
      );
    expect((await remind()).count).toBe(waiting.length);
    expect((await remind()).count).toBe(0);
    // the whole class: those who have come back to their answers, and nobody who has submitted or heard of it just now
    const inHand = people.filter(({ state }) => [0, 1, 4].includes(state)).length;
    const rest = dataOf<typeof remindStudents>(await morning.call(remindStudents, { assignmentId }));
    expect(rest.count).toBe(inHand - waiting.length);
  };
  // a clock does not go back: whatever comes first from now is tried first
  for (const attempt of until(21) < until(10) ? [atNight, byDay] : [byDay, atNight]) await attempt();
  const student = await signedInPerson(app, people.find(({ state }) => state === 0)!.personId);
  const listed = dataOf<typeof listMine>(await student.call(listMine, {})).data;
  expect(listed.find(({ title }) => title === '1.2.2 数轴 课后作业')!.reminded).not.toBeNull();
});
