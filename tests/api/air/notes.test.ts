import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { airNotes, deleteAirNote, saveAirNote } from 'edutech/plugins/air/api';
import { mostNotes } from 'edutech/plugins/air/model/watching/note-limits';
import { guardian } from '../../support/consents';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air', 'organisation'] });
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const id = demoId('air.resource.m7-balance');
const notesOf = async (who: Caller) =>
  ((await who.call(airNotes, { id })).envelope!.data as OutputOf<typeof airNotes>).map(({ second, text }) => [
    second,
    text,
  ]);

test('a student writes a note at a second, changes it, deletes it and has it back', async () => {
  const noteId = newId();
  const write = (text: string) => student.call(saveAirNote, { id, noteId, second: 41, text });
  for (const _ of ['at first', 'by a retry']) expect((await write('  等式两边同时加减  ')).status).toBe(200);
  expect(await notesOf(student)).toEqual([[41, '等式两边同时加减']]);
  await write('等式的性质 1');
  await student.call(saveAirNote, { id, noteId: newId(), second: 5, text: '天平' });
  expect(await notesOf(student)).toEqual([
    [5, '天平'],
    [41, '等式的性质 1'],
  ]);
  expect((await student.call(deleteAirNote, { noteId })).status).toBe(200);
  expect((await student.call(deleteAirNote, { noteId })).status).toBe(404);
  await write('等式的性质 1');
  expect(await notesOf(student)).toHaveLength(2);
});

test('nobody reads, changes or deletes a note of somebody else, not even the head of the school', async () => {
  const noteId = newId();
  await student.call(saveAirNote, { id, noteId, second: 50, text: '我的' });
  const mine = await notesOf(student);
  for (const account of ['teacher', 'principal', 'cityadmin'] as const) {
    const other = await signedIn(app, account);
    expect(await notesOf(other)).toEqual([]);
    expect((await other.call(deleteAirNote, { noteId })).status).toBe(404);
    // the same id is another note of another person
    await other.call(saveAirNote, { id, noteId, second: 1, text: '别人的' });
    expect(await notesOf(other)).toEqual([[1, '别人的']]);
  }
  expect(await notesOf(student)).toEqual(mine);
});

test('a note says something, on a lesson that is there, and not too much', async () => {
  const note = { id, noteId: newId(), second: 1, text: '字' };
  const wrong = [{ text: '' }, { text: ' \n ' }, { text: '长'.repeat(1001) }, { second: -1 }, { second: 90_000 }];
  for (const change of wrong) expect((await student.call(saveAirNote, { ...note, ...change })).status).toBe(422);
  expect((await student.call(saveAirNote, { ...note, id: newId() })).status).toBe(404);
});

test('a lesson holds two hundred notes of a person and not one more', async () => {
  const room = mostNotes - (await notesOf(student)).length;
  for (let nth = 0; nth < room; nth += 1)
    await student.call(saveAirNote, { id, noteId: newId(), second: nth, text: `${nth}` });
  const answer = await student.call(saveAirNote, { id, noteId: newId(), second: 1, text: '多' });
  expect(answer.envelope!.data).toMatchObject({ key: 'air.error.tooManyNotes' });
});

test('of a student under 14 no note is kept without the guardian’s consent', async () => {
  await guardian(app).withdraws('records');
  const answer = await student.call(saveAirNote, { id, noteId: newId(), second: 1, text: '字' });
  expect([answer.status, answer.envelope!.data]).toMatchObject([403, { key: 'air.error.noConsent' }]);
  await guardian(app).signs('records');
});
