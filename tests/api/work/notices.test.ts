import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listNotifications,
  type Notification,
  readNotifications,
  countNotifications,
} from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { Live } from 'edutech/core/server/live/live';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import {
  answerAppeal,
  applyRemark,
  appealMine,
  extendDeadlines,
  getHomeworkKeys,
  handInMine,
  handInOnPaper,
  monitor,
  openMine,
  previewRemark,
  publishDefaults,
  publishHomework,
  releaseAnswers,
  remindStudents,
  removeHomework,
  reopenAttempts,
  restoreAssignments,
  restoreHomework,
  returnAttempts,
  answersOfStudent,
  withdrawAssignments,
} from 'edutech/plugins/work/api';
import { tellHomework } from 'edutech/plugins/guardian/api';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, attempt, besideId, classmate, dataOf, demoStudent, homework, secondChild } from './work-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
const rung: string[] = [];
let shift = 0;
const clock: Clock = { now: () => new Date(Date.now() + shift) };
beforeAll(async () => {
  app = await startApp({ on: ['work', 'guardian'], replace: [[Clock, clock]] });
  const live = app.platform.container.get(Live);
  const publish = live.publish.bind(live);
  live.publish = (topic, message) => {
    if (topic.startsWith('core.notifications:')) rung.push(topic.slice(topic.indexOf(':') + 1));
    publish(topic, message);
  };
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const assignmentId = assignment('number-line');
const attemptId = attempt('number-line', demoStudent);
const in_ = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const list = async (caller: Caller): Promise<Notification[]> =>
  dataOf<typeof listNotifications>(await caller.call(listNotifications, { page: 1, pageLine: 50 })).data;
const unread = async (caller: Caller) => {
  const answer = await caller.call(countNotifications, {});
  expect(answer.status, answer.text).toBe(200);
  return dataOf<typeof countNotifications>(answer).paths.length;
};
/** What one is told of a thing; undefined: nothing. */
const word = async (caller: Caller, thread: string) => (await list(caller)).find((one) => one.thread === thread);
/** Gives a draft to targets, and tells guardians. */
const giveToGuardians = async (targets: readonly object[], tellsGuardians = true) => {
  const given = await teacher.call(publishHomework, {
    homeworkId: homework('absolute-draft'),
    release: 2,
    rounds: 1,
    aiRule: 'hints',
    counts: false,
    reason: '赶进度',
    tellsGuardians,
    targets: targets.map((target) => ({ startsAt: in_(0), dueAt: in_(30), ...target })),
  });
  ok(given);
  return dataOf<typeof publishHomework>(given).assignmentIds;
};
const board = async (id = assignmentId) => dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId: id }));
const ok = (answer: { status: number; text: string }) => expect(answer.status, answer.text).toBe(200);

