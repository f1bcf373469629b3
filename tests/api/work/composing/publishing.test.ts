import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  classLoad,
  createHomework,
  getHomework,
  listMine,
  listPublished,
  publishHomework,
  restoreAssignments,
  saveHomework,
  withdrawAssignments,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, dataOf, homework, keyOf, question } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const in_ = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const rules = { release: 2, rounds: 1, aiRule: 'none', counts: false };
const values = (title: string, minutes: number, tiers: readonly number[] = [7]) => ({
  title,
  kind: 0,
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  note: '',
  sections: [],
  files: [],
  minutes,
  items: tiers.map((bits) => ({
    itemId: newId(),
    section: 0,
    tiers: bits,
    way: 'fill',
    questionId: question('below-zero'),
    version: 1,
    points: [4],
  })),
});
async function made(title: string, minutes = 10, tiers?: readonly number[]) {
  const answer = await teacher.call(createHomework, values(title, minutes, tiers));
  return dataOf<typeof createHomework>(answer).homeworkId;
}
const target = (more: object = {}) => ({ classId: app.world.classId, startsAt: in_(-1), dueAt: in_(30), ...more });
const publish = (homeworkId: string, targets: object[] = [target()], more: object = {}, who = teacher) =>
  who.call(publishHomework, { homeworkId, targets, ...rules, ...more });
const mine = async () => dataOf<typeof listMine>(await student.call(listMine, { which: 'todo' })).data;

test('homework goes to all students of a class, and each has it among what is due', async () => {
  const homeworkId = await made('全班作业');
  const published = dataOf<typeof publishHomework>(await publish(homeworkId));
  const listed = dataOf<typeof listPublished>(await teacher.call(listPublished, { q: '全班作业' }));
  expect(listed.data).toMatchObject([
    {
      homeworkId,
      questions: 1,
      points: 4,
      minutes: 10,
      assignments: [{ students: published.students, opened: 0, rate: null }],
    },
  ]);
  expect((await mine()).find(({ title }) => title === '全班作业')).toMatchObject({ state: 0, of: 4, points: null });
  const sheet = dataOf<typeof getHomework>(await teacher.call(getHomework, { homeworkId }));
  expect(sheet.isDraft).toBe(false);
  const changed = await teacher.call(saveHomework, { ...values('改题', 5), homeworkId, version: 1, save: newId() });
  expect([changed.status, keyOf(changed)]).toEqual([409, 'work.error.published']);
});

test('nothing is published that is empty, untimely, or to a class that one does not teach', async () => {
  const homeworkId = await made('不该发布');
  const refused = async (targets: object[], more: object = {}) => keyOf(await publish(homeworkId, targets, more));
  expect(await refused([target({ dueAt: in_(-0.5) })])).toBe('work.error.deadlinePast');
  expect(await refused([target({ startsAt: in_(31) })])).toBe('work.error.deadlineEarlier');
  expect(await refused([target({ lateUntil: in_(29) })])).toBe('work.error.deadlineEarlier');
  expect(await refused([target({ classId: app.world.otherClassId })])).toBe('work.error.notTaught');
  expect(await refused([target({ classId: app.world.foreignClassId })])).toBe('work.error.notTaught');
  expect(await refused([target(), target()])).toBe('work.error.nobody');
  expect(keyOf(await publish(await made('空的', 5, [])))).toBe('work.error.empty');
  expect(keyOf(await publish(await made(' ', 5)))).toBe('work.error.noTitle');
  expect(keyOf(await publish(homework('review-template')))).toBe('work.error.template');
  expect((await mine()).some(({ title }) => title === '不该发布')).toBe(false);
});

test('homework goes to some students, then to the rest, and to nobody twice', async () => {
  const homeworkId = await made('分批布置');
  const personIds = [app.world.people.student.personId];
  expect(dataOf<typeof publishHomework>(await publish(homeworkId, [target({ personIds })])).students).toBe(1);
  const rest = dataOf<typeof publishHomework>(await publish(homeworkId));
  expect(rest.students).toBeGreaterThan(20);
  expect((await mine()).filter(({ title }) => title === '分批布置')).toHaveLength(1);
  expect(keyOf(await publish(homeworkId))).toBe('work.error.nobody');
});

