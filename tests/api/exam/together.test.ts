import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/exam/api';
import { changedItem } from 'edutech/plugins/exam/model/paper/edits/items';
import { itemsOf, type PaperDocument } from 'edutech/plugins/exam/model/paper/document';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, documentWith, fields, foreignId, item, secondId } from './exam-kit';

const { createPaper, getPaper, inviteColleagues, leavePaper, listPapers, paperColleagues, paperTeam, savePaper } = api;
const { sealPaper, showPaperPlace, submitPaper } = api;
const thirdId = demoId('person/101/teacher/mathematics/3');

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let second: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
  second = await signedInPerson(app, secondId);
});
afterAll(() => app.close());

const refusal = (answer: Answer) => [answer.status, keyOf(answer)];
const document = documentWith([item('below-zero'), item('tolerance-of-flour')]);
const [firstItem, secondItem] = itemsOf(document).map(({ id }) => id) as [string, string];

async function newPaper(): Promise<string> {
  const paperId = newId();
  const made = await teacher.call(createPaper, { ...fields([], { document }), paperId });
  expect([made.status, made.text]).toEqual([200, made.text]);
  return paperId;
}

async function sharedPaper(): Promise<string> {
  const paperId = await newPaper();
  const answer = await teacher.call(inviteColleagues, { paperId, personIds: [colleagueId] });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return paperId;
}

const take = async (who: Caller, paperId: string, place: string | null) =>
  dataOf<typeof showPaperPlace>(
    await who.call(showPaperPlace, { paperId, tab: newId(), place, takes: true, isGone: false }),
  ).held.map(({ place: held, personId }) => [held, personId]);

const withPoints = (points: Readonly<Record<string, number>>): PaperDocument =>
  Object.entries(points).reduce((paper, [id, number]) => changedItem(paper, id, { points: [number] }), document);

const save = (who: Caller, paperId: string, version: number, next: PaperDocument) =>
  who.call(savePaper, { ...fields([], { document: next }), paperId, version, save: newId() });

