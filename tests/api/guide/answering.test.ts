import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMyGuides, openMyGuide, saveGuideAnswers } from 'edutech/plugins/guide/api';
import { listCollection } from 'edutech/plugins/wrong/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { attempt, block, dataOf, Device, keyOf, opened, part, words } from './guide-kit';

let app: TestApp;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['guide', 'wrong', 'organisation'] });
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const taxis = attempt('two-taxis');
const brackets = attempt('remove-brackets');

test('a student finds what is to be done, with how much of each phase', async () => {
  const mine = dataOf<typeof listMyGuides>(await student.call(listMyGuides));
  const shown = mine.find(({ attemptId }) => attemptId === taxis);
  expect(shown).toMatchObject({ phase: 'in', subject: '数学' });
  expect(shown!.counts.map(({ phase }) => phase)).toEqual(['before', 'in', 'after']);
});

test('blocks that are not open yet have a title and nothing else, and no key is sent before a block is submitted', async () => {
  const answer = await student.call(openMyGuide, { attemptId: brackets });
  const { blocks, keys } = dataOf<typeof openMyGuide>(answer);
  const check = blocks.find(({ id }) => id === block('remove-brackets', 3))!;
  expect(check).toMatchObject({ isOpen: false, parts: [], title: '当堂检测' });
  expect(keys).toEqual([]);
  expect(answer.text).not.toContain('"analysis"');
});

test('an answer counts once however often it is sent, and the later one of a device counts', async () => {
  const device = new Device(student, brackets);
  const itemId = part('remove-brackets', 1, 1);
  const once = { attemptId: brackets, client: device.client, seconds: 1 };
  const first = { itemId, part: 0, sequence: 0, age: 500, answer: words('第一次') };
  const second = { itemId, part: 0, sequence: 1, age: 0, answer: words('第二次') };
  await student.call(saveGuideAnswers, { ...once, answers: [second] });
  await student.call(saveGuideAnswers, { ...once, answers: [first] });
  await student.call(saveGuideAnswers, { ...once, answers: [second] });
  const { answers } = await opened(student, brackets);
  expect(answers.filter((one) => one.itemId === itemId).map(({ answer }) => answer)).toEqual([words('第二次')]);
});

test('a submitted block is marked at once: keys are open, wrong answers are in the collection, and nothing changes any more', async () => {
  const device = new Device(student, brackets);
  const item = part('remove-brackets', 1, 2);
  await device.write([{ itemId: item, answer: { gaps: ['1', '1'] } }]);
  expect((await opened(student, brackets)).marks).toEqual([]);
  await device.submit(block('remove-brackets', 1));
  const after = await opened(student, brackets);
  expect(after.marks.find(({ itemId }) => itemId === item)).toMatchObject({ points: 0, of: 4 });
  expect(after.keys.map(({ itemId }) => itemId)).toEqual([item]);
  const wrong = await student.call(listCollection, { pageLine: 50 });
  expect(wrong.text).toContain('去括号');
  const late = await device.write([{ itemId: item, answer: { gaps: ['2', '2'] } }]);
  expect(dataOf<typeof saveGuideAnswers>(late).counts).toBe(true);
});

test('what was written before a block was submitted counts though it comes later', async () => {
  const device = new Device(student, taxis);
  const [item, of] = [part('two-taxis', 3, 1), block('two-taxis', 3)];
  await device.submit(of);
  const early = await device.write([{ itemId: item, answer: words('先写的'), age: 30_000 }]);
  expect(dataOf<typeof saveGuideAnswers>(early).counts).toBe(true);
  const { answers } = await opened(student, taxis);
  expect(answers.find(({ itemId }) => itemId === item)?.answer).toEqual(words('先写的'));
});

test('a student’s own question reaches the teacher by the same way', async () => {
  const { assignmentId } = await opened(student, taxis);
  await new Device(student, taxis).write([{ itemId: assignmentId, answer: words('不足 1 千米怎么算？') }]);
  const { answers } = await opened(student, taxis);
  expect(answers.find(({ itemId }) => itemId === assignmentId)?.answer).toEqual(words('不足 1 千米怎么算？'));
});

test('nobody answers for somebody else, nor what the guide book does not ask', async () => {
  const other = await new Device(student, attempt('neighbour', 3)).write([
    { itemId: part('neighbour', 0, 0), answer: words('不是我的') },
  ]);
  expect(keyOf(other)).toBe('guide.error.noAttempt');
  const unknown = await new Device(student, taxis).write([{ itemId: block('foreign', 0), answer: words('没有') }]);
  expect(keyOf(unknown)).toBe('guide.error.noItem');
});
