import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { blockAnswers, formGroups, guideBoard, openBlock, openLesson, publishGuide } from 'edutech/plugins/guide/api';
import type { Part } from 'edutech/plugins/guide/model/book/document';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { askPart, blockWith, dataOf, Device, opened, timesFrom, words, written } from './guide-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['guide', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const board: Part = { ...askPart('画一画'), way: 'draw' } as Part;
const inquiry = blockWith('inquiry', 'in', askPart('写出你们的结论'), board);
const [ask = '', draw = ''] = inquiry.parts.map(({ id }) => id);
const drawing = [{ points: [100, 100, 0.5, 600, 300, 0.5], color: 'blue' as const, width: 8 }];

/** A lesson whose inquiry is open, with groups of four. */
async function grouped() {
  const bookId = await written(teacher, '分组探究', inquiry);
  const targets = [{ classId: app.world.classId, ...timesFrom(-2, -1, 1, 20) }];
  const { assignmentIds } = dataOf<typeof publishGuide>(await teacher.call(publishGuide, { bookId, targets }));
  const assignmentId = assignmentIds[0]!;
  dataOf(await teacher.call(openBlock, { assignmentId, blockId: inquiry.id, isOpen: true }));
  const formed = dataOf<typeof formGroups>(await teacher.call(formGroups, { assignmentId, size: 4 }));
  expect(formed.groups).toBeGreaterThan(3);
  return assignmentId;
}

/** Members of a group with their attempts; the first writes. */
const membersOf = (assignmentId: Id, at: number) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ attemptId: Id; personId: Id }>(sql`
      select t.id as attempt_id, t.person_id from guide.assignment a
      cross join lateral jsonb_array_elements_text(a.groups -> ${at}::int) with ordinality as member (id, seat)
      join guide.attempt t on t.id = member.id::uuid and t.school_id = a.school_id
      where a.id = ${assignmentId} order by member.seat`),
  );

async function at({ attemptId, personId }: { readonly attemptId: Id; readonly personId: Id }) {
  const caller = await signedInPerson(app, personId);
  return { caller, attemptId, device: new Device(caller, attemptId), open: () => opened(caller, attemptId) };
}

test('one student writes for a group, the others read it, and the wall shows one answer of each group', async () => {
  const assignmentId = await grouped();
  const [first, second] = [await membersOf(assignmentId, 0), await membersOf(assignmentId, 1)];
  const [writer, member, stranger] = [await at(first[0]!), await at(first[1]!), await at(second[1]!)];
  expect((await writer.open()).group).toMatchObject({ number: 1, isWriter: true, answers: [] });
  const before = (await member.open()).group!;
  expect([before.isWriter, before.names.length, before.answers]).toEqual([false, first.length, []]);

  await member.device.write([{ itemId: ask, answer: words('我一个人的想法') }]);
  await writer.device.write([
    { itemId: ask, answer: words('我们组：看交点') },
    { itemId: draw, answer: { drawing } },
  ]);
  await writer.device.submit(inquiry.id);

  const after = await member.open();
  expect(after.group).toMatchObject({ submitted: [inquiry.id], writer: before.writer });
  expect(after.group!.answers.map(({ itemId, answer }) => [itemId, answer])).toEqual(
    expect.arrayContaining([
      [ask, words('我们组：看交点')],
      [draw, { drawing }],
    ]),
  );
  expect(after.counts.find(({ phase }) => phase === 'in')).toMatchObject({ done: 1, open: 0 });
  expect((await stranger.open()).group!.answers).toEqual([]);

  const look = { assignmentId, blockId: inquiry.id, named: false };
  const wall = dataOf<typeof blockAnswers>(await teacher.call(blockAnswers, look));
  expect(wall.items.map(({ answers }) => answers.map(({ group, name }) => [group, name]))).toEqual([
    [[1, '']],
    [[1, '']],
  ]);
  expect(wall.items[1]!.answers[0]!.answer).toEqual({ drawing });
  expect(wall.submitted).toBe(1);
  const { students } = dataOf<typeof guideBoard>(await teacher.call(guideBoard, { assignmentId }));
  expect(students.filter(({ states }) => states[0] === 'done')).toHaveLength(first.length);
});

test('groups that are dissolved leave each student alone with the block', async () => {
  const assignmentId = await grouped();
  const [member] = await membersOf(assignmentId, 0);
  dataOf(await teacher.call(formGroups, { assignmentId, size: null }));
  expect((await (await at(member!)).open()).group).toBeNull();
  expect(dataOf<typeof openLesson>(await teacher.call(openLesson, { assignmentId })).groups).toEqual([]);
});

test('what one has submitted for a group is open to the others again once groups are dissolved', async () => {
  const assignmentId = await grouped();
  const [first, second] = await membersOf(assignmentId, 0);
  const [writer, member] = [await at(first!), await at(second!)];
  await writer.device.write([{ itemId: ask, answer: words('看交点') }]);
  await writer.device.submit(inquiry.id);
  const doneOf = async (student: typeof writer) =>
    (await student.open()).counts.find(({ phase }) => phase === 'in')!.done;
  expect([await doneOf(writer), await doneOf(member)]).toEqual([1, 1]);

  dataOf(await teacher.call(formGroups, { assignmentId, size: null }));
  expect([await doneOf(writer), await doneOf(member)]).toEqual([1, 0]);
});

test('only those who teach the class form its groups', async () => {
  const assignmentId = await grouped();
  const student = await signedIn(app, 'student');
  expect((await student.call(formGroups, { assignmentId, size: 4 })).status).toBe(403);
});
