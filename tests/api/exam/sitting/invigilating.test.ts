import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/exam/api';
import { signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, type Held, holdExam, itemId, keyOf, resultsOf, type Student, studentAt } from './sitting-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
});
afterAll(() => app.close());

const minute = 60_000;

/** A student at work in an exam that began a while ago. */
async function atWork(startsIn = -10 * minute): Promise<Held & { student: Student }> {
  const held = await holdExam(app, { startsIn });
  const student = await studentAt(app, held.examId);
  await student.open();
  await student.key();
  return { ...held, student };
}

const endOf = async (student: Student) => {
  const { endsAt } = dataOf<typeof api.beatSitting>(await student.beat());
  return endsAt === null ? null : Date.parse(endsAt as string);
};

describe('time', () => {
  test('minutes more are in the student’s next answer, and are taken back no further than they were given', async () => {
    const { examId, teacher, student } = await atWork();
    const before = (await endOf(student))!;
    const extend = (minutes: number) =>
      teacher.call(api.extendSittings, { examId, sittingIds: [student.sittingId], minutes });
    await extend(5);
    expect(await endOf(student)).toBe(before + 5 * minute);
    await extend(-20);
    expect(await endOf(student)).toBe(before);
  });

  test('a pause stops the clock, keeps the key back and adds its time at the end', async () => {
    const { examId, teacher, student } = await atWork();
    const before = (await endOf(student))!;
    const pause = (isPaused: boolean) =>
      teacher.call(api.pauseSittings, { examId, sittingIds: [student.sittingId], isPaused });
    await pause(true);
    expect(await endOf(student)).toBeNull();
    expect(keyOf(await student.key())).toBe('exam.error.paused');
    expect(keyOf(await student.handIn())).toBe('exam.error.paused');
    await pause(false);
    expect(await endOf(student)).toBeGreaterThanOrEqual(before);
    expect((await student.key()).status).toBe(200);
  });

  test('who is made to end has a receipt for what arrived, and no key any more', async () => {
    const { examId, teacher, student } = await atWork();
    await student.save([{ itemId: itemId('below-zero') }]);
    const ended = await teacher.call(api.endSittings, { examId, sittingIds: [student.sittingId] });
    expect(dataOf<typeof api.endSittings>(ended).count).toBe(1);
    expect(keyOf(await student.key())).toBe('exam.error.over');
    const opened = dataOf<typeof api.openSitting>(await student.open());
    expect(opened).toMatchObject({ state: 'closed', receipt: expect.stringMatching(/^[0-9A-F-]{14}$/) });
    expect(await resultsOf(app, examId, student.personId)).toHaveLength(14);
  });

  test('who never began has neither receipt nor results: absent', async () => {
    const { examId, teacher } = await holdExam(app, { startsIn: -minute });
    const student = await studentAt(app, examId, 2);
    await teacher.call(api.endSittings, { examId, sittingIds: [student.sittingId] });
    expect(await resultsOf(app, examId, student.personId)).toEqual([]);
  });

  test('an exam of the clock is not started by hand', async () => {
    const { examId, roomId, teacher } = await holdExam(app, { startsIn: minute });
    expect(keyOf(await teacher.call(api.startRoom, { examId, roomId }))).toBe('exam.error.startsByItself');
  });
});

test('words of an invigilator reach the room, or one student alone', async () => {
  const { examId, roomId, teacher, student } = await atWork();
  const other = await studentAt(app, examId, 5);
  await other.open();
  await teacher.call(api.tellSittings, { examId, roomIds: [roomId], text: '第 3 题的图在背面。' });
  await teacher.call(api.tellSittings, { examId, roomIds: [], sittingId: student.sittingId, text: '已换鼠标。' });
  const heard = async (one: Student) =>
    dataOf<typeof api.beatSitting>(await one.beat()).messages.map(({ text, isPersonal }) => ({ text, isPersonal }));
  expect(await heard(student)).toEqual([
    { text: '第 3 题的图在背面。', isPersonal: false },
    { text: '已换鼠标。', isPersonal: true },
  ]);
  expect(await heard(other)).toEqual([{ text: '第 3 题的图在背面。', isPersonal: false }]);
});

test('a raised hand is on the board until somebody has seen to it', async () => {
  const { examId, teacher, student } = await atWork();
  const handAt = async () =>
    dataOf<typeof api.examBoard>(await teacher.call(api.examBoard, { examId })).sittings.find(
      ({ sittingId }) => sittingId === student.sittingId,
    )?.handAt;
  await student.caller.call(api.raiseHand, { sittingId: student.sittingId, isUp: true });
  expect(await handAt()).not.toBeNull();
  await teacher.call(api.seeToHand, { sittingId: student.sittingId });
  expect(await handAt()).toBeNull();
});

describe('whose an exam is', () => {
  test('a colleague who does not invigilate finds nothing; one who does sees that room', async () => {
    const colleagueId = demoId('person/101/teacher/mathematics/2');
    const colleague = await signedInPerson(app, colleagueId);
    const { examId } = await holdExam(app);
    expect(keyOf(await colleague.call(api.examBoard, { examId }))).toBe('exam.error.noExam');
    const student = await studentAt(app, examId);
    expect(keyOf(await colleague.call(api.answerDevice, { sittingId: student.sittingId, isLet: true }))).toBe(
      'exam.error.noSitting',
    );
    const running = demoId('exam.exam.neighbour');
    expect(dataOf<typeof api.examBoard>(await colleague.call(api.examBoard, { examId: running })).rooms).toHaveLength(
      1,
    );
  });
});
