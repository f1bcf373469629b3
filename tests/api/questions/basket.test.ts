import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToBasket, clearBasket, getBasket, moveInBasket, removeFromBasket } from 'edutech/plugins/questions/api';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { newId } from 'edutech/core/common/ids';
import { mostInBasket } from 'edutech/plugins/questions/model/limits';
import { writeBasket } from 'edutech/plugins/questions/server/basket/basket.queries';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, idsOf, keyOf, question } from './questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const basket = async (who = teacher) => idsOf(dataOf<typeof getBasket>(await who.call(getBasket, {})));
const [one, two, three] = ['below-zero', 'absolute-values', 'taxi-on-avenue'].map(question) as [string, string, string];

test('a basket keeps its order on every device, and is one’s own', async () => {
  await teacher.call(addToBasket, { ids: [one, two] });
  const tablet = await signedIn(app, 'teacher');
  await tablet.call(addToBasket, { ids: [three, one] });
  expect(await basket()).toEqual([one, two, three]);
  await teacher.call(moveInBasket, { id: three, before: one });
  expect(await basket(tablet)).toEqual([three, one, two]);
  await teacher.call(moveInBasket, { id: three, before: null });
  expect(await basket()).toEqual([one, two, three]);
  expect(await basket(await signedIn(app, 'headteacher'))).toEqual([]);
});

test('what was taken out or cleared is put back where it was', async () => {
  await teacher.call(removeFromBasket, { ids: [two] });
  expect(await basket()).toEqual([one, three]);
  await teacher.call(addToBasket, { ids: [two], before: three });
  expect(await basket()).toEqual([one, two, three]);
  const { ids } = dataOf<typeof clearBasket>(await teacher.call(clearBasket, {}));
  expect(await basket()).toEqual([]);
  await teacher.call(addToBasket, { ids });
  expect(await basket()).toEqual([one, two, three]);
  const gone = await teacher.call(moveInBasket, { id: question('subtract'), before: null });
  expect([gone.status, keyOf(gone)]).toEqual([404, 'questions.error.notInBasket']);
});

test('a basket stands type by type, as the paper that comes of it', async () => {
  await teacher.call(clearBasket, {});
  const another = question('tolerance-of-flour');
  await teacher.call(addToBasket, { ids: [one, two] });
  await teacher.call(addToBasket, { ids: [another] });
  expect(await basket()).toEqual([one, another, two]);
  await teacher.call(moveInBasket, { id: one, before: null });
  expect(await basket()).toEqual([another, one, two]);
});

test('a basket takes nothing that one may not read, and no more than two hundred', async () => {
  const strange = await teacher.call(addToBasket, { ids: [question('cat-feelings')] });
  expect([strange.status, keyOf(strange)]).toEqual([404, 'questions.error.notFound']);
  const full = await signedIn(app, 'headteacher');
  const { database } = app.platform.services;
  const owner = app.world.people.headteacher;
  // two hundred of his own lie there already
  const own = await database.write(asSystem('a test'), async (db) => {
    const ids: string[] = [];
    for (let index = 0; index < mostInBasket; index += 1) {
      const id = newId();
      ids.push(id);
      await copyQuestion(db, question('below-zero'), id, owner);
    }
    await writeBasket(db, owner.personId, ids, new Date());
    return ids;
  });
  const more = await full.call(addToBasket, { ids: [one] });
  expect([more.status, keyOf(more)]).toEqual([409, 'questions.error.basketFull']);
  expect(await basket(full)).toEqual(own);
  await full.call(removeFromBasket, { ids: own.slice(0, 1) });
  expect(dataOf<typeof addToBasket>(await full.call(addToBasket, { ids: [one] }))).toEqual({ count: mostInBasket });
});

/** A question of somebody's own that says what another says. */
async function copyQuestion(db: Db, from: string, id: string, owner: { personId: string; schoolId: string | null }) {
  await db.run(sql`
    insert into questions.question (id, school_id, owner_person_id, type, difficulty, stage, subject_id, grade_id, kind, title,
      points, parts, seconds, band_0, band_1, band_2, band_3, created_at, changed_at, listed_at)
    select ${id}, ${owner.schoolId}, ${owner.personId}, type, difficulty, stage, subject_id, grade_id, kind, title, points, parts,
      seconds, band_0, band_1, band_2, band_3, created_at, changed_at, listed_at from questions.question where id = ${from}`);
  await db.run(sql`
    insert into questions.version (question_id, version, body, saved_by, saved_at)
    select ${id}, 1, body, saved_by, saved_at from questions.version where question_id = ${from} and version = 1`);
}
