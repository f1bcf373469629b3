import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import {
  answerMessage,
  type Child,
  childHomework,
  childLessons,
  childMessages,
  childResults,
  type EveningOfChild,
  type LessonsOfChild,
  type MessageForChild,
  myChildren,
  type ResultsOfChild,
  showResults,
} from 'edutech/plugins/guardian/api';
import { isDone } from 'edutech/plugins/guardian/model/homework-states';
import { type MyTasks, myTasks, type StudentHome, studentHome } from 'edutech/plugins/home/api';
import { listMine, type MyHomework } from 'edutech/plugins/work/api';
import { attemptStates } from 'edutech/plugins/work/model/answering/attempt';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from '../../../host/server/demo-city/demo-id';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian', 'work', 'home', 'organisation'] });
});
afterAll(() => app.close());

const classmate = demoId('person/101/student/7/3/13');
const secondChild = demoId('person/101/student/7/2/8');

test('a guardian has the own children, in the order in which they were bound', async () => {
  const { envelope } = await (await signedIn(app, 'guardian')).call(myChildren);
  const children = envelope!.data as Child[];
  expect(children.map(({ childId }) => childId)).toEqual([app.world.people.student.personId, secondChild]);
  expect(children[0]).toMatchObject({ name: '林知夏', className: '七(3)班', relation: 'mother' });
});

test('the evening counts minutes, and says how each piece stands in a word', async () => {
  const guardian = await signedIn(app, 'guardian');
  const { envelope } = await guardian.call(childHomework, { childId: app.world.people.student.personId });
  const found = envelope!.data as EveningOfChild;
  expect(found.limit).toBe(90);
  const all = [...found.evening, ...found.later, ...found.earlier.flatMap(({ homework }) => homework)];
  expect(all.map(({ title }) => title)).toContain('1.2.2 数轴 课后作业');
  expect(found.assigned).toBe(found.evening.reduce((sum, { minutes }) => sum + minutes, 0));
  expect(JSON.stringify(found)).not.toMatch(/points|rank/);
});

test('the questions of a piece are those of the child’s tier, as the child counts them', async () => {
  const { personId } = app.world.people.student;
  const student = await signedIn(app, 'student');
  const mine = async () => {
    const { envelope } = await student.call(listMine, { which: 'todo', page: 1 });
    return (envelope!.data as { data: MyHomework[] }).data;
  };
  const [before] = await mine();
  await app.platform.services.database.write(asSystem('a test gives a question to another tier'), (db) =>
    db.run(sql`update work.item set tiers = 7 & ~(1 << t.tier) from work.attempt t, work.assignment a
      where t.id = ${before!.attemptId} and a.id = t.assignment_id and item.homework_id = a.homework_id
        and item.id = (select i.id from work.item i where i.homework_id = a.homework_id order by i.position limit 1)`),
  );
  const after = (await mine()).find(({ attemptId }) => attemptId === before!.attemptId)!;
  expect(after.questions).toBe(before!.questions - 1);
  const { envelope } = await (await signedIn(app, 'guardian')).call(childHomework, { childId: personId });
  const { evening, later, earlier } = envelope!.data as EveningOfChild;
  const all = [...evening, ...later, ...earlier.flatMap(({ homework }) => homework)];
  expect(all.find(({ id }) => id === before!.attemptId)).toMatchObject({ questions: after.questions });
});

test('the lessons are those of the child’s class, of today or the next school day', async () => {
  const guardian = await signedIn(app, 'guardian');
  const student = await signedIn(app, 'student');
  const { envelope } = await guardian.call(childLessons, { childId: app.world.people.student.personId });
  const { lessons } = envelope!.data as LessonsOfChild;
  const own = (await student.call(studentHome)).envelope!.data as StudentHome;
  expect(lessons.length).toBeGreaterThan(3);
  const seen = (rows: readonly { day: string; period: number; subject: string; teacher: string }[]) =>
    rows.map(({ day, period, subject, teacher }) => `${day} ${period} ${subject} ${teacher}`);
  expect(seen(lessons)).toEqual(seen(own.lessons));
});

test('the line of the portal tells what is left of the evening and what the school asks', async () => {
  const guardian = await signedIn(app, 'guardian');
  const tasks = async () => ((await guardian.call(myTasks)).envelope!.data as MyTasks).tasks;
  const { personId: childId, name } = app.world.people.student;
  const waiting = (await guardian.call(childMessages, { childId })).envelope!.data as MessageForChild[];
  const open = waiting.filter(({ answer, isOver }) => answer === null && !isOver);
  const found = (await tasks()).find(({ act }) => act === 'see');
  expect(found).toMatchObject({ area: 'guardian', count: open.length, path: `/guardian-notices?child=${childId}` });
  expect(found!.text).toContain(name);
  await guardian.call(answerMessage, { childId, messageId: demoId('guardian.message.sports'), answer: 'seen' });
  expect((await tasks()).find(({ act }) => act === 'see')).toMatchObject({ count: open.length - 1 });
  const evening = (await guardian.call(childHomework, { childId })).envelope!.data as EveningOfChild;
  const left = evening.evening.filter(({ state }) => !isDone(state));
  expect((await tasks()).filter(({ act, path }) => act === 'begin' && path.endsWith(childId))).toHaveLength(
    left.length > 0 ? 1 : 0,
  );
});

