import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  blockAnswers,
  guideBoard,
  guideClasses,
  listGiven,
  listMyGuides,
  openBlock,
  openLesson,
  openMyGuide,
  publishGuide,
  remindStudents,
  steerLesson,
  withdrawGiven,
} from 'edutech/plugins/guide/api';
import { noStage } from 'edutech/plugins/guide/model/lesson/stage';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import {
  askPart,
  assignment,
  blockWith,
  dataOf,
  Device,
  keyOf,
  opened,
  questionPart,
  read,
  save,
  timesFrom,
  words,
  written,
} from './guide-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['guide', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const board = async (assignmentId: string) =>
  dataOf<typeof guideBoard>(await teacher.call(guideBoard, { assignmentId }));
const mine = async (title: string) =>
  dataOf<typeof listMyGuides>(await student.call(listMyGuides)).find((one) => one.title === title);

/** Gives a guide book to the demo class. */
async function given(bookId: string, times = timesFrom(-2, -1, 1, 20)) {
  const targets = [{ classId: app.world.classId, ...times }];
  return dataOf<typeof publishGuide>(await teacher.call(publishGuide, { bookId, targets })).assignmentIds[0]!;
}

test('a guide book is given to the classes that one teaches, and to no others', async () => {
  const id = await written(teacher, '一课', blockWith('preview', 'before', askPart('预习')));
  const classes = dataOf<typeof guideClasses>(await teacher.call(guideClasses, { bookId: id }));
  expect(classes.map(({ classId }) => classId)).toContain(app.world.classId);
  const targets = [{ classId: app.world.foreignClassId, ...timesFrom(0, 1, 2, 3) }];
  expect(keyOf(await teacher.call(publishGuide, { bookId: id, targets }))).toBe('guide.error.notTaught');
  await given(id);
  expect(await mine('一课')).toMatchObject({ phase: 'in' });
});

test('nothing is given that is empty, nor with times out of their order', async () => {
  const id = await written(teacher, '空的');
  const target = { classId: app.world.classId, ...timesFrom(0, 1, 2, 3) };
  expect(keyOf(await teacher.call(publishGuide, { bookId: id, targets: [target] }))).toBe('guide.error.empty');
  const full = await written(teacher, '有的', blockWith('preview', 'before', askPart('预习')));
  const wrong = { ...target, ...timesFrom(2, 1, 2, 3) };
  expect(keyOf(await teacher.call(publishGuide, { bookId: full, targets: [wrong] }))).toBe('guide.error.times');
});

test('a class that has it gets the update, and its answers stay', async () => {
  const first = blockWith('preview', 'before', askPart('第一问'));
  const id = await written(teacher, '更新的', first);
  const assignmentId = await given(id);
  const { attemptId } = (await mine('更新的'))!;
  await new Device(student, attemptId).write([{ itemId: first.parts[0]!.id, answer: words('我的答案') }]);
  const more = blockWith('preview', 'before', askPart('第二问'));
  await save(teacher, id, 2, { blocks: [first, more] }, '更新的');
  expect((await read(teacher, id)).isAhead).toBe(true);
  expect(await given(id)).toBe(assignmentId);
  const now = await opened(student, attemptId);
  expect(now.blocks).toHaveLength(2);
  expect(now.answers.map(({ answer }) => answer)).toContainEqual(words('我的答案'));
  expect((await read(teacher, id)).isAhead).toBe(false);
});

test('what is shown opens for the students, and the teacher opens and closes blocks', async () => {
  const [shown, other] = [blockWith('inquiry', 'in', askPart('探究')), blockWith('check', 'in', askPart('检测'))];
  const assignmentId = await given(await written(teacher, '展示的', shown, other));
  const { attemptId } = (await mine('展示的'))!;
  const openOf = async () => (await opened(student, attemptId)).blocks.map(({ isOpen }) => isOpen);
  expect(await openOf()).toEqual([false, false]);
  await teacher.call(steerLesson, { assignmentId, stage: { ...noStage, blockId: shown.id, step: 1 } });
  expect(await openOf()).toEqual([true, false]);
  await teacher.call(openBlock, { assignmentId, blockId: other.id, isOpen: true });
  expect(await openOf()).toEqual([true, true]);
  await teacher.call(openBlock, { assignmentId, blockId: other.id, isOpen: false });
  expect(await openOf()).toEqual([true, false]);
  const lesson = dataOf<typeof openLesson>(await teacher.call(openLesson, { assignmentId }));
  expect(lesson.stage).toMatchObject({ blockId: shown.id, step: 1 });
});

