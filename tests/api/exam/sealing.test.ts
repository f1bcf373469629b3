import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/exam/api';
import { whereUsed } from 'edutech/plugins/questions/api';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, documentWith, fields, foreignId, item, question, secondId } from './exam-kit';

/** Nothing else in the city says so. */
const canary = '金丝雀七号密题';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let second: Caller;
let principal: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  principal = await signedIn(app, 'principal');
  colleague = await signedInPerson(app, colleagueId);
  second = await signedInPerson(app, secondId);
});
afterAll(() => app.close());

const { createPaper, getPaper, listPapers, paperLog, paperStanding, releasePaper, releasers, sealPaper } = api;
const refusal = (answer: Answer) => [answer.status, keyOf(answer)];
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const document = () => documentWith([item('below-zero')], { notes: { isOn: true, text: canary } });
const both = [colleagueId, secondId];

async function sealed(): Promise<string> {
  const paperId = newId();
  await teacher.call(createPaper, { ...fields([], { title: '封存的卷子', document: document() }), paperId });
  const answer = await teacher.call(sealPaper, { paperId, releasesAt: later(), releasers: both });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return paperId;
}
const system = asSystem('a test');
const itsTimeHasCome = (paperId: string) =>
  app.platform.services.database.write(system, (db) =>
    db.run(sql`update exam.sealing set releases_at = sealed_at where paper_id = ${paperId}`),
  );

/** Calls with ids of a paper, as somebody would try them. */
const tries = (paperId: string): [Endpoint, Record<string, unknown>][] => [
  [api.getPaper, { paperId }],
  [api.paperStanding, { paperId }],
  [api.copyPaper, { paperId }],
  [api.saveTemplate, { paperId, title: '模板' }],
  [api.downloadPaper, { paperId, format: 'docx', kind: 'student' }],
  [api.downloadPaper, { paperId, format: 'pdf', kind: 'table' }],
  [api.paperLog, { paperId, page: 1, pageLine: 50 }],
  [api.paperPages, { paperId, title: '', document: documentWith([]), answers: 'none' }],
  [api.savePaper, { ...fields([]), paperId, version: 1, save: newId() }],
  [api.createPaper, { ...fields([]), paperId }],
  [api.submitPaper, { paperId, wanted: 2 }],
  [api.publishPaper, { paperId }],
  [api.returnPaper, { paperId, reason: '看看' }],
  [api.withdrawPaper, { paperId }],
  [api.sealPaper, { paperId, releasesAt: later(), releasers: both }],
  [api.releasePaper, { paperId }],
  [api.removePapers, { paperIds: [paperId] }],
  [api.restorePapers, { paperIds: [paperId] }],
  ...(['mine', 'school', 'public', 'removed', 'review', 'release'] as const).map(
    (shelf): [Endpoint, Record<string, unknown>] => [api.listPapers, { shelf, page: 1, pageLine: 100 }],
  ),
  [api.listTemplates, {}],
  [api.examStyle, { gradeId: demoId('grade/7'), subjectId: demoId('subject/mathematics') }],
  [whereUsed, { id: question('below-zero') }],
];

test('no answer to anybody has a word of a sealed paper, nor has any table', async () => {
  const paperId = await sealed();
  const people = [teacher, colleague, second, principal, await signedInPerson(app, foreignId)];
  for (const who of people)
    for (const [endpoint, input] of tries(paperId)) {
      const { text } = await who.call(endpoint, input);
      expect([endpoint.path, text.includes(canary)]).toEqual([endpoint.path, false]);
    }
  expect(refusal(await teacher.call(getPaper, { paperId }))).toEqual([423, 'exam.error.sealed']);

  const tables = await app.platform.services.database.read(system, (db) =>
    db.all<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('exam', 'core', 'questions')`),
  );
  expect(tables.map(({ name }) => name)).toContain('exam.paper');
  for (const { name } of tables) {
    const found = await app.platform.services.database.read(system, (db) =>
      db.all(sql`select 1 from ${sql.raw(name)} t where strpos(t::text, ${canary}) > 0`),
    );
    expect([name, found]).toEqual([name, []]);
  }
  const questions = await app.platform.services.database.read(system, (db) =>
    db.all(sql`select question_id from exam.paper_question where paper_id = ${paperId}`),
  );
  expect(questions).toEqual([]);
});

test('the canary is seen where a paper is not sealed', async () => {
  const paperId = newId();
  await teacher.call(createPaper, { ...fields([], { document: document() }), paperId });
  expect((await teacher.call(getPaper, { paperId })).text).toContain(canary);
});

test('two people open it, each for themselves, not before its moment', async () => {
  const paperId = await sealed();
  expect(refusal(await colleague.call(releasePaper, { paperId }))).toEqual([409, 'exam.error.tooEarly']);
  await itsTimeHasCome(paperId);
  for (const who of [teacher, principal])
    expect(refusal(await who.call(releasePaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  expect(dataOf(await colleague.call(releasePaper, { paperId }))).toEqual({ state: 'secret' });
  // one person counts once
  expect(dataOf(await colleague.call(releasePaper, { paperId }))).toEqual({ state: 'secret' });
  const standing = dataOf<typeof paperStanding>(await second.call(paperStanding, { paperId }));
  expect(standing).toMatchObject({ state: 'secret', may: { read: false, release: true } });
  expect(standing.sealing!.releasers.map(({ confirmed }) => confirmed !== null)).toEqual([true, false]);

  expect(dataOf(await second.call(releasePaper, { paperId }))).toEqual({ state: 'published' });
  const opened = dataOf<typeof paperStanding>(await second.call(paperStanding, { paperId }));
  expect(opened).toMatchObject({ state: 'published', may: { read: false, release: false } });
  const read = dataOf<typeof getPaper>(await teacher.call(getPaper, { paperId }));
  expect(read).toMatchObject({ state: 'published', document: { blocks: { notes: { text: canary } } } });
  expect(read.questions).toHaveLength(1);
  const log = dataOf<typeof paperLog>(await teacher.call(paperLog, { paperId, page: 1, pageLine: 20 }));
  expect(log.data.map(({ act }) => act)).toEqual(['view']);
  expect(refusal(await second.call(releasePaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
});

test('its owner names two colleagues of the school, and a moment to come', async () => {
  const paperId = newId();
  await teacher.call(createPaper, { ...fields([], { document: document() }), paperId });
  const seal = async (more: object) =>
    refusal(await teacher.call(sealPaper, { paperId, releasesAt: later(), releasers: both, ...more }));
  const ownId = app.world.people.teacher.personId;
  for (const strange of [ownId, foreignId, app.world.people.student.personId])
    expect(await seal({ releasers: [colleagueId, strange] })).toEqual([422, 'exam.error.wrongReleasers']);
  expect(await seal({ releasesAt: new Date(Date.now() - 1000).toISOString() })).toEqual([
    422,
    'exam.error.releasesEarlier',
  ]);
  const found = dataOf<typeof releasers>(await teacher.call(releasers, {}));
  const ids = found.map(({ personId }) => personId);
  expect(ids).toEqual(expect.arrayContaining([colleagueId]));
  expect(ids).not.toContain(ownId);
});

test('the two see what waits for them', async () => {
  await sealed();
  const list = async (who: Caller) =>
    dataOf<typeof listPapers>(await who.call(listPapers, { shelf: 'release', page: 1, pageLine: 50 })).data;
  expect((await list(colleague)).every(({ state }) => state === 'secret')).toBe(true);
  expect((await list(colleague)).length).toBeGreaterThan(0);
  expect(await list(principal)).toEqual([]);
});
