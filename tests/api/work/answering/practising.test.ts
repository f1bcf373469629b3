import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { practiseItem } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, dataOf, demoStudent, itemOf, keyOf, question } from '../work-kit';

let app: TestApp;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work', 'air'] });
  student = await signedIn(app, 'student');
  await run(sql`update work.assignment set release = 0 where id = ${assignment('rational-numbers')}`);
});
afterAll(() => app.close());

const run = (query: Query) => app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));
const read = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test'), (db) => db.all<Row>(query));
const own = {
  attemptId: attempt('rational-numbers', demoStudent),
  itemId: itemOf('rational-numbers', 'opposites-sum'),
};
const practised = async () => dataOf<typeof practiseItem>(await student.call(practiseItem, own));

test('an item of a released result leads to questions like it, with their answers', async () => {
  const { questions } = await practised();
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(3);
  const [origin] = await read<{ type: number; subjectId: string }>(
    sql`select type, subject_id from questions.question where id = ${question('opposites-sum')}`,
  );
  const found = await read<{ id: string; subjectId: string; isFree: boolean }>(sql`
    select q.id, q.subject_id, q.is_public or (q.source = 2 and q.school_id = ${app.world.schoolId}) as is_free
    from questions.question q where q.id = any(${questions.map(({ questionId }) => questionId)}::uuid[])`);
  expect(found).toHaveLength(questions.length);
  for (const one of found) expect(one).toMatchObject({ isFree: true, subjectId: origin!.subjectId });
  for (const { key, body } of questions) {
    expect(key).not.toEqual({});
    expect(body.type).toEqual(expect.any(Number));
  }
});

test('what a student meets in homework whose answers are withheld is not among them', async () => {
  const [first] = (await practised()).questions;
  // the piece that is in hand asks this very question
  await run(sql`update work.assignment set release = 3 where id = ${assignment('number-line')}`);
  await run(sql`update work.item set question_id = ${first!.questionId},
    question_version = (select version from questions.question where id = ${first!.questionId})
    where id = ${itemOf('number-line', 'below-zero')}`);
  expect((await practised()).questions.map(({ questionId }) => questionId)).not.toContain(first!.questionId);
});

test('a lesson with a film on the chapter of the question is named, a draft is not', async () => {
  const nodes = sql`select p.node_id, n.book_id from questions.placement p join textbook.node n on n.id = p.node_id
    where p.question_id = ${question('opposites-sum')} and p.is_direct`;
  await run(sql`delete from air.placement where node_id in (select node_id from (${nodes}) here)`);
  expect((await practised()).films).toEqual([]);
  const [film] = await read<{ id: string; name: string }>(
    sql`select id, name from air.resource where state = 'published' and status = 1 and seconds > 0 order by id limit 1`,
  );
  await run(sql`insert into air.placement (resource_id, book_id, node_id, position)
    select ${film!.id}, here.book_id, here.node_id, 90 from (${nodes}) here limit 1`);
  expect((await practised()).films).toMatchObject([
    { title: film!.name, address: expect.stringContaining(film!.id.replaceAll('-', '')) },
  ]);
  await run(sql`update air.resource set state = 'draft' where id = ${film!.id}`);
  expect((await practised()).films).toEqual([]);
});

test('nothing helps on before the release, at another’s attempt, or at what is not on the sheet', async () => {
  const elsewhere = await student.call(practiseItem, { ...own, itemId: itemOf('powers', 'nothing') });
  expect([elsewhere.status, keyOf(elsewhere)]).toEqual([422, 'work.error.noItem']);
  const others = await student.call(practiseItem, { ...own, attemptId: attempt('rational-numbers', 0) });
  expect(others.status).toBe(404);
  await run(
    sql`update work.assignment set release = 3, released_at = null where id = ${assignment('rational-numbers')}`,
  );
  const early = await student.call(practiseItem, own);
  expect([early.status, keyOf(early)]).toEqual([403, 'work.error.notReleased']);
});