test('guardians of its students hear of homework once, where the teacher says so, and no longer once it is withdrawn', async () => {
  const guardian = await signedIn(app, 'guardian');
  const thread = `homework/${homework('absolute-draft')}`;
  const { classId, schoolId, termId, people } = app.world;
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
      values (${schoolId}, ${termId}, ${besideId}, ${demoId('subject/mathematics')}, ${people.teacher.personId})
      on conflict do nothing`),
  );
  const own = { classId, personIds: [people.student.personId] };
  const nextDoor = { classId: besideId, personIds: [secondChild] };

  const [quiet] = await giveToGuardians([own], false);
  const [others] = await giveToGuardians([{ classId, personIds: [classmate] }]);
  expect(await word(guardian, thread)).toBeUndefined();
  ok(await teacher.call(withdrawAssignments, { assignmentIds: [quiet, others] }));

  rung.length = 0;
  const [first, second] = await giveToGuardians([own, nextDoor]);
  expect(rung.filter((id) => id === people.guardian.personId)).toHaveLength(1);
  expect(await word(guardian, thread)).toMatchObject({
    area: 'guardian',
    isRead: false,
    text: expect.stringMatching(/^七\(3\)班有新作业《.+》，截止时间和预计用时见页面$/),
    path: `/guardian-work?child=${people.student.personId}`,
  });

  // the other child has it still
  ok(await teacher.call(withdrawAssignments, { assignmentIds: [first] }));
  expect(await word(guardian, thread)).toBeDefined();
  ok(await teacher.call(withdrawAssignments, { assignmentIds: [second] }));
  expect(await word(guardian, thread)).toBeUndefined();
  ok(await teacher.call(restoreAssignments, { assignmentIds: [second] }));
  ok(await teacher.call(removeHomework, { homeworkIds: [homework('absolute-draft')] }));
  expect(await word(guardian, thread)).toBeUndefined();
  ok(await teacher.call(restoreHomework, { homeworkIds: [homework('absolute-draft')] }));
  expect(await word(guardian, thread)).toMatchObject({ path: `/guardian-work?child=${secondChild}` });
  ok(await teacher.call(withdrawAssignments, { assignmentIds: [second] }));
});

test('the school decides whether guardians are told as long as the teacher says nothing', async () => {
  const usual = async () => dataOf<typeof publishDefaults>(await teacher.call(publishDefaults, {})).tellsGuardians;
  expect(await usual()).toBe(false);
  ok(await (await signedIn(app, 'schooladmin')).call(tellHomework, { tells: true }));
  expect(await usual()).toBe(true);
  expect((await (await signedIn(app, 'headteacher')).call(tellHomework, { tells: false })).status).toBe(403);
});

test('homework that is given is told each student once, when it begins, in one statement', async () => {
  await teacher.call(readNotifications, {});
  await student.call(readNotifications, {});
  rung.length = 0;
  const give = (startsAt: string) =>
    teacher.call(publishHomework, {
      homeworkId: homework('absolute-draft'),
      release: 2,
      rounds: 1,
      aiRule: 'hints',
      counts: false,
      reason: '赶进度',
      targets: [{ classId: app.world.classId, startsAt, dueAt: in_(30) }],
    });
  const given = await give(in_(0));
  ok(given);
  const { assignmentIds, students } = dataOf<typeof publishHomework>(given);
  expect(new Set(rung).size).toBe(students);
  expect(rung).toHaveLength(students);
  expect(await unread(student)).toBe(1);
  const told = await word(student, `homework/${assignmentIds[0]}`);
  expect(told).toMatchObject({ area: 'work', isRead: false });
  expect(told!.text).toMatch(/^新作业《.+》，\d\d-\d\d \d\d:\d\d 前提交$/);
  expect(told!.path).toMatch(/^\/st-work\/question\?id=[0-9a-f]{32}$/);
  ok(await student.call(openMine, { attemptId: told!.path.slice(-32) }));

  ok(await teacher.call(withdrawAssignments, { assignmentIds }));
  expect(await word(student, `homework/${assignmentIds[0]}`)).toBeUndefined();
  expect(await unread(student)).toBe(0);
  ok(await teacher.call(restoreAssignments, { assignmentIds }));
  expect(await word(student, `homework/${assignmentIds[0]}`)).toBeDefined();
  ok(await teacher.call(withdrawAssignments, { assignmentIds }));

  // given today for tomorrow: nobody hears of it before
  const later = dataOf<typeof publishHomework>(await give(in_(5)));
  expect(await word(student, `homework/${later.assignmentIds[0]}`)).toBeUndefined();
  shift += 6 * 3_600_000;
  student = await signedIn(app, 'student');
  teacher = await signedIn(app, 'teacher');
  expect(await word(student, `homework/${later.assignmentIds[0]}`)).toBeDefined();
});

test('a class of fifty is one statement, and telling again leaves one unread word', async () => {
  const { container, services } = app.platform;
  const notifications = container.get(Notifications);
  const { schoolId, people } = await services.database.read(asSystem('a test'), async (db) => ({
    ...(await db.one<{ schoolId: string }>(sql`select school_id from work.assignment where id = ${assignmentId}`)),
    people: await db.all<{ personId: string }>(sql`
      select distinct person_id from core.class_member where school_id = (
        select school_id from work.assignment where id = ${assignmentId}) limit 50`),
  }));
  expect(people).toHaveLength(50);
  const told = {
    schoolId,
    area: 'work',
    thread: 'a-test',
    people: people.map(({ personId }) => ({ personId, path: '/st-work/list' })),
    key: 'work.notice.released',
    params: { title: '测验' },
    at: clock.now(),
  };
  // what runs beside a call is counted too, so the least of some
  const least = async (to: typeof told.people) => {
    const counts: number[] = [];
    for (let call = 0; call < 4; call++) {
      const before = services.database.statements;
      await services.database.write(asSystem('a test'), (db) =>
        notifications.notify(db, { ...told, people: to }, clock.now()),
      );
      counts.push(services.database.statements - before);
    }
    return Math.min(...counts);
  };
  expect((await least(told.people)) - (await least([]))).toBeLessThanOrEqual(1);
  const rows = await services.database.read(asSystem('a test'), (db) =>
    db.one<{ count: number }>(sql`select count(*)::int as count from core.notification where thread = 'a-test'`),
  );
  expect(rows.count).toBe(50);
  await services.database.write(asSystem('a test'), (db) =>
    notifications.withdraw(db, [{ schoolId, area: 'work', thread: 'a-test' }]),
  );
});

test('a reminder, a later deadline and a sheet taken up again are one word on one homework', async () => {
  const thread = `homework/${assignmentId}`;
  const own = async () => (await list(student)).filter((one) => one.thread === thread);
  const hour = new Date(clock.now().getTime() + 8 * 3_600_000).getUTCHours();
  if (hour >= 21 || hour < 7) {
    shift += ((31 - hour) % 24) * 3_600_000;
    student = await signedIn(app, 'student');
    teacher = await signedIn(app, 'teacher');
  }
  ok(await teacher.call(extendDeadlines, { assignmentId, dueAt: in_(100) }));
  expect((await own())[0]!.text).toContain('截止时间延到');
  ok(await teacher.call(remindStudents, { assignmentId, attemptIds: [attemptId] }));
  expect((await own()).map(({ text }) => text.slice(0, 5))).toEqual(['老师提醒：']);
  ok(await teacher.call(extendDeadlines, { assignmentId, attemptIds: [attemptId], dueAt: in_(120) }));
  ok(await student.call(handInMine, { attemptId }));
  ok(await teacher.call(reopenAttempts, { assignmentId, attemptIds: [attemptId], dueAt: in_(60) }));
  const told = await own();
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('可以继续作答');
});

test('when the last one has handed in, the teacher hears that nobody is missing', async () => {
  const thread = `handed-in/${assignmentId}`;
  expect(await word(teacher, thread)).toBeUndefined();
  const waiting = (await board()).people.filter(({ points }) => points === null).map((one) => one.attemptId);
  ok(await teacher.call(handInOnPaper, { assignmentId, attemptIds: waiting.slice(1) }));
  expect(await word(teacher, thread)).toBeUndefined();
  ok(await teacher.call(handInOnPaper, { assignmentId, attemptIds: waiting.slice(0, 1) }));
  const { students } = await board();
  expect(await word(teacher, thread)).toMatchObject({
    isRead: false,
    text: expect.stringContaining(`全部交齐，共 ${students} 份`),
    path: `/work/qcorrect?id=${homework('number-line')}&assignment=${assignmentId}`,
  });
});

test('results are told when the teacher lets them out, and taken back with them', async () => {
  const id = assignment('powers');
  const thread = `homework/${id}`;
  ok(await teacher.call(releaseAnswers, { assignmentId: id, on: true }));
  expect(await word(student, thread)).toMatchObject({
    text: expect.stringContaining('的结果可以看了'),
    path: `/st-work/question?id=${attempt('powers', demoStudent)}`,
  });
  await student.call(readNotifications, { area: 'work', thread });
  ok(await teacher.call(releaseAnswers, { assignmentId: id, on: true }));
  expect(await word(student, thread)).toMatchObject({ isRead: true });
  ok(await teacher.call(releaseAnswers, { assignmentId: id, on: false }));
  expect(await word(student, thread)).toBeUndefined();
});

test('appeals are one word with their number for the teacher, and each is answered under the homework', async () => {
  const id = assignment('powers');
  const mine = attempt('powers', demoStudent);
  const answers = dataOf<typeof answersOfStudent>(
    await teacher.call(answersOfStudent, { attemptId: mine, anonymous: false }),
  );
  const [one, two] = [...new Set(answers.cells.map(({ itemId }) => itemId))] as [string, string];
  for (const itemId of [one, two])
    ok(await student.call(appealMine, { attemptId: mine, itemId, reason: '请再看一下。' }));
  const told = (await list(teacher)).filter((entry) => entry.thread === `appeals/${id}`);
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('有 2 条成绩申诉待回复');
  expect(told[0]!.path).toBe(`/work/view?id=${homework('powers')}&assignment=${id}&tab=appeals`);
  ok(await teacher.call(answerAppeal, { attemptId: mine, itemId: one, answer: '已复核。' }));
  expect((await word(student, `homework/${id}`))!.text).toContain('老师回复了你');
});

test('points that another answer changes are told to those whose results are out, and to nobody else', async () => {
  const id = assignment('powers');
  const { people } = await board(id);
  const first = people.find(({ state }) => state === 3)!;
  const caller = await signedInPerson(app, first.personId);
  const { keys } = dataOf<typeof getHomeworkKeys>(
    await teacher.call(getHomeworkKeys, { homeworkId: homework('powers') }),
  );
  const choice = keys.find(({ key }) => key.choice?.length === 1)!;
  const other = { ...choice.key, choice: [(choice.key.choice![0]! + 1) % 4] };
  const asked = { homeworkId: homework('powers'), itemId: choice.itemId, key: other };
  const { changes } = dataOf<typeof previewRemark>(await teacher.call(previewRemark, asked));
  expect(changes.map(({ attemptId }) => attemptId)).toContain(first.attemptId);
  const heard = async () => (await word(caller, `homework/${id}`))?.text ?? '';
  expect(await heard()).not.toContain('答案有调整');
  // while results are not out nothing is said
  const release = (rule: number) =>
    app.platform.services.database.write(asSystem('a test'), (db) =>
      db.run(sql`update work.assignment set release = ${rule}, released_at = null where id = ${id}`),
    );
  await release(3);
  ok(await teacher.call(applyRemark, asked));
  expect(await heard()).not.toContain('答案有调整');
  await release(1);
  ok(await teacher.call(applyRemark, { ...asked, key: choice.key }));
  expect(await heard()).toContain('《2.3 有理数的乘方 课堂小测》的答案有调整');
  const untouched = people.find(
    ({ state, attemptId }) => state === 3 && !changes.some((change) => change.attemptId === attemptId),
  );
  if (untouched) {
    const quiet = await word(await signedInPerson(app, untouched.personId), `homework/${id}`);
    expect(quiet?.text ?? '').not.toContain('答案有调整');
  }
});

test('what goes back to be set right is one word, however many items', async () => {
  const id = assignment('rational-numbers');
  const { people } = await board(id);
  const student = people.find(({ state, points, of }) => state === 3 && points! < of - 1)!;
  const caller = await signedInPerson(app, student.personId);
  const back = await teacher.call(returnAttempts, { assignmentId: id, attemptIds: [student.attemptId] });
  expect(dataOf<typeof returnAttempts>(back).count).toBe(1);
  const told = (await list(caller)).filter((one) => one.thread === `homework/${id}`);
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('有题目需要订正')]);
});

test('nobody reads or marks what others were told', async () => {
  const other = await signedInPerson(app, (await board()).people[0]!.personId);
  const before = await unread(student);
  const thread = (await list(student)).find(({ isRead }) => !isRead)!.thread;
  await other.call(readNotifications, { area: 'work', thread });
  await other.call(readNotifications, {});
  expect(await unread(student)).toBe(before);
  expect(dataOf<typeof readNotifications>(await student.call(readNotifications, { area: 'work', thread })).count).toBe(
    1,
  );
  expect(await unread(student)).toBe(before - 1);
});