test('the projector shows answers without names, the teacher’s own page with them', async () => {
  const asked = blockWith('questions', 'before', askPart('想一想'), questionPart('like-terms'));
  const assignmentId = await given(await written(teacher, '上墙的', asked));
  const { attemptId } = (await mine('上墙的'))!;
  const device = new Device(student, attemptId);
  const [ask, question] = asked.parts.map(({ id }) => id);
  await device.write([
    { itemId: ask!, answer: words('我们组的结论') },
    { itemId: question!, answer: { gaps: ['2', '2'] } },
  ]);
  await device.submit(asked.id);
  const wall = async (named: boolean) =>
    dataOf<typeof blockAnswers>(await teacher.call(blockAnswers, { assignmentId, blockId: asked.id, named }));
  const projected = await wall(false);
  expect(projected.submitted).toBe(1);
  expect(projected.items[0]!.answers).toEqual([
    { answer: words('我们组的结论'), name: '', group: null, isRight: null },
  ]);
  expect(projected.items[1]).toMatchObject({ marked: 1, right: 1 });
  expect((await wall(true)).items[0]!.answers[0]!.name).not.toBe('');
});

test('the board tells each student by block, points, and what they still wonder', async () => {
  const asked = blockWith('check', 'before', questionPart('like-terms'));
  const assignmentId = await given(await written(teacher, '看进度的', asked));
  const { attemptId } = (await mine('看进度的'))!;
  const device = new Device(student, attemptId);
  await device.write([
    { itemId: asked.parts[0]!.id, answer: { gaps: ['2', '2'] } },
    { itemId: assignmentId, answer: words('为什么？') },
  ]);
  const own = async () => (await board(assignmentId)).students.find((one) => one.attemptId === attemptId)!;
  expect(await own()).toMatchObject({ states: ['doing'], wonder: '为什么？', of: 0 });
  await device.submit(asked.id);
  expect(await own()).toMatchObject({ states: ['done'], points: 4, of: 4 });
  const listed = dataOf<typeof listGiven>(await teacher.call(listGiven, {}));
  expect(listed.find((one) => one.assignmentId === assignmentId)?.done.before).toBe(1);
});

test('students are reminded once an hour', async () => {
  const assignmentId = assignment('remove-brackets');
  const { students } = await board(assignmentId);
  const attemptIds = students.slice(0, 3).map(({ attemptId }) => attemptId);
  const remind = async () =>
    dataOf<typeof remindStudents>(await teacher.call(remindStudents, { assignmentId, attemptIds })).count;
  expect(await remind()).toBe(3);
  expect(await remind()).toBe(0);
});

test('what is withdrawn is gone for students, and comes back with its answers', async () => {
  const asked = blockWith('preview', 'before', askPart('预习'));
  const assignmentId = await given(await written(teacher, '收回的', asked));
  const { attemptId } = (await mine('收回的'))!;
  await new Device(student, attemptId).write([{ itemId: asked.parts[0]!.id, answer: words('写过') }]);
  await teacher.call(withdrawGiven, { assignmentId, isWithdrawn: true });
  expect((await student.call(openMyGuide, { attemptId })).status).toBe(404);
  await teacher.call(withdrawGiven, { assignmentId, isWithdrawn: false });
  expect((await opened(student, attemptId)).answers).toHaveLength(1);
});

test('a colleague who does not teach the class sees nothing of it', async () => {
  const other = await signedIn(app, 'headteacher');
  expect((await other.call(guideBoard, { assignmentId: assignment('neighbour') })).status).toBeGreaterThanOrEqual(400);
  expect((await student.call(guideBoard, { assignmentId: assignment('two-taxis') })).status).toBe(403);
});
