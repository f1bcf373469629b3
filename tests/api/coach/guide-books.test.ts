import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { ask, askableItems, deskQueue, myItem } from 'edutech/plugins/coach/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { attempt, part } from '../guide/guide-kit';
import { dataOf, keyOf, studentsOf } from './coach-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach', 'guide'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const place = { area: 'guide', placeId: attempt('remove-brackets') };

test('a student asks about what is open in a guide book, and about nothing that comes later', async () => {
  const items = dataOf<typeof askableItems>(await student.call(askableItems, place));
  const parts = items.map(({ partId }) => partId);
  expect(parts).toContain(part('remove-brackets', 1, 1));
  expect(parts).not.toContain(part('remove-brackets', 3, 0));
  const closed = { ...place, partId: part('remove-brackets', 3, 0) };
  expect(keyOf(await student.call(myItem, closed))).toBe('coach.error.noItem');
});

test("what a teacher asks in a guide book is one item for the class, and another student's book is nobody else's", async () => {
  const asked = { ...place, partId: part('remove-brackets', 1, 1), requestId: newId(), stuck: 'why', words: '' };
  const { itemId } = dataOf<typeof ask>(await student.call(ask, asked));
  const queue = dataOf<typeof deskQueue>(await teacher.call(deskQueue, {}));
  expect(queue.data.find((one) => one.itemId === itemId)).toMatchObject({ area: 'guide', people: 1 });
  const [other] = await studentsOf(app, app.world.classId);
  const classmate = await signedIn(app, other!);
  expect(dataOf<typeof askableItems>(await classmate.call(askableItems, place))).toEqual([]);
});
