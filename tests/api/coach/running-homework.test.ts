import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  askableItems,
  correctAnswer,
  deskItem,
  myItem,
  openRung,
  publishAnswer,
  saveHints,
} from 'edutech/plugins/coach/api';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { openMine } from 'edutech/plugins/work/api';
import { newId } from 'edutech/core/common/ids';
import { type ClassWork, done, gap, published } from '../../support/homework/class-work';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { inWords, keyOf } from './coach-kit';

// an item of an answer card, which is no question of the bank: its key is −1024
const items = [gap('2 的十次方的相反数是', 4, ['-1024'], 'number')];
const key = '1024';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach', 'work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

/** Homework that runs, with the first two students who have it. */
async function running(asks: boolean) {
  const work = await published(teacher, { title: '乘方练习', items, students: 2, rules: { release: 2, asks } });
  const [student, classmate] = await Promise.all(
    work.students.map(async ({ personId, attemptId }) => ({ ...(await at(personId, work, attemptId)) })),
  );
  return { student: student!, classmate: classmate! };
}

async function at(personId: string, { items: [partId = ''] }: ClassWork, placeId: string) {
  const caller = await signedInPerson(app, personId);
  const place = { area: 'work', placeId, partId };
  return {
    caller,
    place,
    wish: () => ({ ...place, requestId: newId(), stuck: 'why', words: '为什么是负的？' }),
    opened: () => done<typeof openMine>(caller, openMine, { attemptId: placeId }),
    look: () => done<typeof myItem>(caller, myItem, place),
  };
}

test('a student asks about an item of homework that runs, and its answer is read as the teacher decides', async () => {
  const { student, classmate } = await running(true);
  expect((await student.opened()).asks).toBe(true);
  const { itemId } = await done<typeof ask>(student.caller, ask, student.wish());
  const { requests } = await done<typeof deskItem>(teacher, deskItem, { itemId });
  expect(requests.map(({ words }) => words)).toEqual(['为什么是负的？']);
  const answer = inWords(itemId, '先求乘方，再求相反数。', { isEarly: false });
  await done(teacher, publishAnswer, answer);
  for (const { look } of [student, classmate]) {
    const held = await look();
    expect([held.answers, held.laterAnswers]).toEqual([[], 1]);
  }
  await done(teacher, correctAnswer, { ...answer, isEarly: true, version: 1 });
  expect((await student.look()).answers).toHaveLength(1);
});

test('hints on running homework are counted, and neither the key nor the last rung leaves the server', async () => {
  const { student } = await running(true);
  await student.opened();
  const { itemId } = await done<typeof ask>(student.caller, ask, student.wish());
  const rungs = [1, 3].map((rung) => ({ rung, content: plainContent(rung === 3 ? `答案 −${key}` : '先算乘方') }));
  await done(teacher, saveHints, { itemId, rungs });
  await done(student.caller, openRung, { itemId, rung: 1 });
  expect((await done<typeof deskItem>(teacher, deskItem, { itemId })).hints[0]).toMatchObject({ rung: 1, seen: 1 });
  expect(keyOf(await student.caller.call(openRung, { itemId, rung: 3 }))).toBe('coach.error.rungClosed');
  const shown = await student.look();
  expect(shown.ladder.at(-1)).toMatchObject({ rung: 3, lock: 'withheld', content: null });
  expect(JSON.stringify(shown)).not.toContain(key);
});

test('where the teacher does not allow it, nobody asks while homework runs', async () => {
  const { student } = await running(false);
  expect((await student.opened()).asks).toBe(false);
  const { area, placeId } = student.place;
  expect(await done(student.caller, askableItems, { area, placeId })).toEqual([]);
  for (const call of [() => student.caller.call(ask, student.wish()), () => student.caller.call(myItem, student.place)])
    expect(keyOf(await call())).toBe('coach.error.noItem');
});

test('nobody asks about the homework of others', async () => {
  const { student, classmate } = await running(true);
  expect(keyOf(await classmate.caller.call(myItem, student.place))).toBe('coach.error.noItem');
});
