import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { convertAgain } from 'edutech/plugins/media/api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Programs } from 'edutech/core/server/programs/programs';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import { type Db, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files, type StoredFile } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Sessions } from 'edutech/core/server/session/sessions';
import { airDetail, airNewest } from 'edutech/plugins/air/api';
import type { Replacement } from '../../../host/server/compose';
import { converting, needConverters, programs } from '../../support/conversion/converters';
import { paragraph, wordDocument } from '../../support/conversion/documents';
import { makeFilm } from '../../support/conversion/films';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const system = asSystem('a test converts');
let app: TestApp;
let bare: TestApp;
let folder: string;
let conversions: Conversions;
needConverters();
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-converted-'));
  const plugins = ['portal', 'air'];
  const replace: Replacement[] = [
    [Programs, programs],
    // tidying removes what this database does not know, so no other test may share the folder
    [Renditions, new DiskRenditions(join(folder, 'renditions'))],
    [Workshop, { folder: join(folder, 'workshop') }],
  ];
  app = await startApp({ plugins, works: true, replace });
  bare = await startApp({ plugins });
  conversions = app.platform.container.get(Conversions);
});
afterAll(async () => {
  await app.close();
  await bare.close();
  await rm(folder, { recursive: true, force: true });
});

const write = <T>(work: (db: Db) => Promise<T>, of = app) => of.platform.services.database.write(system, work);

interface Owned {
  readonly owner?: string;
  readonly isPublic?: boolean;
  readonly group?: FileGroup;
}

async function store(name: string, content: Buffer | string, owned: Owned = {}, of = app): Promise<StoredFile> {
  const { owner = null, isPublic = false, group = 'general' } = owned;
  const path = typeof content === 'string' ? content : join(folder, newId());
  if (typeof content !== 'string') await writeFile(path, content);
  return write(async (db) => {
    const files = of.platform.container.get(Files);
    const file = await files.store(db, { path, name }, group, { personId: owner, schoolId: null });
    if (isPublic) await files.publish(db, file.id);
    await of.platform.container.get(Conversions).request(db, [file]);
    return file;
  }, of);
}

const stateOf = async (file: StoredFile) => (await write((db) => conversions.statesOf(db, [file.id]))).get(file.id);
const ends = (file: StoredFile, state: number) =>
  vi.waitFor(async () => expect(await stateOf(file)).toBe(state), { timeout: 60_000, interval: 250 });
const get = (url: string, caller?: Caller, headers: Record<string, string> = {}) =>
  app.platform.app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(caller?.cookie && { cookie: caller.cookie }) },
  });

