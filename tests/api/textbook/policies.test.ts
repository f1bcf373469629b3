import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { type Query, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { connectionOf } from '../../support/connections';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: ['textbook'] });
});
afterAll(() => app.close());

const bookOf = (code: string) => demoId(`textbook.book.${code}`);

/** Somebody of a school as the database sees him, whatever the server would let him do. */

test('a connection of a colleague does not even see the rows of a personal book', async () => {
  const { database } = app.platform.services;
  const seen = await database.read(connectionOf(app, 'headteacher'), (db) =>
    db.all<{ code: string }>(sql`select code from textbook.book where not is_public order by code`),
  );
  expect(seen.map(({ code }) => code)).toEqual(['personal-headteacher-chinese-7', 'school-101-geography-7']);
});

test('a school’s connection can neither change nor remove the city’s books, nor write for another school', async () => {
  const { database } = app.platform.services;
  const bookId = bookOf('junior-mathematics-7a-pep');
  const run = (query: Query) => database.write(connectionOf(app, 'principal'), (db) => db.run(query));
  expect(await run(sql`update textbook.book set name = 'x' where id = ${bookId}`)).toBe(0);
  expect(await run(sql`delete from textbook.book where id = ${bookId}`)).toBe(0);
  expect(await run(sql`update textbook.node set name = 'x' where book_id = ${bookId}`)).toBe(0);
  expect(await run(sql`delete from textbook.adoption where school_id is null`)).toBe(0);
  expect(await run(sql`delete from textbook.knowledge_point where is_public`)).toBe(0);
  const foreign = sql`
    insert into textbook.node (id, school_id, book_id, position, name)
    values (${newId()}, ${app.world.otherSchoolId}, ${bookOf('school-201-mathematics-7')}, 9, 'x')`;
  await expect(run(foreign)).rejects.toThrow('row-level security');
});
