import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToSet, deskItem, exportSet, listOwnSet, publishAnswer, removeFromSet } from 'edutech/plugins/coach/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, inWords, itemOf, keyOf, question } from './coach-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const set = async () => dataOf<typeof listOwnSet>(await teacher.call(listOwnSet)).data.map(({ itemId }) => itemId);

test('a question of the bank is prepared before anybody asks', async () => {
  const { itemIds } = dataOf<typeof addToSet>(await teacher.call(addToSet, { questionIds: [question('fold-paper')] }));
  expect(await set()).toContain(itemIds[0]);
  expect((await teacher.call(publishAnswer, inWords(itemIds[0]!, '对折几次，层数就是 2 的几次方。'))).status).toBe(200);
  const { answers, requests } = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: itemIds[0]! }));
  expect([answers.length, requests.length]).toEqual([1, 0]);
});

test('it is taken out, and put back', async () => {
  const itemIds = [itemOf('opposites-sum')];
  await teacher.call(removeFromSet, { itemIds, removed: true });
  expect(await set()).not.toContain(itemIds[0]);
  expect(keyOf(await teacher.call(removeFromSet, { itemIds, removed: true }))).toBe('coach.error.noItem');
  await teacher.call(removeFromSet, { itemIds, removed: false });
  expect(await set()).toContain(itemIds[0]);
});

test('a question that one may not read is not imported', async () => {
  const answer = await teacher.call(addToSet, { questionIds: [question('nobodys')] });
  expect([answer.status, keyOf(answer)]).toEqual([404, 'coach.error.noQuestion']);
});

test('only own items are written into a file', async () => {
  const wish = { itemIds: [itemOf('move-on-line')], format: 'docx', withHints: true };
  expect(keyOf(await teacher.call(exportSet, wish))).toBe('coach.error.noItem');
  expect((await teacher.call(exportSet, { ...wish, itemIds: [itemOf('opposites-sum')] })).status).toBe(200);
});