converting('a public film is converted once however many files hold it, and streams to anybody', async () => {
  const film = await makeFilm(join(folder, 'public.mp4'), { seconds: 3, size: '640x360' });
  const one = await store('公开课.mp4', film, { isPublic: true });
  const two = await store('again.mp4', film);
  await ends(one, 1);
  await ends(two, 1);
  const rows = await write((db) => db.all(sql`select from core.conversion where sha256 = ${one.sha256}`));
  expect(rows).toHaveLength(1);
  const made = (await write((db) => conversions.renditionsOf(db, [one], 'public'))).get(one.id) ?? null;
  expect(made).toMatchObject({ kind: 'video', width: 640, height: 360 });
  if (made?.kind !== 'video') throw new Error('no film');
  const master = await get(made.stream);
  expect([master.statusCode, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
  const base = made.stream.replace('master.m3u8', '');
  const list = await get(base + /^\w+\.m3u8$/m.exec(master.body)![0]);
  const part = base + /^\S+\.m4s$/m.exec(list.body)![0];
  const range = await get(part, undefined, { range: 'bytes=0-9' });
  expect([range.statusCode, range.rawPayload.length]).toEqual([206, 10]);
  expect(range.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(part, undefined, { 'if-none-match': String(range.headers['etag']) })).statusCode).toBe(304);
  expect((await get(made.poster)).headers['content-type']).toBe('image/jpeg');
});

converting('a film that is not public streams to who holds a ticket, and for as long as he watches', async () => {
  const film = await makeFilm(join(folder, 'own.mp4'), { seconds: 2, size: '320x180' });
  const file = await store('own.mp4', film);
  await ends(file, 1);
  const [teacher, student] = [await signedIn(app, 'teacher'), await signedIn(app, 'student')];
  const session = await sessionOf(teacher);
  const made = (await write((db) => conversions.renditionsOf(db, [file], { session }))).get(file.id) ?? null;
  if (made?.kind !== 'video') throw new Error('no film');
  expect((await get(`/files/${file.sha256}/video-1/master.m3u8`, teacher)).statusCode).toBe(404);
  expect((await get(made.stream, student)).statusCode).toBe(404);
  const master = await get(made.stream, teacher);
  expect(master.statusCode).toBe(200);
  // the parts carry no ticket: the cookie of this one film does
  const watching = String(master.headers['set-cookie']).split(';')[0]!;
  const part = `/files/ticket/view/${file.id}/video-1/180p.m3u8`;
  expect((await get(part, teacher)).statusCode).toBe(404);
  expect((await get(part, { ...teacher, cookie: `${teacher.cookie}; ${watching}` } as Caller)).statusCode).toBe(200);
  expect((await get(part, { ...student, cookie: `${student.cookie}; ${watching}` } as Caller)).statusCode).toBe(404);
});

converting('names that lead elsewhere, and parts that are not for readers, are not found', async () => {
  const document = wordDocument(paragraph('第一课'));
  const file = await store('课文.docx', document, { isPublic: true });
  await ends(file, 1);
  const base = `/files/${file.sha256}/office-1`;
  expect((await get(`${base}/document.pdf`)).headers['content-type']).toBe('application/pdf');
  expect((await get(`${base}/page-001.jpg`)).statusCode).toBe(200);
  for (const name of ['text.txt', '..%2foffice-1%2fdocument.pdf', '%2e%2e', '.hidden.jpg', 'page-999.jpg']) {
    expect((await get(`${base}/${name}`)).statusCode, name).toBe(404);
  }
});

converting('what cannot be converted has failed, and only its owner may have it tried again', async () => {
  const teacher = app.world.people.teacher.personId;
  const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(5000)]);
  const file = await store('坏.mp4', broken, { owner: teacher });
  await ends(file, 4);
  const row = () =>
    write((db) =>
      db.one(sql<{ fault: string; attempt: number }>`
        select fault, attempt from core.conversion where sha256 = ${file.sha256}`),
    );
  // nobody tries three times what was damaged the first time
  expect(await row()).toEqual({ fault: 'damaged', attempt: 1 });
  const owner = await signedIn(app, 'teacher');
  expect((await (await signedIn(app, 'student')).call(convertAgain, { fileId: file.id })).status).toBe(404);
  expect((await owner.call(convertAgain, { fileId: file.id })).status).toBe(200);
  expect((await owner.call(convertAgain, { fileId: file.id })).status).toBeOneOf([200, 409]);
  await ends(file, 4);
});