test('results are the teachers’ words and what is known, and never points', async () => {
  const { personId } = app.world.people.student;
  const guardian = await signedIn(app, 'guardian');
  const { envelope } = await guardian.call(childResults, { childId: personId });
  const found = envelope!.data as ResultsOfChild;
  expect(found.isShown).toBe(true);
  const powers = found.recent.find(({ title }) => title.includes('乘方'));
  expect(powers && powers.knows.length + powers.practises.length).toBeGreaterThan(0);
  expect(Object.keys(powers ?? {})).not.toContain('points');
});

test('what is not released is not told', async () => {
  const { database } = app.platform.services;
  const told = async () => {
    const { envelope } = await (await signedIn(app, 'guardian')).call(childResults, {
      childId: app.world.people.student.personId,
    });
    return (envelope!.data as ResultsOfChild).recent.map(({ title }) => title);
  };
  const before = await told();
  expect(before.some((title) => title.includes('乘方'))).toBe(true);
  await database.write(asSystem('a test marks nothing yet'), (db) =>
    db.run(sql`update work.attempt set state = ${attemptStates.handedIn}
      where person_id = ${app.world.people.student.personId} and state = ${attemptStates.corrected}`),
  );
  expect((await told()).some((title) => title.includes('乘方'))).toBe(false);
});

test('a school that shows no results says so, and for its own children only', async () => {
  const administrator = await signedIn(app, 'schooladmin');
  expect((await administrator.call(showResults, { shows: false })).status).toBe(200);
  const guardian = await signedIn(app, 'guardian');
  const { envelope } = await guardian.call(childResults, { childId: app.world.people.student.personId });
  expect(envelope?.data).toMatchObject({ isShown: false, recent: [], progress: [] });
  expect((await (await signedIn(app, 'headteacher')).call(showResults, { shows: true })).status).toBe(403);
  await administrator.call(showResults, { shows: true });
});

test.each([
  ['homework', childHomework, {}],
  ['lessons', childLessons, {}],
  ['results', childResults, {}],
  ['messages', childMessages, {}],
  ['an answer', answerMessage, { messageId: demoId('guardian.message.sports'), answer: 'seen' }],
] as const)('%s of a child of others is not there', async (_, endpoint, more) => {
  const guardian = await signedIn(app, 'guardian');
  for (const childId of [classmate, demoId('person/201/student/7/1/1'), app.world.people.guardian.personId]) {
    const { status, envelope } = await guardian.call(endpoint, { childId, ...more });
    expect([status, envelope?.code]).toEqual([404, 404]);
  }
});

test('who is unbound while a page is open reads and answers nothing more of that child, and is asked nothing', async () => {
  const guardian = await signedIn(app, 'guardian');
  const childId = secondChild;
  const asked = [childHomework, childLessons, childResults, childMessages] as const;
  const statuses = () =>
    Promise.all(asked.map(async (endpoint) => (await guardian.call(endpoint, { childId })).status));
  const tasks = async () => JSON.stringify(((await guardian.call(myTasks)).envelope!.data as MyTasks).tasks);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const { database } = app.platform.services;
  const [bound] = await database.write(asSystem('a school unbinds'), (db) =>
    db.all<{ relation: string; boundAt: Date }>(sql`
      delete from guardian.binding where student_id = ${childId} returning relation, bound_at`),
  );
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  const answer = { childId, messageId: demoId('guardian.message.sports'), answer: 'seen' };
  expect((await guardian.call(answerMessage, answer)).status).toBe(404);
  expect(await tasks()).not.toContain(childId);
  await database.write(asSystem('a school binds again'), (db) =>
    db.run(sql`
      insert into guardian.binding (guardian_id, student_id, relation, bound_at)
      values (${app.world.people.guardian.personId}, ${childId}, ${bound!.relation}, ${bound!.boundAt})`),
  );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test('nobody but guardians calls them, the child neither', async () => {
  const childId = app.world.people.student.personId;
  for (const account of ['student', 'teacher', 'headteacher', 'schooladmin', 'superadmin'] as const)
    expect((await (await signedIn(app, account)).call(childHomework, { childId })).status, account).toBe(403);
});

test('a message reaches the guardian of the class it was written to, for that child', async () => {
  const guardian = await signedIn(app, 'guardian');
  const titlesFor = async (childId: string) =>
    ((await guardian.call(childMessages, { childId })).envelope!.data as MessageForChild[]).map(({ title }) => title);
  expect(await titlesFor(app.world.people.student.personId)).toContain('秋季运动会安排');
  expect(await titlesFor(secondChild)).toEqual([]);
  const { status } = await guardian.call(answerMessage, {
    childId: secondChild,
    messageId: demoId('guardian.message.sports'),
    answer: 'seen',
  });
  expect(status).toBe(404);
});

test('a consent is given and taken back until its last day; a notice is only seen', async () => {
  const guardian = await signedIn(app, 'guardian');
  const childId = app.world.people.student.personId;
  const say = (message: string, answer: string) =>
    guardian.call(answerMessage, { childId, messageId: demoId(`guardian.message.${message}`), answer });
  expect((await say('photographs', 'agree')).envelope?.data).toMatchObject({ answer: 'agree' });
  expect((await say('photographs', 'refuse')).envelope?.data).toMatchObject({ answer: 'refuse' });
  expect((await say('photographs', 'seen')).status).toBe(422);
  expect((await say('sports', 'agree')).status).toBe(422);
  await app.platform.services.database.write(asSystem('a test lets a day pass'), (db) =>
    db.run(sql`update guardian.message set until = '2020-01-01' where id = ${demoId('guardian.message.photographs')}`),
  );
  expect((await say('photographs', 'agree')).status).toBe(409);
});
