import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  classLoad,
  createHomework,
  extendDeadlines,
  handInMine,
  listMine,
  monitor,
  openMine,
  publishHomework,
  saveHomework,
  withdrawAssignments,
} from 'edutech/plugins/work/api';
import { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import { cityDay } from 'edutech/core/common/time/city-time';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { closing } from '../../../support/running/closing';
import { assignment, dataOf, keyOf, question } from '../work-kit';

// What happens to homework while people and times change around it.

let app: TestApp;
let teacher: Caller;
let student: Caller;
const subject = demoId('subject/mathematics');
beforeAll(async () => {
  app = await startApp({ on: ['work'], city: { settings: { requestsPerMinute: 100_000 } } });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const run = (query: Query) => app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
const rows = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test'), (db) => db.all<Row>(query));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const values = (title: string, minutes: number) => ({
  title,
  kind: 0,
  subjectId: subject,
  gradeId: demoId('grade/7'),
  note: '',
  sections: [],
  files: [],
  minutes,
  items: [
    { itemId: newId(), section: 0, tiers: 7, way: 'fill', questionId: question('below-zero'), version: 1, points: [4] },
  ],
});
const made = async (title: string, minutes = 10) =>
  dataOf<typeof createHomework>(await teacher.call(createHomework, values(title, minutes))).homeworkId;
const publish = (homeworkId: Id, more: object = {}, who = teacher) =>
  who.call(publishHomework, {
    homeworkId,
    release: 2,
    rounds: 1,
    aiRule: 'none',
    counts: false,
    reason: '测试',
    targets: [{ classId: app.world.classId, startsAt: inHours(-1), dueAt: inHours(100), ...more }],
  });

test('a double click publishes once', async () => {
  const homeworkId = await made('连点两次');
  const answers = await Promise.all([publish(homeworkId), publish(homeworkId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const given = await rows(sql<{ students: number }>`
    select count(*)::int as students from work.attempt t join work.assignment a on a.id = t.assignment_id
    where a.homework_id = ${homeworkId} group by t.person_id having count(*) > 1`);
  expect(given).toEqual([]);
});

test('homework that is taken back and given at once is never a draft that students hold', async () => {
  for (let round = 0; round < 6; round += 1) {
    const homeworkId = await made(`撤回与发布 ${round}`);
    const first = dataOf<typeof publishHomework>(await publish(homeworkId));
    const [personId] = (
      await rows(
        sql<{ id: Id }>`select person_id as id from work.attempt where assignment_id = ${first.assignmentIds[0]!}`,
      )
    ).map(({ id }) => id);
    // one student of another class, so that there is somebody to publish to meanwhile
    await run(
      sql`delete from work.attempt where assignment_id = ${first.assignmentIds[0]!} and person_id = ${personId!}`,
    );
    await Promise.all([
      teacher.call(withdrawAssignments, { assignmentIds: first.assignmentIds }),
      publish(homeworkId, { personIds: [personId] }),
    ]);
    const [state] = await rows(sql<{ held: boolean; published: boolean }>`
      select h.published_at is not null as published, exists (select from work.assignment a
        where a.homework_id = h.id and a.withdrawn_at is null) as held
      from work.homework h where h.id = ${homeworkId}`);
    expect(state!.published).toBe(state!.held);
    const save = { ...values('改题', 5), homeworkId, version: 1, save: newId() };
    if (state!.held) expect(keyOf(await teacher.call(saveHomework, save))).toBe('work.error.published');
  }
});

test('who is given more time at the last moment is not taken by the clock', async () => {
  const homeworkId = await made('最后一刻延期');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  const [id] = assignmentIds as [Id];
  const [mine] = dataOf<typeof listMine>(await student.call(listMine, { which: 'todo', page: 1 })).data.filter(
    ({ title }) => title === '最后一刻延期',
  );
  await student.call(openMine, { attemptId: mine!.attemptId });
  await run(sql`update work.assignment set starts_at = ${new Date(Date.now() - 7_200_000)},
    due_at = ${new Date(Date.now() - 120_000)} where id = ${id}`);
  await Promise.all([
    teacher.call(extendDeadlines, { assignmentId: id, dueAt: inHours(5) }),
    closing(app, closeHomework),
  ]);
  const [after] = await rows(sql<{ state: number; closed: boolean }>`
    select t.state, a.closed_at is not null as closed from work.attempt t
    join work.assignment a on a.id = t.assignment_id where t.id = ${mine!.attemptId}`);
  // whichever came first: taken and closed before the extension, or open with it, never taken under the new deadline
  if (after!.state === 1) expect(after!.closed).toBe(false);
  else expect((await teacher.call(extendDeadlines, { assignmentId: id, dueAt: inHours(6) })).status).toBe(200);
});

test('layers with homework of their own are not added up for the day', async () => {
  const day = cityDay(new Date(Date.now() + 200 * 3_600_000));
  const people = await rows(sql<{ id: Id }>`
    select person_id as id from core.class_member where class_id = ${app.world.classId} and term_id = ${app.world.termId}
    order by seat`);
  const half = people.slice(0, 10).map(({ id }) => id);
  const rest = people.slice(10, 20).map(({ id }) => id);
  await publish(await made('甲层', 30), { dueAt: inHours(200), personIds: half });
  await publish(await made('乙层', 40), { dueAt: inHours(200), personIds: rest });
  const minutes = async () => {
    const load = dataOf<typeof classLoad>(
      await teacher.call(classLoad, { classId: app.world.classId, from: day, to: day }),
    );
    return load.days[0]?.minutes ?? 0;
  };
  expect(await minutes()).toBe(40);
  await publish(await made('全班', 20), { dueAt: inHours(200) });
  expect(await minutes()).toBe(60);
});

test('a student who moves to another class goes on with what he has; one who joins late gets what is given again', async () => {
  const homeworkId = await made('转班');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  const { personId } = app.world.people.student;
  await run(sql`update core.class_member set class_id = ${app.world.otherClassId}, seat = 90
    where person_id = ${personId} and class_id = ${app.world.classId} and term_id = ${app.world.termId}`);
  const mine = dataOf<typeof listMine>(await student.call(listMine, { which: 'todo', page: 1 })).data.find(
    ({ title }) => title === '转班',
  )!;
  expect((await student.call(openMine, { attemptId: mine.attemptId })).status).toBe(200);
  expect((await student.call(handInMine, { attemptId: mine.attemptId })).status).toBe(200);
  const board = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId: assignmentIds[0]! }));
  expect(board.people.map(({ attemptId }) => attemptId)).toContain(mine.attemptId);

  const next = await made('转来之后');
  const before = dataOf<typeof publishHomework>(await publish(next));
  await run(sql`update core.class_member set class_id = ${app.world.classId}, seat = 12
    where person_id = ${personId} and class_id = ${app.world.otherClassId} and term_id = ${app.world.termId}`);
  const titles = async () =>
    dataOf<typeof listMine>(await student.call(listMine, { which: 'todo', page: 1 })).data.map(({ title }) => title);
  expect(await titles()).not.toContain('转来之后');
  const again = dataOf<typeof publishHomework>(await publish(next));
  expect([before.students > 1, again.students]).toEqual([true, 1]);
  expect(await titles()).toContain('转来之后');
});

test('who no longer teaches the class publishes nothing more to it, and his successor looks after what runs', async () => {
  const homeworkId = await made('换老师');
  const successorId = demoId('person/101/teacher/mathematics/2');
  const ofClass = sql`class_id = ${app.world.classId} and subject_id = ${subject} and term_id = ${app.world.termId}`;
  const successor = await signedInPerson(app, successorId);
  const seen = async (who: Caller) => (await who.call(monitor, { assignmentId: assignment('number-line') })).status;
  expect(await seen(successor)).toBe(404);
  await run(sql`update core.class_teacher set person_id = ${successorId}
    where ${ofClass} and person_id = ${app.world.people.teacher.personId}`);
  expect(keyOf(await publish(homeworkId))).toBe('work.error.notTaught');
  expect(await seen(successor)).toBe(200);
  // what he gave himself he may finish
  expect(await seen(teacher)).toBe(200);
});
