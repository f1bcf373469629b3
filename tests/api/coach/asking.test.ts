import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  deskItem,
  deskQueue,
  findExercise,
  listMyRequests,
  myItem,
  openRung,
  saveHints,
  settleRequest,
} from 'edutech/plugins/coach/api';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { about, dataOf, itemOf, keyOf, ownExercise, requestOf, studentsOf, teacherOf } from './coach-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
let classmate: Caller;
let neighbour: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
  const own = await studentsOf(app, app.world.classId);
  const others = await studentsOf(app, app.world.otherClassId);
  classmate = await signedIn(app, own.at(-1)!);
  neighbour = await signedIn(app, others.at(-1)!);
});
afterAll(() => app.close());

const mine = async (who: Caller) => dataOf<typeof listMyRequests>(await who.call(listMyRequests, {})).data;
const look = async (who: Caller, itemId: string) =>
  dataOf<typeof myItem>(await who.call(myItem, { area: 'bank', itemId }));

test('the same exercise of two students is one item on the desk, whatever stands between its letters', async () => {
  const first = dataOf<typeof ask>(
    await student.call(ask, ownExercise('一个长方形的长是 12 厘米，宽是 5 厘米，求面积。')),
  );
  const second = dataOf<typeof ask>(await classmate.call(ask, ownExercise('一个长方形的长是12厘米,宽是5厘米,求面积')));
  expect(second.itemId).toBe(first.itemId);
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: first.itemId }));
  expect(desk.requests).toHaveLength(2);
  const queue = dataOf<typeof deskQueue>(await teacher.call(deskQueue, {}));
  expect(queue.data.find(({ itemId }) => itemId === first.itemId)).toMatchObject({ people: 2, open: 2 });
});

test('a repeated call asks nothing twice, and a second question about the same waits for the first', async () => {
  const wish = about('midpoint');
  const first = await student.call(ask, wish);
  expect(first.status).toBe(200);
  expect((await student.call(ask, wish)).status).toBe(200);
  const again = await student.call(ask, about('midpoint'));
  expect([again.status, keyOf(again)]).toEqual([409, 'coach.error.openAlready']);
  const { itemId } = dataOf<typeof ask>(first);
  expect((await mine(student)).filter((one) => one.itemId === itemId)).toHaveLength(1);
});

test('an exercise needs words or a picture, and its subject a teacher', async () => {
  expect(keyOf(await student.call(ask, ownExercise('  ')))).toBe('coach.error.nothing');
  expect(keyOf(await student.call(ask, ownExercise('什么题都可以问吗', { subjectId: undefined })))).toBe(
    'coach.error.nothing',
  );
});

test('students read neither the questions nor the exercises of others', async () => {
  const asked = dataOf<typeof ask>(await student.call(ask, ownExercise('小明有 8 支铅笔，又买了 5 支，现在有几支？')));
  for (const other of [classmate, neighbour])
    expect(keyOf(await other.call(myItem, { area: 'own', itemId: asked.itemId }))).toBe('coach.error.noItem');
  const own = await look(student, itemOf('points-on-line'));
  expect(own.requests).toHaveLength(1);
  const others = await look(classmate, itemOf('points-on-line'));
  expect(others.requests).toHaveLength(0);
  expect(own.people).toBe(10);
});

test('teachers read the questions of their own classes only', async () => {
  const asked = dataOf<typeof ask>(await neighbour.call(ask, ownExercise('邻班的一道应用题：甲乙两地相距多少千米？')));
  expect(keyOf(await teacher.call(deskItem, { itemId: asked.itemId }))).toBe('coach.error.noItem');
  const theirs = await signedIn(app, { personId: await teacherOf(app, app.world.otherClassId) });
  expect((await theirs.call(deskItem, { itemId: asked.itemId })).status).toBe(200);
});

test('a question that its student shares is read by the subject group', async () => {
  const asked = dataOf<typeof ask>(
    await neighbour.call(ask, ownExercise('邻班共享的一道题：一个数加上七等于三，这个数是多少？', { isShared: true })),
  );
  const group = dataOf<typeof deskQueue>(await teacher.call(deskQueue, { scope: 'group' }));
  expect(group.data.map(({ itemId }) => itemId)).toContain(asked.itemId);
  expect((await teacher.call(deskItem, { itemId: asked.itemId })).status).toBe(200);
});

test('a student settles only own questions', async () => {
  const answer = await classmate.call(settleRequest, { requestId: requestOf('points-on-line'), outcome: 'withdrawn' });
  expect([answer.status, keyOf(answer)]).toEqual([404, 'coach.error.noRequest']);
  const wish = about('cube-nets');
  await student.call(ask, wish);
  expect((await student.call(settleRequest, { requestId: wish.requestId, outcome: 'withdrawn' })).status).toBe(200);
  expect((await mine(student)).map(({ requestId }) => requestId)).not.toContain(wish.requestId);
});

test('hints open one at a time, and a closed one has no content', async () => {
  const itemId = itemOf('move-on-line');
  const rungs = ([1, 2, 3] as const).map((rung) => ({ rung, content: plainContent(`第 ${rung} 步`) }));
  expect((await teacher.call(saveHints, { itemId, rungs })).status).toBe(200);
  const before = (await look(student, itemId)).ladder;
  expect(before.map(({ isOpen, content, lock }) => [isOpen, content, lock])).toEqual([
    [false, null, null],
    [false, null, 'below'],
    [false, null, 'below'],
  ]);
  expect(keyOf(await student.call(openRung, { itemId, rung: 3 }))).toBe('coach.error.rungClosed');
  const ladder = dataOf<typeof openRung>(await student.call(openRung, { itemId, rung: 1 }));
  expect(ladder[0]).toMatchObject({ isOpen: true, content: plainContent('第 1 步') });
  expect(ladder[1]).toMatchObject({ isOpen: false, lock: 'thinking', content: null });
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId }));
  expect(desk.hints.find(({ rung }) => rung === 1)).toMatchObject({ seen: 1 });
});

test('the bank finds an exercise by its words', async () => {
  const found = dataOf<typeof findExercise>(await student.call(findExercise, { q: '数轴' }));
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toContain('"answer"');
});
