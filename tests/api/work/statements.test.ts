import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  answersOfItem,
  answersOfStudent,
  correctSheet,
  createHomework,
  handInOnPaper,
  homeworkSummary,
  listAppeals,
  listMine,
  listPublished,
  monitor,
  publishHomework,
  watchStudent,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { assignment, dataOf, question } from './work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'], city: { settings: { requestsPerMinute: 100_000 } } });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

/** Statements of a call; the platform's clocks send some too, so the least of several tries counts. */
async function cost(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, who = teacher): Promise<number> {
  const { database } = app.platform.services;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 20; count++) {
    const before = database.statements;
    const { status, text } = await who.call(endpoint, input);
    expect(status, text.slice(0, 300)).toBe(200);
    least = Math.min(least, database.statements - before);
  }
  return least;
}

// one with a picture first: files are only asked for where a question has any
const questions = ['points-on-line', 'move-on-line', 'below-zero', 'zero-is-neither', 'distance-four'];
const in_ = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Homework that students have all handed in: so many items, so many students. */
async function handedIn(items: number, personIds: readonly string[]) {
  const itemIds = Array.from({ length: items }, () => newId());
  const made = await teacher.call(createHomework, {
    title: `${items} 题`,
    kind: 0,
    subjectId: demoId('subject/mathematics'),
    gradeId: demoId('grade/7'),
    note: '',
    sections: [],
    files: [],
    minutes: 5,
    items: itemIds.map((itemId, at) => ({
      itemId,
      section: 0,
      tiers: 7,
      way: 'fill',
      questionId: question(questions[at]!),
      version: 1,
    })),
  });
  expect(made.status, made.text).toBe(200);
  const { homeworkId } = dataOf<typeof createHomework>(made);
  const targets = [{ classId: app.world.classId, startsAt: in_(-1), dueAt: in_(40), personIds }];
  const published = await teacher.call(publishHomework, {
    homeworkId,
    targets,
    release: 2,
    rounds: 1,
    aiRule: 'none',
    counts: false,
  });
  const assignmentId = dataOf<typeof publishHomework>(published).assignmentIds[0]!;
  const { people } = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId }));
  const attemptIds = people.map((one) => one.attemptId);
  expect((await teacher.call(handInOnPaper, { assignmentId, attemptIds })).status).toBe(200);
  return { homeworkId, assignmentId, attemptId: attemptIds[0]!, itemId: itemIds[0]! };
}

test('what teachers read of homework costs as much for a class as for two students, for five items as for two', async () => {
  const { people } = dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId: assignment('number-line') }));
  const ids = people.map(({ personId }) => personId);
  expect(ids.length).toBeGreaterThan(30);
  const small = await handedIn(2, ids.slice(0, 2));
  const large = await handedIn(5, ids);
  type Made = typeof small;
  const reads: readonly [string, Endpoint, (of: Made) => Readonly<Record<string, unknown>>][] = [
    ['monitor', monitor, ({ assignmentId }) => ({ assignmentId })],
    ['watchStudent', watchStudent, ({ assignmentId, attemptId }) => ({ assignmentId, attemptId })],
    ['correctSheet', correctSheet, ({ homeworkId }) => ({ homeworkId })],
    ['answersOfItem', answersOfItem, ({ homeworkId, itemId }) => ({ homeworkId, itemId, anonymous: false })],
    ['answersOfStudent', answersOfStudent, ({ attemptId }) => ({ attemptId, anonymous: false })],
    ['homeworkSummary', homeworkSummary, ({ homeworkId }) => ({ homeworkId })],
    ['listAppeals', listAppeals, ({ homeworkId }) => ({ homeworkId })],
  ];
  const grown: [string, number, number][] = [];
  for (const [name, endpoint, input] of reads) {
    const [few, many] = [await cost(endpoint, input(small)), await cost(endpoint, input(large))];
    if (many !== few) grown.push([name, few, many]);
  }
  expect(grown).toEqual([]);
});

test('lists of homework cost the same however long they are, for teachers and for students', async () => {
  const student = await signedIn(app, 'student');
  const rows = async () => dataOf<typeof listMine>(await student.call(listMine, { which: 'todo' })).data.length;
  const published = async (pageLine: number) => cost(listPublished, { state: 'all', page: 1, pageLine });
  expect(await published(50)).toBe(await published(2));
  const before = { rows: await rows(), cost: await cost(listMine, { which: 'todo', page: 1 }, student) };
  const made: string[] = [];
  for (let count = 0; count < 4; count++) {
    const answer = await teacher.call(createHomework, {
      title: `第 ${count} 份`,
      kind: 0,
      subjectId: demoId('subject/mathematics'),
      gradeId: demoId('grade/7'),
      note: '',
      sections: [],
      files: [],
      minutes: 5,
      items: [{ itemId: newId(), section: 0, tiers: 7, way: 'fill', questionId: question('below-zero'), version: 1 }],
    });
    const { homeworkId } = dataOf<typeof createHomework>(answer);
    const targets = [{ classId: app.world.classId, startsAt: in_(-1), dueAt: in_(50 + count) }];
    await teacher.call(publishHomework, { homeworkId, targets, release: 2, rounds: 1, aiRule: 'none', counts: false });
    made.push(homeworkId);
  }
  expect(await rows()).toBe(before.rows + made.length);
  expect(await cost(listMine, { which: 'todo', page: 1 }, student)).toBe(before.cost);
});
