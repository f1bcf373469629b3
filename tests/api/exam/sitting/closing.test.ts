import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/exam/api';
import { signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, holdExam, itemId, keyOf, moveStart, openPaper, resultsOf, studentAt } from './sitting-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
});
afterAll(() => app.close());

const minute = 60_000;

describe('the end', () => {
  test('handing in waits for the earliest time, and is answered with a receipt that stays the same', async () => {
    const { examId } = await holdExam(app, { startsIn: -10 * minute, earliest: 30 });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    await student.save([{ itemId: itemId('below-zero') }]);
    expect(keyOf(await student.handIn())).toBe('exam.error.handInLater');
    await moveStart(app, examId, -21 * minute);
    const first = dataOf<typeof api.handInSitting>(await student.handIn());
    expect(first).toMatchObject({ answered: 1, items: 14 });
    expect(first.receipt).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    expect(dataOf<typeof api.handInSitting>(await student.handIn())).toEqual(first);
  });

  test('a machine marks what has keys, at once; the rest waits for a teacher, and nothing is nothing', async () => {
    const { examId } = await holdExam(app, { startsIn: -10 * minute });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    await student.save([
      { itemId: itemId('below-zero'), answer: { choice: [0] } },
      {
        itemId: itemId('divide'),
        answer: { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '2' }] }] },
      },
    ]);
    await student.handIn();
    const results = await resultsOf(app, examId, student.personId);
    const pointsOf = (slug: string) => results.find((one) => one.itemId === itemId(slug))?.points;
    expect(results).toHaveLength(14);
    expect(pointsOf('below-zero')).toBeTypeOf('number');
    expect(pointsOf('divide')).toBeNull();
    expect(pointsOf('scientific-notation')).toBe(0);
  });

  test('what was written before the end counts when it arrives after it, and the receipt and the marks follow', async () => {
    const { examId } = await holdExam(app, { startsIn: -50 * minute });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    const before = dataOf<typeof api.handInSitting>(await student.handIn());
    const late = await student.save([{ itemId: itemId('below-zero'), age: 5 * minute }]);
    expect(dataOf<typeof api.saveSittingAnswers>(late).counts).toBe(true);
    const after = dataOf<typeof api.handInSitting>(await student.handIn());
    expect(after.answered).toBe(1);
    expect(after.receipt).not.toBe(before.receipt);
  });

  test('what was written after the end is kept and does not count', async () => {
    const { examId } = await holdExam(app, { startsIn: -50 * minute });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    await moveStart(app, examId, -11 * minute);
    const late = await student.save([{ itemId: itemId('below-zero') }]);
    expect(dataOf<typeof api.saveSittingAnswers>(late).counts).toBe(false);
    const opened = dataOf<typeof api.openSitting>(await student.open());
    expect(opened.answers).toEqual([]);
  });

  test('after the end nobody gets the key any more', async () => {
    const { examId } = await holdExam(app, { startsIn: -61 * minute });
    const student = await studentAt(app, examId);
    await student.open();
    expect(keyOf(await student.key())).toBe('exam.error.over');
  });

  test('a section of its own time is collected before the exam, later for who was given minutes', async () => {
    const teacher = await signedIn(app, 'teacher');
    const { sections } = dataOf<typeof api.examPlan>(
      await teacher.call(api.examPlan, { paperId: demoId('exam.paper.unit-one') }),
    );
    const limits = [{ sectionId: sections[0]!.sectionId, minutes: 20 }];
    const { examId } = await holdExam(app, { startsIn: -22 * minute, limits });
    const student = await studentAt(app, examId);
    await student.open();
    await student.key();
    const { bytes } = dataOf<typeof api.sittingPackage>(
      await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }),
    );
    const paper = openPaper(bytes, dataOf<typeof api.releaseKey>(await student.key()).key);
    expect(paper.sections.map(({ beforeEnd }) => beforeEnd)).toEqual([40, ...sections.slice(1).map(() => undefined)]);
    const countsIn = async (at: number, sequence: number, age = 0) => {
      const saved = await student.save([{ itemId: paper.sections[at]!.itemIds[0]!, sequence, age }]);
      return dataOf<typeof api.saveSittingAnswers>(saved).counts;
    };
    expect(await countsIn(0, 1)).toBe(false);
    expect(await countsIn(0, 2, 3 * minute)).toBe(true);
    expect(await countsIn(1, 3)).toBe(true);
    await teacher.call(api.extendSittings, { examId, sittingIds: [student.sittingId], minutes: 5 });
    expect(await countsIn(0, 4)).toBe(true);
  });

  test('a section that opens later counts nothing before, and one that would close first is refused', async () => {
    const teacher = await signedIn(app, 'teacher');
    const { sections } = dataOf<typeof api.examPlan>(
      await teacher.call(api.examPlan, { paperId: demoId('exam.paper.unit-one') }),
    );
    const [first, second] = sections.map(({ sectionId }) => sectionId) as [string, string];
    await expect(holdExam(app, { limits: [{ sectionId: first, from: 30, minutes: 20 }] })).rejects.toThrow(
      'closesFirst',
    );
    const limits = [
      { sectionId: first, minutes: 20 },
      { sectionId: second, from: 20 },
    ];
    const { examId } = await holdExam(app, { startsIn: -15 * minute, limits });
    const student = await studentAt(app, examId);
    await student.open();
    const { key } = dataOf<typeof api.releaseKey>(await student.key());
    const { bytes } = dataOf<typeof api.sittingPackage>(
      await student.caller.call(api.sittingPackage, { sittingId: student.sittingId }),
    );
    const paper = openPaper(bytes, key);
    expect(paper.sections.slice(0, 2).map((one) => [one.beforeEnd, one.opensBeforeEnd])).toEqual([
      [40, undefined],
      [undefined, 40],
    ]);
    const countsIn = async (at: number, sequence: number) => {
      const saved = await student.save([{ itemId: paper.sections[at]!.itemIds[0]!, sequence }]);
      return dataOf<typeof api.saveSittingAnswers>(saved).counts;
    };
    expect([await countsIn(0, 1), await countsIn(1, 2)]).toEqual([true, false]);
    await moveStart(app, examId, -6 * minute);
    expect([await countsIn(0, 3), await countsIn(1, 4)]).toEqual([false, true]);
  });

  test('minutes of an accommodation are in the end from the start', async () => {
    const { personId } = await studentAt(app, (await holdExam(app)).examId, 3);
    const { examId } = await holdExam(app, { startsIn: -61 * minute, extras: [{ personId, minutes: 20 }] });
    const [student, other] = [await studentAt(app, examId, 3), await studentAt(app, examId, 4)];
    await student.open();
    await other.open();
    expect((await student.key()).status).toBe(200);
    expect(keyOf(await other.key())).toBe('exam.error.over');
  });
});

