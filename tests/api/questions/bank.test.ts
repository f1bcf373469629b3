import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { connectionOf } from '../../support/connections';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { question } from './questions-kit';

let app: TestApp;
let bank: QuestionBank<Db>;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  bank = app.platform.container.get(QuestionBank);
});
afterAll(() => app.close());

const asTeacher = <Value>(work: (db: Db) => Promise<Value>) =>
  app.platform.services.database.read(connectionOf(app, 'teacher'), work);
const version = (slug: string) => ({ questionId: question(slug), version: 1 });

test('other areas ask for bodies, keys and facts apart, many at a time', async () => {
  const versions = ['below-zero', 'umbrella-reading'].map(version);
  const [body, key] = versions.map(versionKey) as [string, string];
  const bodies = await asTeacher((db) => bank.bodies(db, [...versions, versions[0]!, version('nobody')]));
  expect([...bodies.keys()].toSorted()).toEqual([body, key].toSorted());
  expect(JSON.stringify([...bodies.values()])).not.toMatch(/"(choice|truth|accepted|analysis)":/);
  const keys = await asTeacher((db) => bank.keys(db, versions));
  expect(keys.get(body)?.choice).toEqual([1]);
  const facts = await asTeacher((db) => bank.facts(db, versions));
  expect(facts.get(body)).toMatchObject({ difficulty: 1, facility: expect.closeTo(0.94), version: 1 });
  expect(facts.get(body)!.pointIds).toHaveLength(1);
  expect(facts.get(body)!.nodeIds).toHaveLength(1);
});

test('the newest versions come in the order of the ids, without what is not seen', async () => {
  const ids = ['umbrella-reading', 'slogan', 'below-zero'].map(question);
  const newest = await asTeacher((db) => bank.newest(db, ids));
  expect(newest).toEqual(['umbrella-reading', 'below-zero'].map(version));
});

test('an answer is marked by its key', async () => {
  const one = version('below-zero');
  const body = (await asTeacher((db) => bank.bodies(db, [one]))).get(versionKey(one)) as QuestionBody;
  const key = (await asTeacher((db) => bank.keys(db, [one]))).get(versionKey(one))!;
  expect(bank.mark(body, key, 0, { choice: [1] })).toMatchObject({ state: 'right', points: 3 });
  expect(bank.mark(body, key, 0, { choice: [0] })).toMatchObject({ state: 'wrong', points: 0 });
});

test('similar questions are others of the same subject', async () => {
  const similar = await asTeacher((db) => bank.similar(db, version('subtract'), 3));
  expect(similar).toHaveLength(3);
  expect(similar.map(({ questionId }) => questionId)).not.toContain(question('subtract'));
});

test('nothing is asked for nothing', async () => {
  const none = await app.platform.services.database.write(asSystem('a test'), async (db) => {
    await bank.noteUses(db, []);
    await bank.noteResults(db, []);
    return [await bank.bodies(db, []), await bank.keys(db, []), await bank.facts(db, [])];
  });
  expect(none.map(({ size }) => size)).toEqual([0, 0, 0]);
});
