import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { sql } from 'edutech/core/server/data/db';
import { childResults } from 'edutech/plugins/guardian/api';
import { classMap, exportClassMap, ownMap, talkPack } from 'edutech/plugins/situation/api';
import type { Span } from 'edutech/plugins/situation/model/spans';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagueId, dataOf, keyOf } from '../work/work-kit';
import { mathematics, system } from './situation-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['situation', 'work', 'exam', 'wrong', 'guardian'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const wish = (span: Span = 'weeks') => ({ classId: app.world.classId, subjectId: mathematics, span });
const mapOf = async (span: Span) => dataOf<typeof classMap>(await teacher.call(classMap, wish(span)));
const weakest = async () =>
  (await mapOf('weeks')).points
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => one.value! - other.value!)[0]!;

test('a point is explained with the questions that lost most, their mistakes and one to try, and no name', async () => {
  const { pointId, name } = await weakest();
  const pack = dataOf<typeof talkPack>(await teacher.call(talkPack, { ...wish(), pointId }));
  expect(pack.name).toBe(name);
  const asked = pack.questions.filter(({ share }) => share !== null);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map(({ share }) => share)).toEqual(asked.map(({ share }) => share!).toSorted((a, b) => a - b));
  for (const { people, mistakes, key } of asked) {
    expect(people).toBeGreaterThanOrEqual(5);
    expect(key).not.toBeNull();
    for (const one of mistakes) expect(one.people).toBeGreaterThanOrEqual(2);
  }
  // the last one is new to the class
  const like = pack.questions.at(-1)!;
  if (like.share === null) expect(asked.map(({ questionId }) => questionId)).not.toContain(like.questionId);
  const names = await app.platform.services.database.read(system, (db) =>
    db.all<{ name: string }>(sql`
      select p.name from core.class_member m join core.person p on p.id = m.person_id where m.class_id = ${app.world.classId}`),
  );
  for (const one of names) expect(JSON.stringify(pack)).not.toContain(one.name);
  const colleague = await signedInPerson(app, colleagueId);
  expect(keyOf(await colleague.call(talkPack, { ...wish(), pointId }))).toBe('situation.error.noClass');
});

test('this week has part of twelve weeks, a term all of its own; lines of weeks stay', async () => {
  const [week, weeks, term] = [await mapOf('week'), await mapOf('weeks'), await mapOf('term')];
  const sum = ({ points }: typeof week) => points.reduce((all, { answers }) => all + answers, 0);
  expect(sum(week)).toBeLessThanOrEqual(sum(weeks));
  expect(sum(term)).toBeGreaterThan(0);
  expect(week.trend).toEqual(weeks.trend);
  expect(week.points.map((point) => point.weeks)).toEqual(weeks.points.map((point) => point.weeks));
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`update situation.evidence set at = at - interval '10 days' where class_id = ${app.world.classId}`),
  );
  expect((await mapOf('week')).points.every(({ answers, value }) => answers === 0 && value === null)).toBe(true);
});

test('a workbook has the points with their weeks, and who does not know a point yet', async () => {
  const { address } = dataOf<typeof exportClassMap>(await teacher.call(exportClassMap, wish()));
  const file = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: teacher.cookie, 'sec-fetch-site': 'same-origin' },
  });
  const place = path.join(os.tmpdir(), `map-${newId()}.xlsx`);
  await writeFile(place, file.rawPayload);
  const [points, lists] = await readSheets(place, 'map.xlsx');
  const map = await mapOf('weeks');
  const [head, ...rows] = points!.rows.map(({ cells }) => cells);
  expect(head).toHaveLength(6 + 12);
  expect(rows.map(([name]) => name)).toEqual(map.points.map(({ name }) => name));
  for (const [at, { value }] of map.points.entries())
    expect(rows[at]![2]).toBe(value === null ? '–' : `${(100 * value).toFixed(1)}%`);
  const notYet = map.points.reduce((sum, point) => sum + (point.notYet ?? 0), 0);
  expect(lists!.rows).toHaveLength(1 + notYet);
});

test('a guardian reads names of points in words, no values, nothing of other children', async () => {
  const guardian = await signedIn(app, 'guardian');
  const childId = app.world.people.student.personId;
  const { learning } = dataOf<typeof childResults>(await guardian.call(childResults, { childId }));
  expect(learning.length).toBeGreaterThan(0);
  for (const one of learning) {
    expect(Object.keys(one).toSorted()).toEqual(['knows', 'practises', 'subject', 'subjectCode']);
    expect(one.knows.length + one.practises.length).toBeGreaterThan(0);
    expect(one.knows.length).toBeLessThanOrEqual(3);
    expect(one.practises.length).toBeLessThanOrEqual(3);
  }
  expect(JSON.stringify(learning)).not.toMatch(/\d\.\d/);
});

test('a student has at most three next actions, each with its minutes and a point once', async () => {
  const { tasks } = dataOf<typeof ownMap>(await (await signedIn(app, 'student')).call(ownMap, {}));
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.length).toBeLessThanOrEqual(3);
  expect(new Set(tasks.map(({ pointId }) => pointId)).size).toBe(tasks.length);
  for (const { minutes, questions, classmates } of tasks) {
    expect(minutes).toBeGreaterThan(0);
    expect(questions).toBeGreaterThan(0);
    expect(classmates === 0 || classmates >= 5).toBe(true);
  }
});
