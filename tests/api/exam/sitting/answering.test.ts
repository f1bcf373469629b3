import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/exam/api';
import { signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, holdExam, itemId, keyOf, openPaper, studentAt } from './sitting-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
});
afterAll(() => app.close());

const minute = 60_000;

/** Words of the first question of the paper, as a student reads them who sits it: what nobody may find before the start. */
async function firstStem(): Promise<string> {
  const { examId } = await holdExam(app, { startsIn: -minute });
  const student = await studentAt(app, examId);
  await student.open();
  const { bytes } = dataOf<typeof api.sittingPackage>(
    await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }),
  );
  const { items } = openPaper(bytes, dataOf<typeof api.releaseKey>(await student.key()).key);
  return /"text":"([^"]{6,})"/.exec(JSON.stringify(items[0]!.body.stem))![1]!;
}

describe('before the start', () => {
  test('nobody gets the key or a word of the paper, in no answer and in no bytes', async () => {
    const { examId } = await holdExam(app, { startsIn: 10 * minute });
    const student = await studentAt(app, examId);
    const answers = [
      await student.open(),
      await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }),
      await student.key(),
      await student.beat(),
      await student.handIn(),
      await student.caller.call(api.listMyExams, { which: 'todo' }),
      await student.save([{ itemId: itemId('below-zero') }]),
    ];
    expect(keyOf(answers[2]!)).toBe('exam.error.notStarted');
    const stem = await firstStem();
    const { sealed } = await app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one<{ sealed: string }>(sql`select sealed from exam.exam_secret where exam_id = ${examId}`),
    );
    expect(stem.length).toBeGreaterThan(5);
    const bytes = Buffer.from(dataOf<typeof api.sittingPackage>(answers[1]!).bytes, 'base64').toString('latin1');
    const utf8 = Buffer.from(stem).toString('latin1');
    for (const text of [...answers.map((one) => one.text), bytes, sealed]) {
      expect(text).not.toContain(stem);
      expect(text).not.toContain(utf8);
      expect(text).not.toContain('"choice"');
    }
  });

  test('a student enters half an hour before, not earlier', async () => {
    const { examId } = await holdExam(app, { startsIn: 31 * minute });
    const student = await studentAt(app, examId);
    expect(keyOf(await student.open())).toBe('exam.error.roomClosed');
    expect(keyOf(await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }))).toBe(
      'exam.error.roomClosed',
    );
  });

  test('an exam that starts by hand stays closed until its room is started', async () => {
    const { examId, roomId, teacher } = await holdExam(app, { startsIn: -minute, start: 'manual', earliest: 20 });
    const student = await studentAt(app, examId);
    // nobody knows the time yet from which one may submit, only how long after the start it is
    const opened = dataOf<typeof api.openSitting>(await student.open());
    expect(opened).toMatchObject({ startsAt: null, handInFrom: null, earliest: 20 });
    expect(keyOf(await student.key())).toBe('exam.error.notStarted');
    await teacher.call(api.startRoom, { examId, roomId });
    expect((await student.key()).status).toBe(200);
  });
});

describe('at work', () => {
  test('the key opens the paper, which has no key of a question', async () => {
    const { examId } = await holdExam(app, { startsIn: -minute });
    const student = await studentAt(app, examId);
    await student.open();
    const { bytes } = dataOf<typeof api.sittingPackage>(
      await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }),
    );
    const { key } = dataOf<typeof api.releaseKey>(await student.key());
    const paper = openPaper(bytes, key);
    expect(paper.items).toHaveLength(14);
    expect(Object.keys(paper.items[0]!)).toEqual(['itemId', 'body']);
    expect(JSON.stringify(paper)).not.toContain('analysis');
  });

  test('answers stand on the server after they are acknowledged, the last of a journal wins, and a repeated one counts once', async () => {
    const { examId } = await holdExam(app, { startsIn: -minute });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    const item = itemId('below-zero');
    const first = { itemId: item, sequence: 1, answer: { choice: [1] } };
    const second = { itemId: item, sequence: 2, answer: { choice: [2] } };
    await student.save([second]);
    await student.save([first]);
    await student.save([first]);
    const opened = dataOf<typeof api.openSitting>(await student.open());
    expect(opened.answers).toEqual([{ itemId: item, part: 0, answer: { choice: [2] } }]);
  });

  test('what the exam does not ask is refused', async () => {
    const { examId } = await holdExam(app, { startsIn: -minute });
    const student = await studentAt(app, examId);
    await student.open();
    expect((await student.save([{ itemId: newId() }])).status).toBe(422);
    expect((await student.save([{ itemId: itemId('below-zero'), part: 3 }])).status).toBe(422);
  });

  test('a student reaches nobody else’s sitting', async () => {
    const { examId } = await holdExam(app, { startsIn: -minute });
    const [one, other] = [await studentAt(app, examId, 0), await studentAt(app, examId, 1)];
    const input = { sittingId: other.sittingId, device: newId() };
    for (const endpoint of [api.openSitting, api.releaseKey, api.handInSitting])
      expect(keyOf(await one.caller.call(endpoint, input))).toBe('exam.error.noSitting');
    const beat = await one.caller.call(api.beatSitting, { ...input, waiting: 0, answered: 0, left: [] });
    expect(keyOf(beat)).toBe('exam.error.noSitting');
  });
});

