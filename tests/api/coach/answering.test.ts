import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  correctAnswer,
  deskItem,
  deskQueue,
  likeAnswer,
  listMyRequests,
  myItem,
  publishAnswer,
  readAnswer,
  removeAnswer,
  settleRequest,
} from 'edutech/plugins/coach/api';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { about, answerOf, dataOf, inWords, itemOf, keyOf, studentsOf, teacherOf } from './coach-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
let classmates: Caller[];
let neighbour: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
  const own = (await studentsOf(app, app.world.classId)).slice(-3);
  classmates = await Promise.all(own.map((one) => signedIn(app, one)));
  neighbour = await signedIn(app, (await studentsOf(app, app.world.otherClassId)).at(-1)!);
});
afterAll(() => app.close());

const look = async (who: Caller, itemId: string) =>
  dataOf<typeof myItem>(await who.call(myItem, { area: 'bank', itemId }));
const stateOf = async (who: Caller, itemId: string) =>
  dataOf<typeof listMyRequests>(await who.call(listMyRequests, {})).data.find((one) => one.itemId === itemId)?.state;

test('one answer is for all who asked, and for who asks later', async () => {
  const { itemId } = dataOf<typeof ask>(await student.call(ask, about('bisectors')));
  await classmates[0]!.call(ask, about('bisectors', { stuck: 'begin' }));
  const published = dataOf<typeof publishAnswer>(await teacher.call(publishAnswer, inWords(itemId, '先画图。')));
  expect(published.people).toBe(2);
  for (const who of [student, classmates[0]!]) {
    expect(await stateOf(who, itemId)).toBe(1);
    expect((await look(who, itemId)).answers[0]).toMatchObject({ content: plainContent('先画图。') });
  }
  const later = dataOf<typeof ask>(await classmates[1]!.call(ask, about('bisectors')));
  expect(later.isAnswered).toBe(true);
  const still = dataOf<typeof ask>(await classmates[2]!.call(ask, about('bisectors', { afterAnswers: true })));
  expect(still.isAnswered).toBe(false);
  const queue = dataOf<typeof deskQueue>(await teacher.call(deskQueue, {}));
  expect(queue.data.find((one) => one.itemId === itemId)).toMatchObject({ people: 4, open: 1 });
});

test('an answer for a group leaves the others waiting', async () => {
  const { itemId } = dataOf<typeof ask>(await student.call(ask, about('clock-angle')));
  await classmates[0]!.call(ask, about('clock-angle', { stuck: 'step' }));
  const answer = inWords(itemId, '分针每分钟走 6°。', { stuck: 'step' });
  expect(dataOf<typeof publishAnswer>(await teacher.call(publishAnswer, answer)).people).toBe(1);
  expect([await stateOf(student, itemId), await stateOf(classmates[0]!, itemId)]).toEqual([0, 1]);
});

test('an answer stays with the classes of its teacher until it is shared', async () => {
  const itemId = itemOf('opposites-sum');
  expect((await look(neighbour, itemId)).answers).toEqual([]);
  const read = await neighbour.call(readAnswer, { answerId: answerOf('opposites-sum') });
  expect([read.status, keyOf(read)]).toEqual([404, 'coach.error.noAnswer']);
  expect((await look(neighbour, itemOf('zero-is-neither'))).answers).toHaveLength(1);
});

test('who does not understand asks once more, and who does says so', async () => {
  const wish = about('river-boat');
  const { itemId } = dataOf<typeof ask>(await student.call(ask, wish));
  const answer = inWords(itemId, '两点确定一条直线。');
  await teacher.call(publishAnswer, answer);
  await student.call(settleRequest, { requestId: wish.requestId, outcome: 'again', words: '为什么只有一条？' });
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId }));
  expect(desk.requests[0]).toMatchObject({ state: 0, again: 1, words: '为什么？\n为什么只有一条？' });
  await teacher.call(publishAnswer, inWords(itemId, '再画一条试试：它们重合。'));
  await student.call(settleRequest, { requestId: wish.requestId, outcome: 'understood' });
  const after = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId }));
  expect(after.answers.reduce((sum, one) => sum + one.helped, 0)).toBe(1);
});

test('an answer is withdrawn and put back, with what it answered', async () => {
  const { itemId } = dataOf<typeof ask>(await student.call(ask, about('cube-nets')));
  const answer = inWords(itemId, '十一种。');
  await teacher.call(publishAnswer, answer);
  await teacher.call(removeAnswer, { answerId: answer.answerId, removed: true });
  expect([await stateOf(student, itemId), (await look(student, itemId)).answers.length]).toEqual([0, 0]);
  await teacher.call(removeAnswer, { answerId: answer.answerId, removed: false });
  expect([await stateOf(student, itemId), (await look(student, itemId)).answers.length]).toEqual([1, 1]);
});

test('a correction names the version that it is of', async () => {
  const { itemId } = dataOf<typeof ask>(await student.call(ask, about('choose-plan')));
  const answer = inWords(itemId, '选甲。');
  await teacher.call(publishAnswer, answer);
  const corrected = { ...answer, content: plainContent('选乙。'), version: 1 };
  expect((await teacher.call(correctAnswer, corrected)).status).toBe(200);
  expect(keyOf(await teacher.call(correctAnswer, corrected))).toBe('coach.error.changed');
  expect((await look(student, itemId)).answers[0]).toMatchObject({ content: plainContent('选乙。'), version: 2 });
});

test('nobody answers for classes that they do not teach, nor with nothing', async () => {
  const theirs = await signedIn(app, { personId: await teacherOf(app, app.world.foreignClassId) });
  const foreign = await theirs.call(publishAnswer, inWords(itemOf('points-on-line'), '不是我的班'));
  expect([foreign.status, keyOf(foreign)]).toEqual([404, 'coach.error.noItem']);
  const nothing = await teacher.call(publishAnswer, { ...inWords(itemOf('points-on-line'), ''), content: [] });
  expect(keyOf(nothing)).toBe('coach.error.emptyAnswer');
  const film = await teacher.call(publishAnswer, inWords(itemOf('points-on-line'), '没有片子', { kind: 'film' }));
  expect(keyOf(film)).toBe('coach.error.emptyAnswer');
});

test('colleagues like an answer once', async () => {
  const answerId = answerOf('zero-is-neither');
  await teacher.call(likeAnswer, { answerId, on: true });
  await teacher.call(likeAnswer, { answerId, on: true });
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: itemOf('zero-is-neither') }));
  expect(desk.answers[0]).toMatchObject({ likes: 1, isLiked: true });
});
