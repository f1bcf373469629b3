import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { connectionOf } from '../../support/connections';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { question } from './questions-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
});
afterAll(() => app.close());

const read = (account: DemoAccount, query: Query<{ id: string }>) =>
  app.platform.services.database.read(connectionOf(app, account), async (db) =>
    (await db.all(query)).map(({ id }) => id),
  );
const write = (account: DemoAccount, query: Query) =>
  app.platform.services.database.write(connectionOf(app, account), (db) => db.run(query));

test('a connection sees the public bank, its school’s and its own, and no draft of a colleague', async () => {
  const seen = await read('teacher', sql`select id from questions.question`);
  expect(seen).toEqual(expect.arrayContaining(['below-zero', 'opposites-sum', 'rounding'].map(question)));
  for (const slug of ['whole-substitution', 'slogan', 'translate-club']) expect(seen).not.toContain(question(slug));
});

test('what a question says and what its answer is are seen only with it', async () => {
  for (const table of ['version', 'answer_key', 'placement']) {
    const seen = await read('teacher', sql`select question_id as id from ${sql.table(`questions.${table}`)}`);
    expect(seen).toContain(question('rounding'));
    for (const slug of ['whole-substitution', 'slogan']) expect(seen).not.toContain(question(slug));
    // where a colleague's draft stands is no secret of his school; what it says is
    if (table !== 'placement') expect(seen).not.toContain(question('translate-club'));
  }
});

test('nobody writes as somebody else, nor what is not his', async () => {
  const changed = sql`update questions.question set title = 'x' where id = ${question('matches-pattern')}`;
  expect(await write('teacher', changed)).toBe(0);
  expect(await write('teacher', sql`delete from questions.question where id = ${question('cat-feelings')}`)).toBe(0);
  expect(await write('teacher', sql`update questions.version set note = 'x'`)).toBe(0);
  expect(await write('teacher', sql`update questions.answer_key set key = '{}'`)).toBe(0);
  const { personId } = app.world.people.headteacher;
  const now = new Date();
  for (const stolen of [
    sql`insert into questions.favourite values (${personId}, ${question('below-zero')}, ${now})`,
    sql`insert into questions.basket_item values (${personId}, ${question('below-zero')}, 1, 1, ${now})`,
    sql`insert into questions.draft values (${personId}, ${newId()}, null, '{}', ${now})`,
    sql`insert into questions.version values (${question('below-zero')}, 9, '{}', ${personId}, ${now})`,
  ])
    await expect(write('teacher', stolen)).rejects.toThrow('row-level security');
});

test('students read what was given to their school, and only that', async () => {
  const bank = app.platform.container.get(QuestionBank);
  const { database } = app.platform.services;
  const drafted = { questionId: question('rounding'), version: 1 };
  const bodiesFor = (account: DemoAccount) =>
    database.read(connectionOf(app, account), async (db) => [...(await bank.bodies(db, [drafted])).keys()]);
  expect(await bodiesFor('student')).toEqual([]);
  const { personId, schoolId } = app.world.people.teacher;
  const use = { ...drafted, plugin: 'work', thingId: demoId('a homework'), schoolId, personId, at: new Date() };
  await database.write(connectionOf(app, 'teacher'), async (db) => {
    await bank.noteUses(db, [use]);
    await bank.noteUses(db, [use]);
  });
  expect(await bodiesFor('student')).toEqual([versionKey(drafted)]);
  const there = await database.read(asSystem('a test'), (db) =>
    db.one<{ count: number }>(sql`select count(*) as count from questions.use where thing_id = ${use.thingId}`),
  );
  expect(there.count).toBe(1);
});