describe('another device', () => {
  test('it gets nothing until an invigilator lets it, and what the first one kept still counts', async () => {
    const { examId, teacher } = await holdExam(app, { startsIn: -10 * minute });
    const student = await studentAt(app, examId);
    const tablet = newId();
    await student.open();
    await student.key();
    expect(dataOf<typeof api.openSitting>(await student.open(tablet))).toMatchObject({ device: 'asking', answers: [] });
    const refused = [
      await student.key(tablet),
      await student.handIn(tablet),
      await student.save([{ itemId: itemId('below-zero') }], tablet),
    ];
    expect(refused.map(keyOf)).toEqual(Array(3).fill('exam.error.otherDevice'));
    await teacher.call(api.answerDevice, { sittingId: student.sittingId, isLet: true });
    expect((await student.key(tablet)).status).toBe(200);
    expect(keyOf(await student.key())).toBe('exam.error.otherDevice');
    const kept = await student.save([{ itemId: itemId('subtract'), age: 2 * minute, answer: { gaps: ['1'] } }]);
    expect(dataOf<typeof api.saveSittingAnswers>(kept).counts).toBe(true);
  });

  test('a refused device stays outside', async () => {
    const { examId, teacher } = await holdExam(app, { startsIn: -minute });
    const student = await studentAt(app, examId);
    const tablet = newId();
    await student.open();
    await student.key();
    await student.open(tablet);
    await teacher.call(api.answerDevice, { sittingId: student.sittingId, isLet: false });
    expect(keyOf(await student.key(tablet))).toBe('exam.error.otherDevice');
    expect(dataOf<typeof api.beatSitting>(await student.beat({ device: tablet })).device).toBe('other');
  });
});

test('a page that was left is counted once, however often it is told', async () => {
  const { examId, teacher } = await holdExam(app, { startsIn: -minute });
  const student = await studentAt(app, examId);
  await student.open();
  await student.key();
  const left = [{ id: newId(), age: 1000, seconds: 7 }];
  await student.beat({ left });
  await student.beat({ left });
  const board = dataOf<typeof api.examBoard>(await teacher.call(api.examBoard, { examId }));
  expect(board.sittings.find(({ sittingId }) => sittingId === student.sittingId)?.left).toBe(1);
  expect(board.events).toContainEqual(expect.objectContaining({ kind: 'left', seconds: 7 }));
});

test('plays of a recording are counted over two devices of one student, each once', async () => {
  const { examId, teacher } = await holdExam(app, { startsIn: -10 * minute });
  const student = await studentAt(app, examId);
  await student.open();
  await student.key();
  const item = itemId('below-zero');
  const play = () => ({ id: newId(), itemId: item });
  const [first, kept] = [play(), play()];
  for (const _ of [1, 2]) await student.beat({ plays: [first] });
  const tablet = newId();
  await student.open(tablet);
  expect((await student.beat({ device: tablet, plays: [play()] })).status).toBe(200);
  await teacher.call(api.answerDevice, { sittingId: student.sittingId, isLet: true });
  await student.beat({ device: tablet, plays: [play()] });
  // what the first device had kept without a network
  await student.beat({ plays: [kept] });
  const { plays } = dataOf<typeof api.openSitting>(await student.open(tablet));
  expect(plays).toEqual([{ itemId: item, count: 3 }]);
});

test('a student reads no board', async () => {
  const { examId } = await holdExam(app);
  expect((await (await signedIn(app, 'student')).call(api.examBoard, { examId })).status).toBe(403);
});