test('tiered homework gives each layer its own items and points', async () => {
  const homeworkId = await made('分层作业', 10, [7, 7, 0b110, 0b100]);
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ tier: number; of: number; students: number }>(sql`
      select tier, of, count(*) as students from work.attempt where assignment_id = ${assignmentIds[0]!}
      group by tier, of order by tier`),
  );
  expect(rows.map(({ tier, of }) => [tier, of])).toEqual([
    [0, 8],
    [1, 12],
    [2, 16],
  ]);
});

test('nobody gets an empty homework because his tier has no items', async () => {
  const homeworkId = await made('只有提高题', 10, [0b110, 0b100]);
  expect(keyOf(await publish(homeworkId, [target({ tier: 0 })]))).toBe('work.error.tierEmpty');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ tier: number; of: number }>(sql`
      select distinct tier, of from work.attempt where assignment_id = ${assignmentIds[0]!} order by tier`),
  );
  expect(rows).toEqual([
    { tier: 1, of: 4 },
    { tier: 2, of: 8 },
  ]);
});

test('what begins later is not there before', async () => {
  await publish(await made('明天才有'), [target({ startsAt: in_(5) })]);
  expect((await mine()).some(({ title }) => title === '明天才有')).toBe(false);
});

test('homework that is taken back is gone for students, and comes back as it was', async () => {
  const homeworkId = await made('发错了');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  expect(dataOf<typeof withdrawAssignments>(await teacher.call(withdrawAssignments, { assignmentIds })).count).toBe(1);
  expect((await mine()).some(({ title }) => title === '发错了')).toBe(false);
  const draft = dataOf<typeof getHomework>(await teacher.call(getHomework, { homeworkId }));
  expect(draft.isDraft).toBe(true);
  const more = values('改好了', 8, [7, 7]);
  await teacher.call(saveHomework, { ...more, homeworkId, version: draft.version, save: newId() });
  await teacher.call(restoreAssignments, { assignmentIds });
  expect((await mine()).find(({ title }) => title === '改好了')).toMatchObject({ of: 8, questions: 2 });
});

test('what another tab has taken back or restored already is neither done nor told again', async () => {
  const homeworkId = await made('两个窗口');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  const traces = () =>
    app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one(sql<object>`
        select h.published_at, (select count(*) from core.audit_record where object_id = ${assignmentIds[0]!}) as audited,
          (select max(n.shown_from) from core.notification n where n.thread = ${`homework/${assignmentIds[0]}`}) as told
        from work.homework h where h.id = ${homeworkId}`),
    );
  for (const act of [withdrawAssignments, restoreAssignments]) {
    expect(dataOf<typeof act>(await teacher.call(act, { assignmentIds })).count).toBe(1);
    const once = await traces();
    expect(dataOf<typeof act>(await teacher.call(act, { assignmentIds })).count).toBe(0);
    expect(await traces()).toEqual(once);
  }
});

test('homework that was published anew since it was taken back is not held twice', async () => {
  const homeworkId = await made('又发了一次');
  const { assignmentIds } = dataOf<typeof publishHomework>(await publish(homeworkId));
  await teacher.call(withdrawAssignments, { assignmentIds });
  const again = dataOf<typeof publishHomework>(await publish(homeworkId));
  const refused = await teacher.call(restoreAssignments, { assignmentIds });
  expect([refused.status, keyOf(refused)]).toEqual([409, 'work.error.heldAgain']);
  expect((await mine()).filter(({ title }) => title === '又发了一次')).toHaveLength(1);

  await teacher.call(withdrawAssignments, again);
  expect((await teacher.call(restoreAssignments, { assignmentIds })).status).toBe(200);
  expect((await mine()).filter(({ title }) => title === '又发了一次')).toHaveLength(1);
});

test('a class’s day adds up all subjects, and publishing tells when it is over the limit', async () => {
  const dueAt = in_(24 * 9);
  const day = cityDay(new Date(dueAt));
  const asked = { classId: app.world.classId, from: day, to: day };
  const load = async () => dataOf<typeof classLoad>(await teacher.call(classLoad, asked));
  expect(await load()).toMatchObject({ limit: 90, rule: 'warn', days: [] });
  const first = await publish(await made('七十分钟', 70), [target({ dueAt })]);
  expect(dataOf<typeof publishHomework>(first).over).toEqual([]);
  const second = await publish(await made('再三十分钟', 30), [target({ dueAt })]);
  const over = [{ classId: app.world.classId, day, minutes: 100, limit: 90 }];
  expect(dataOf<typeof publishHomework>(second).over).toEqual(over);
  expect((await load()).days).toMatchObject([
    { day, minutes: 100, state: 'over', homework: [{ minutes: 70 }, { minutes: 30 }] },
  ]);
  const wrong = await teacher.call(classLoad, { ...asked, from: '2026-02-30' });
  expect(keyOf(wrong)).toBe('work.error.wrongDays');
  expect((await student.call(classLoad, asked)).status).toBe(403);
  for (const classId of [app.world.otherClassId, app.world.foreignClassId])
    expect((await teacher.call(classLoad, { ...asked, classId })).status).toBe(404);
});