test('an exam on paper is no sitting on line', async () => {
  const { examId } = await holdExam(app, { startsIn: minute, mode: 'printed' });
  const student = await studentAt(app, examId);
  expect(keyOf(await student.open())).toBe('exam.error.printed');
});

test('an exam that was taken back is gone from students until it is given back', async () => {
  const { examId, teacher } = await holdExam(app, { startsIn: 10 * minute });
  const student = await studentAt(app, examId);
  const titles = async () =>
    dataOf<typeof api.listMyExams>(await student.caller.call(api.listMyExams, { which: 'todo' })).data.map(
      ({ sittingId }) => sittingId,
    );
  expect(await titles()).toContain(student.sittingId);
  await teacher.call(api.withdrawExam, { examId });
  expect(await titles()).not.toContain(student.sittingId);
  expect(keyOf(await student.open())).toBe('exam.error.withdrawn');
  await teacher.call(api.restoreExam, { examId });
  expect(await titles()).toContain(student.sittingId);
});

test('what somebody has begun is not taken back', async () => {
  const { examId, teacher } = await holdExam(app, { startsIn: -minute });
  const student = await studentAt(app, examId);
  await student.open();
  await student.key();
  expect(keyOf(await teacher.call(api.withdrawExam, { examId }))).toBe('exam.error.begun');
});
