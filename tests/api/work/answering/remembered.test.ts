import { expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import {
  applyRemark,
  handInMine,
  listPublished,
  openMine,
  removeHomework,
  restoreAssignments,
  restoreHomework,
  returnAttempts,
  saveAnswers,
  saveHomework,
  withdrawAssignments,
} from 'edutech/plugins/work/api';
import { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { closing } from '../../../support/running/closing';
import { eventually } from '../../../support/running/eventually';
import { twoProcesses } from '../../../support/servers/two-processes';
import { type ClassWork, done, gap, published, type Student } from '../../../support/homework/class-work';
import { dataOf, keyOf } from '../work-kit';

// What a process remembers of homework, changed at another process: teachers act at the first one, students at the second.

const processes = twoProcesses({ on: ['work'], city: { settings: { requestsPerMinute: 100_000 } } });
const rows = <Row>(query: Query<Row>) =>
  processes.first.platform.services.database.read(asSystem('a test'), (db) => db.all<Row>(query));
const run = (query: Query) =>
  processes.first.platform.services.database.write(asSystem('a test'), (db) => db.run(query));

/** Homework of two gaps for two students. */
async function given(title: string): Promise<{ work: ClassWork; teacher: Caller; student: Caller; first: Student }> {
  const teacher = await signedIn(processes.first, 'teacher');
  const items = [gap('甲', 2, ['一']), gap('乙', 2, ['二'])];
  const work = await published(teacher, { title, items, students: 2 });
  const first = work.students[0]!;
  return { work, teacher, first, student: await signedInPerson(processes.second, first.personId) };
}

const save = (student: Caller, attemptId: Id, itemId: Id, text: string, sequence: number) =>
  student.call(saveAnswers, {
    attemptId,
    client: newId(),
    answers: [{ itemId, part: 0, sequence, age: 0, answer: { gaps: [text] } }],
  });

test('after a teacher has returned one item, only that one is answered, and it counts', async () => {
  const { work, teacher, student, first } = await given('退回一题');
  const [one, other] = work.items as [Id, Id];
  const { attemptId } = first;
  for (const item of [one, other]) expect((await save(student, attemptId, item, '错', 0)).status).toBe(200);
  await done(student, handInMine, { attemptId });
  const back = { assignmentId: work.assignmentId, attemptIds: [attemptId], itemIds: [one] };
  expect(await done(teacher, returnAttempts, back)).toMatchObject({ count: 1 });

  // whatever is remembered: what arrives for the other item does not count, from the moment of the return on
  const atOnce = await save(student, attemptId, other, '又写', 1);
  if (atOnce.status === 200) expect(dataOf<typeof saveAnswers>(atOnce).counts).toBe(false);
  await eventually(async () =>
    expect(keyOf(await save(student, attemptId, other, '再写', 2))).toBe('work.error.noItem'),
  );
  expect(dataOf<typeof saveAnswers>(await save(student, attemptId, one, '一', 3)).counts).toBe(true);
  const { answers } = await done<typeof openMine>(student, openMine, { attemptId });
  const standing = new Map(answers.map(({ itemId, answer }) => [itemId, answer.gaps]));
  expect([standing.get(one), standing.get(other)]).toEqual([['一'], ['错']]);
});

test('homework that was changed while nobody had it is answered as it is now', async () => {
  const { work, teacher, student, first } = await given('撤回再改');
  const { attemptId } = first;
  const added = newId();
  const { homeworkId, assignmentId, items } = work;
  expect(keyOf(await save(student, attemptId, added, '一', 0))).toBe('work.error.noItem');
  await done(teacher, withdrawAssignments, { assignmentIds: [assignmentId] });
  const [before] = await rows(sql<{ version: number; subjectId: Id; gradeId: Id }>`
    select version, subject_id, grade_id from work.homework where id = ${homeworkId}`);
  const item = (itemId: Id) => ({ itemId, section: 0, tiers: 7, way: 'fill', body: gap('丙', 2).body });
  await done(teacher, saveHomework, {
    ...before,
    homeworkId,
    save: newId(),
    title: '撤回再改',
    kind: 1,
    note: '',
    sections: [],
    files: [],
    items: [item(items[0]!), item(added)],
  });
  await done(teacher, restoreAssignments, { assignmentIds: [assignmentId] });
  await eventually(async () => expect((await save(student, attemptId, added, '一', 1)).status).toBe(200));
  expect(keyOf(await save(student, attemptId, items[1]!, '二', 2))).toBe('work.error.noItem');
  const sheet = await done<typeof openMine>(student, openMine, { attemptId });
  expect(sheet.items.map(({ itemId }) => itemId)).toEqual([items[0], added]);
});

test('homework in the trash is not answered, and is again when it comes back', async () => {
  const { work, teacher, student, first } = await given('进回收站');
  const answered = async (sequence: number) =>
    (await save(student, first.attemptId, work.items[0]!, '一', sequence)).status;
  expect(await answered(0)).toBe(200);
  await done(teacher, removeHomework, { homeworkIds: [work.homeworkId] });
  await eventually(async () => expect(await answered(1)).toBe(404));
  await done(teacher, restoreHomework, { homeworkIds: [work.homeworkId] });
  await eventually(async () => expect(await answered(2)).toBe(200));
});

test('a key that was changed at another process marks who hands in afterwards, at once', async () => {
  const { work, teacher, student, first } = await given('改答案');
  const [, second] = work.students;
  const item = work.items[0]!;
  await save(student, first.attemptId, item, '壹', 0);
  await done(student, handInMine, { attemptId: first.attemptId });
  const key = { gaps: [{ accepted: ['壹'], comparison: 'text' }] };
  await done(teacher, applyRemark, { homeworkId: work.homeworkId, itemId: item, key });
  const other = await signedInPerson(processes.second, second!.personId);
  await save(other, second!.attemptId, item, '壹', 0);
  await done(other, handInMine, { attemptId: second!.attemptId });
  const marks = await rows(sql<{ points: number }>`
    select points from work.mark where item_id = ${item} order by attempt_id`);
  expect(marks).toEqual([{ points: 2 }, { points: 2 }]);
});

test('totals of a class follow what its students do, at whichever process', async () => {
  const { work, teacher, student, first } = await given('班级总数');
  const totals = async () => {
    const { data } = await done<typeof listPublished>(teacher, listPublished, { q: '班级总数' });
    const { students, opened, submitted, corrected, rate } = data[0]!.assignments[0]!;
    return { students, opened, submitted, corrected, rate };
  };
  expect(await totals()).toEqual({ students: 2, opened: 0, submitted: 0, corrected: 0, rate: null });
  await done(student, openMine, { attemptId: first.attemptId });
  await eventually(async () => expect(await totals()).toMatchObject({ opened: 1, submitted: 0 }));
  await save(student, first.attemptId, work.items[0]!, '一', 0);
  await done(student, handInMine, { attemptId: first.attemptId });
  await eventually(async () =>
    expect(await totals()).toEqual({ students: 2, opened: 1, submitted: 1, corrected: 1, rate: 0.5 }),
  );
});

test('classes that a process left uncounted when it died are counted by the next minute', async () => {
  const { work } = await given('进程没有数完');
  await run(sql`update work.attempt set state = 1, opened_at = now() where assignment_id = ${work.assignmentId}`);
  await run(sql`insert into work.recount
    select school_id, ${newId()}, id, false from work.assignment where id = ${work.assignmentId}`);
  await closing(processes.second, closeHomework);
  expect(await rows(sql`select opened from work.assignment where id = ${work.assignmentId}`)).toEqual([{ opened: 2 }]);
  expect(await rows(sql`select id from work.recount`)).toEqual([]);
});