test('a city may stop what is too much until a reason is given', async () => {
  const strict = await startApp({ on: ['work'], city: { plugins: { work: { options: { dailyLoad: 'stop' } } } } });
  const teaching = await signedIn(strict, 'teacher');
  const answer = await teaching.call(createHomework, values('两小时', 120));
  const { homeworkId } = dataOf<typeof createHomework>(answer);
  const targets = [{ classId: strict.world.classId, startsAt: in_(-1), dueAt: in_(24 * 9) }];
  const refused = await publish(homeworkId, targets, {}, teaching);
  expect([refused.status, keyOf(refused)]).toEqual([409, 'work.error.tooMuch']);
  const given = await publish(homeworkId, targets, { reason: '期末复习，次日没有作业' }, teaching);
  expect(dataOf<typeof publishHomework>(given).over).toMatchObject([{ minutes: 120 }]);

  // of two at once that fit alone, the second meets what the first has given
  const twins = await Promise.all(
    ['甲', '乙'].map(async (title) => {
      const one = await teaching.call(createHomework, values(`六十分钟${title}`, 60));
      return dataOf<typeof createHomework>(one).homeworkId;
    }),
  );
  const sameDay = [{ classId: strict.world.classId, startsAt: in_(-1), dueAt: in_(24 * 12) }];
  const both = await Promise.all(twins.map((one) => publish(one, sameDay, {}, teaching)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  await strict.close();
});

test('lists are narrowed by class, state and words, and tell what waits', async () => {
  const list = async (more: Readonly<Record<string, unknown>>) =>
    dataOf<typeof listPublished>(await teacher.call(listPublished, more));
  const open = await list({ state: 'toCorrect' });
  expect(open.data.map(({ homeworkId }) => homeworkId)).toContain(homework('rational-numbers'));
  expect(open.data.map(({ homeworkId }) => homeworkId)).not.toContain(homework('powers'));
  expect(open.toCorrect).toBeGreaterThan(0);
  expect(open.drafts).toBeGreaterThan(0);
  expect((await list({ state: 'closed' })).data.map(({ homeworkId }) => homeworkId)).toContain(homework('powers'));
  expect((await list({ classId: app.world.otherClassId })).data).toEqual([]);
  const all = await list({ pageLine: 100 });
  expect(all.data.map(({ homeworkId }) => homeworkId)).not.toContain(homework('neighbour-quiz'));
});

test('homework is of the week in which it is due, and what is due last comes first', async () => {
  const [soon, later] = [in_(24 * 3), in_(24 * 10)];
  const ids = [await made('几时截止甲'), await made('几时截止乙')];
  await publish(ids[1]!, [target({ dueAt: soon })]);
  await publish(ids[0]!, [target({ dueAt: later })]);
  const due = async (from: string, to = from) => {
    const input = { q: '几时截止', from: cityDay(new Date(from)), to: cityDay(new Date(to)) };
    return dataOf<typeof listPublished>(await teacher.call(listPublished, input)).data;
  };
  expect(await due(soon, later)).toMatchObject([
    { homeworkId: ids[0], due: later },
    { homeworkId: ids[1], due: soon },
  ]);
  expect((await due(soon)).map(({ homeworkId }) => homeworkId)).toEqual([ids[1]]);
  expect(await due(new Date().toISOString())).toEqual([]);
});

test('who teaches the class its subject looks after it too, and nobody else', async () => {
  const colleague = await signedInPerson(app, demoId('person/101/teacher/mathematics/2'));
  const assignmentIds = [assignment('number-line')];
  for (const who of [colleague, await signedIn(app, 'headteacher')])
    expect((await who.call(withdrawAssignments, { assignmentIds })).status).toBe(404);
});
