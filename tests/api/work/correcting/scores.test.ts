import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { asSystem } from 'edutech/core/server/actor';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { sql } from 'edutech/core/server/data/db';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import {
  answersOfItem,
  applyScores,
  exportScores,
  homeworkSummary,
  monitor,
  previewScores,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, dataOf, homework, keyOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const homeworkId = homework('rational-numbers');
const titles = ['学号', '姓名', '班级', '得分', '满分', '第 1 题'];

/** A workbook with one row for each: student number and points of the first item. */
const workbook = (rows: readonly (readonly [usercode: string, points: string | number])[]) =>
  writeSheets([
    {
      name: '成绩',
      columns: titles.map((title) => ({ title })),
      rows: rows.map(([usercode, points]) => [usercode, '', '', null, null, points]),
    },
  ]);

/** Sends a workbook as a form does. */
async function send(endpoint: Endpoint, content: Buffer) {
  const boundary = 'scores';
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const response = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(endpoint.root, endpoint.path),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: teacher.cookie,
      token: teacher.token,
      'sec-fetch-site': 'same-origin',
    },
    payload: Buffer.concat([
      part('name="homeworkId"', homeworkId),
      part('name="token"', teacher.token),
      part('name="file"; filename="scores.xlsx"', content),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  return { status: response.statusCode, envelope: response.json() as { data: unknown } };
}
const preview = async (rows: Parameters<typeof workbook>[0]) =>
  dataOf<typeof previewScores>(await send(previewScores, await workbook(rows)));

/** Somebody who is not setting right, with his student number and what he has for the first item. */
async function somebody(points?: number) {
  const { people } = dataOf<typeof monitor>(
    await teacher.call(monitor, { assignmentId: assignment('rational-numbers') }),
  );
  const summary = dataOf<typeof homeworkSummary>(await teacher.call(homeworkSummary, { homeworkId }));
  const [first] = summary.items;
  const { cells } = dataOf<typeof answersOfItem>(
    await teacher.call(answersOfItem, { homeworkId, itemId: first!.itemId }),
  );
  const cell = cells.find((one) => points === undefined || one.points === points)!;
  const { personId } = people.find(({ attemptId }) => attemptId === cell.attemptId)!;
  const [person] = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ usercode: string }>(sql`select usercode from core.person where id = ${personId}`),
  );
  return { ...cell, usercode: person!.usercode };
}

test('marks leave as a workbook', async () => {
  const file = dataOf<typeof exportScores>(await teacher.call(exportScores, { homeworkId }));
  expect(file.name).toContain('.xlsx');
});

test('changed points come back: first who changes, then marks with a record', async () => {
  const one = await somebody();
  const after = one.points === one.of ? 0 : one.of;
  const read = await preview([[one.usercode, after]]);
  expect(read.faults).toEqual([]);
  expect(read.changes).toMatchObject([{ attemptId: one.attemptId, itemId: one.itemId, before: one.points, after }]);
  const changes = read.changes.map(({ attemptId, itemId, before, after: points }) => ({
    attemptId,
    itemId,
    before,
    after: points,
  }));
  expect(dataOf<typeof applyScores>(await teacher.call(applyScores, { homeworkId, changes }))).toEqual({ count: 1 });
  const events = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ why: string }>(sql`
      select why from work.mark_event where attempt_id = ${one.attemptId} and item_id = ${one.itemId} order by at desc`),
  );
  expect(events[0]!.why).toBe('imported');
  const again = await teacher.call(applyScores, { homeworkId, changes });
  expect([again.status, keyOf(again)]).toEqual([409, 'work.error.scoresChanged']);
});

test('points off the scale are refused with row and scale, and nothing is written', async () => {
  const one = await somebody();
  const read = await preview([
    [one.usercode, one.of + 1],
    ['nobody', 1],
  ]);
  expect(read.changes).toEqual([]);
  expect(read.faults).toMatchObject([
    { row: 2, why: 'offScale', of: one.of },
    { row: 3, why: 'nobody', value: 'nobody' },
  ]);
  const off = await teacher.call(applyScores, {
    homeworkId,
    changes: [{ attemptId: one.attemptId, itemId: one.itemId, before: one.points, after: one.of + 1 }],
  });
  expect(keyOf(off)).toBe('work.error.offScale');
});

test('another workbook is not taken for ours', async () => {
  const answer = await send(
    previewScores,
    await writeSheets([{ name: 'x', columns: [{ title: '姓名' }], rows: [['林知夏']] }]),
  );
  expect([answer.status, keyOf(answer)]).toEqual([422, 'work.error.noScores']);
});

test('knowledge points say how the items that exercise them went', async () => {
  const { knowledge, items } = dataOf<typeof homeworkSummary>(await teacher.call(homeworkSummary, { homeworkId }));
  expect(knowledge.length).toBeGreaterThan(0);
  for (const { items: places, facility } of knowledge) {
    expect(places.every((place) => place >= 1 && place <= items.length)).toBe(true);
    expect(facility === null || (facility >= 0 && facility <= 1)).toBe(true);
  }
});