test('a colleague who is invited reads and saves the paper, finds it in the own list and hears of it', async () => {
  const paperId = await newPaper();
  expect(refusal(await colleague.call(getPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  const team = dataOf<typeof inviteColleagues>(
    await teacher.call(inviteColleagues, { paperId, personIds: [colleagueId] }),
  );
  expect(team.members.map(({ personId }) => personId)).toEqual([colleagueId]);
  expect(dataOf<typeof getPaper>(await colleague.call(getPaper, { paperId }))).toMatchObject({
    isOwn: false,
    isTogether: true,
    isEditable: true,
  });
  expect((await save(colleague, paperId, 1, withPoints({ [firstItem]: 6 }))).status).toBe(200);
  const { data } = dataOf<typeof listPapers>(
    await colleague.call(listPapers, { shelf: 'mine', page: 1, pageLine: 100 }),
  );
  expect(data.find((row) => row.paperId === paperId)).toMatchObject({ isOwn: false, isTogether: true, state: 'draft' });
  const told = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ personId: string }>(sql`
      select person_id from core.notification where path like ${`%${paperId}`}`),
  );
  expect(told.map(({ personId }) => personId)).toEqual([colleagueId]);
});

test('only teachers of the subject at the school are invited, by the owner alone', async () => {
  const paperId = await sharedPaper();
  const offered = dataOf<typeof paperColleagues>(await teacher.call(paperColleagues, { paperId }));
  expect(offered.map(({ personId }) => personId)).not.toContain(colleagueId);
  expect(offered.map(({ personId }) => personId)).not.toContain(secondId);
  for (const personId of [secondId, foreignId, app.world.people.teacher.personId])
    expect(refusal(await teacher.call(inviteColleagues, { paperId, personIds: [personId] }))).toEqual([
      422,
      'exam.error.wrongMembers',
    ]);
  for (const who of [colleague, second])
    expect(refusal(await who.call(inviteColleagues, { paperId, personIds: [thirdId] }))).toEqual([
      404,
      'exam.error.noPaper',
    ]);
  for (const call of [getPaper, paperTeam, paperColleagues])
    expect(refusal(await second.call(call, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  expect(
    refusal(await second.call(showPaperPlace, { paperId, tab: newId(), place: 'title', takes: true, isGone: false })),
  ).toEqual([404, 'exam.error.noPaper']);
});

test('an item that a colleague is at is not changed by another, what stands beside it is', async () => {
  const paperId = await sharedPaper();
  expect(await take(colleague, paperId, firstItem)).toEqual([]);
  expect(await take(teacher, paperId, firstItem)).toEqual([[firstItem, colleagueId]]);
  expect(refusal(await save(teacher, paperId, 1, withPoints({ [firstItem]: 9 })))).toEqual([
    423,
    'exam.error.placeHeld',
  ]);
  const gone = documentWith(itemsOf(document).slice(1));
  expect((await save(teacher, paperId, 1, { ...gone, blocks: document.blocks })).status).toBe(423);
  expect((await save(teacher, paperId, 1, withPoints({ [secondItem]: 9 }))).status).toBe(200);
  expect((await save(colleague, paperId, 2, withPoints({ [firstItem]: 5, [secondItem]: 9 }))).status).toBe(200);
});

test('a place is free once its holder goes on to another, closes the paper, or has done nothing for a minute', async () => {
  const paperId = await sharedPaper();
  await take(colleague, paperId, firstItem);
  await take(colleague, paperId, secondItem);
  expect(await take(teacher, paperId, firstItem)).toEqual([[secondItem, colleagueId]]);
  await colleague.call(showPaperPlace, { paperId, tab: newId(), place: null, takes: false, isGone: true });
  expect(await take(teacher, paperId, secondItem)).toEqual([]);
  expect(await take(colleague, paperId, secondItem)).toHaveLength(1);
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update exam.place_lock set until = until - interval '60 seconds' where paper_id = ${paperId}`),
  );
  expect(await take(colleague, paperId, secondItem)).toEqual([]);
  expect((await save(teacher, paperId, 1, withPoints({ [secondItem]: 9 }))).status).toBe(423);
});

test('to be there takes no place from anybody and renews none', async () => {
  const paperId = await sharedPaper();
  await take(teacher, paperId, firstItem);
  const there = { paperId, tab: newId(), place: firstItem, takes: false, isGone: false };
  const { held } = dataOf<typeof showPaperPlace>(await colleague.call(showPaperPlace, there));
  expect(held.map(({ place }) => place)).toEqual([firstItem]);
  expect(held[0]?.milliseconds).toBeGreaterThan(50_000);
  expect(await take(teacher, paperId, firstItem)).toEqual([]);
});

test('who is taken off, or leaves, has no such paper any more, and no place on it', async () => {
  const paperId = await sharedPaper();
  await take(colleague, paperId, firstItem);
  expect(refusal(await colleague.call(leavePaper, { paperId, personId: thirdId }))[0]).toBe(404);
  expect(dataOf<typeof leavePaper>(await teacher.call(leavePaper, { paperId, personId: colleagueId }))).toEqual({
    removed: true,
  });
  const calls = [
    await colleague.call(getPaper, { paperId }),
    await save(colleague, paperId, 1, withPoints({ [firstItem]: 9 })),
    await colleague.call(showPaperPlace, { paperId, tab: newId(), place: 'title', takes: true, isGone: false }),
    await colleague.call(leavePaper, { paperId, personId: colleagueId }),
  ];
  for (const answer of calls) expect(refusal(answer)).toEqual([404, 'exam.error.noPaper']);
  expect(await take(teacher, paperId, firstItem)).toEqual([]);
});

test('two versions of one paper are still a conflict with both in it', async () => {
  const paperId = await sharedPaper();
  expect((await save(colleague, paperId, 1, withPoints({ [firstItem]: 5 }))).status).toBe(200);
  const answer = await save(teacher, paperId, 1, withPoints({ [secondItem]: 7 }));
  expect(refusal(answer)).toEqual([409, 'core.error.changedMeanwhile']);
});

test('who has written on a paper does not let it pass, nor opens it when it is sealed; sealed it is nobody else’s', async () => {
  const paperId = await sharedPaper();
  const releasesAt = new Date(Date.now() + 3_600_000).toISOString();
  const seal = (releasers: string[]) => teacher.call(sealPaper, { paperId, releasesAt, releasers });
  expect(refusal(await seal([colleagueId, secondId]))).toEqual([422, 'exam.error.wrongReleasers']);
  expect((await seal([thirdId, secondId])).status).toBe(200);
  expect(refusal(await colleague.call(getPaper, { paperId }))).toEqual([404, 'exam.error.noPaper']);
  expect(refusal(await teacher.call(inviteColleagues, { paperId, personIds: [colleagueId] }))).toEqual([
    409,
    'exam.error.notDraft',
  ]);
});

test('under review the paper is read by those who wrote it, and changed by nobody', async () => {
  const paperId = await sharedPaper();
  expect((await teacher.call(submitPaper, { paperId, wanted: 2 })).status).toBe(200);
  expect(dataOf<typeof getPaper>(await colleague.call(getPaper, { paperId })).isEditable).toBe(false);
  expect(refusal(await save(colleague, paperId, 1, withPoints({ [firstItem]: 5 })))).toEqual([
    409,
    'exam.error.notDraft',
  ]);
});
