import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { Files } from 'edutech/core/server/files/files';
import { addExplanation, listExplanations, removeExplanation } from 'edutech/plugins/questions/api';
import { emptyTrash, trashDays } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { questionTrash } from 'edutech/plugins/questions/server/owner-acts/trash.queries';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, question, uploaded } from './questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

/** A second of silence, as a browser that records WAV writes it. */
function silence(): Buffer {
  const head = Buffer.alloc(44);
  const bytes = 8000;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes, 128)]);
}

async function recorded(by: DemoAccount): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-explaining-'));
  const path = join(folder, 'voice');
  await writeFile(path, silence());
  const { personId, schoolId } = app.world.people[by];
  const { services, container } = app.platform;
  const file = await services.database.write(asSystem('a test'), (db) =>
    container.get(Files).store(db, { path, name: '讲解.wav' }, 'answerVoice', { personId, schoolId, keptFor: 60_000 }),
  );
  await rm(folder, { recursive: true });
  return file.id;
}

const id = question('below-zero');
const heard = async (who = teacher) =>
  dataOf<typeof listExplanations>(await who.call(listExplanations, { id })).map(({ note }) => note);
const said = async (note: string) =>
  dataOf<typeof addExplanation>(
    await teacher.call(addExplanation, { id, fileId: await recorded('teacher'), seconds: 1, note }),
  ).explanationId;

test('what a teacher records is heard by the colleagues of the school, and by nobody of another', async () => {
  await said('先画数轴');
  const [mine] = dataOf<typeof listExplanations>(await teacher.call(listExplanations, { id }));
  expect(mine).toMatchObject({ note: '先画数轴', seconds: 1, isOwn: true });
  expect(mine!.medium.mime).toMatch(/^audio\//);
  const colleague = await signedIn(app, 'headteacher');
  const [his] = dataOf<typeof listExplanations>(await colleague.call(listExplanations, { id }));
  expect(his).toMatchObject({ note: '先画数轴', isOwn: false });
  const { personId: stranger } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ personId: string }>(sql`
      select person_id from core.post where school_id = ${app.world.otherSchoolId} and role_type = 1 limit 1`),
  );
  expect(await heard(await signedInPerson(app, stranger))).toEqual([]);
});

test('only one’s own recordings are added, and only recordings', async () => {
  const others = await teacher.call(addExplanation, {
    id,
    fileId: await recorded('headteacher'),
    seconds: 1,
    note: '',
  });
  expect(others.status).toBe(404);
  const picture = await teacher.call(addExplanation, {
    id,
    fileId: await uploaded(app, 'teacher'),
    seconds: 1,
    note: '',
  });
  expect(picture.status).toBe(422);
  const hidden = { id: question('cat-feelings'), fileId: await recorded('teacher'), seconds: 1, note: '' };
  expect((await teacher.call(addExplanation, hidden)).status).toBe(404);
});

test('who threw one away brings it back; nobody throws away another’s; after a month it is gone', async () => {
  const explanationId = await said('再想一想');
  const colleague = await signedIn(app, 'headteacher');
  const refused = await colleague.call(removeExplanation, { explanationId, removed: true });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'questions.error.noExplanation']);
  await teacher.call(removeExplanation, { explanationId, removed: true });
  expect(await heard()).not.toContain('再想一想');
  await teacher.call(removeExplanation, { explanationId, removed: false });
  expect(await heard()).toContain('再想一想');
  await teacher.call(removeExplanation, { explanationId, removed: true });
  const { container } = app.platform;
  const clock = { now: () => new Date(Date.now() + (trashDays + 1) * 86_400_000) };
  const files = container.get(Files);
  const job = emptyTrash({ clock, database: container.get(Database), files }, questionTrash(files));
  const run = { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1 };
  await job.run({}, { ...run, heartbeat: async () => undefined });
  expect((await teacher.call(removeExplanation, { explanationId, removed: false })).status).toBe(404);
  expect(await heard()).toContain('先画数轴');
});