converting('a lesson is converting as long as its film is, and then streams', async () => {
  const visitor = visitorOf(app);
  const id = demoId('air.resource.m7-number-line');
  const detail = async () => (await visitor.call(airDetail, { id })).envelope!.data as OutputOf<typeof airDetail>;
  const before = await detail();
  expect([before.status, before.stream]).toEqual([1, '']);
  const job = (name: string) => write((db) => app.platform.container.get(Jobs).add(db, name, {}));
  // what a job asks for all lessons, in one transaction: nobody sees it half done
  await job('air.requestConversions');
  await vi.waitFor(async () => expect((await detail()).stream).not.toBe(''), { timeout: 60_000, interval: 250 });
  const after = await detail();
  expect(after.status).toBe(1);
  expect((await get(after.stream)).statusCode).toBe(200);
  const worksheet = after.otherFile.find(({ ext }) => ext === 'docx');
  if (worksheet) {
    await vi.waitFor(async () => expect((await detail()).otherFile.some(({ pdf }) => pdf !== '')).toBe(true), {
      timeout: 60_000,
      interval: 500,
    });
  }
  await write((db) => db.run(sql`update core.conversion set state = 3, fault = '', result = null`));
  expect(await detail()).toMatchObject({ status: 3, sourcePath: '', stream: '' });
  const newest = (await visitor.call(airNewest, { count: 3 })).envelope!.data as OutputOf<typeof airNewest>;
  expect(newest.every(({ status }) => status === 3)).toBe(true);
  await write((db) => db.run(sql`update core.conversion set state = 4, result = null, fault = 'damaged'`));
  expect(await detail()).toMatchObject({ status: 4, sourcePath: '' });
  await write((db) => db.run(sql`delete from core.conversion`));
});

converting('tidying makes what was lost again, forgets what nobody has, and takes up what was forgotten', async () => {
  const { container } = app.platform;
  const film = await makeFilm(join(folder, 'tidied.mp4'), { seconds: 1, size: '160x90' });
  const file = await store('tidied.mp4', film);
  await ends(file, 1);
  const renditions = container.get(Renditions);
  const of = { sha256: file.sha256, recipe: 'video-1' };
  await renditions.remove(of);
  const job = (name: string) => write((db) => container.get(Jobs).add(db, name, {}));
  await job('core.tidyConversions');
  await vi.waitFor(async () => expect(await renditions.has(of)).toBe(true), { timeout: 60_000, interval: 250 });
  await ends(file, 1);
  // its job is gone, as after a restart that took the queue's rows
  await write((db) =>
    db.run(sql`update core.conversion set state = 3, result = null, job_id = ${newId()} where sha256 = ${file.sha256}`),
  );
  await job('core.resumeConversions');
  await ends(file, 1);
  // tried to its end without an answer
  await write((db) =>
    db.run(sql`
      update core.conversion set state = 3, result = null, attempt = 6, job_id = ${newId()} where sha256 = ${file.sha256}`),
  );
  await job('core.resumeConversions');
  await ends(file, 4);
  // an operator has cancelled it, for good unless somebody asks anew
  await write((db) =>
    db.run(sql`
      with one as (
        insert into jobs.job (name, data, state) values ('core.convertVideo', '{}', 'cancelled') returning id)
      update core.conversion set state = 3, fault = '', attempt = 0, job_id = (select id from one)
      where sha256 = ${file.sha256}`),
  );
  await job('core.resumeConversions');
  await ends(file, 4);
  await write((db) => db.run(sql`delete from core.file where id = ${file.id}`));
  await job('core.tidyConversions');
  await vi.waitFor(async () => expect(await renditions.has(of)).toBe(false), { timeout: 30_000, interval: 250 });
  // other conversions may still be at work; what they leave is nothing
  const atWork = () => readdir(container.get(Workshop).folder).catch(() => []);
  await vi.waitFor(async () => expect(await atWork()).toEqual([]), { timeout: 60_000, interval: 250 });
});

test('without converters nothing is asked for, and the original is what there is', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(100)]);
  const file = await store('plain.mp4', film, {}, bare);
  const plain = bare.platform.container.get(Conversions);
  expect((await write((db) => plain.statesOf(db, [file.id]), bare)).get(file.id)).toBe(1);
  expect((await write((db) => plain.renditionsOf(db, [file], 'public'), bare)).size).toBe(0);
  const { count } = await write((db) => db.one(sql<{ count: number }>`select count(*) from core.conversion`), bare);
  expect(count).toBe(0);
});

/** Id of the session that a caller's cookie belongs to. */
async function sessionOf({ cookie }: Caller): Promise<string> {
  const found = await app.platform.container.get(Sessions).find(cookie.split('=')[1]!, new Date());
  return found!.sessionId;
}
