import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import * as api from 'edutech/plugins/organisation/api';
import { type Caller, signedIn } from '../../support/people';
import { oneSchool, seat, student } from '../../support/rosters/one-roster-records';
import { OneRosterServer, oneRosterClient, type OneRosterRecord } from '../../support/rosters/one-roster-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let operator: Caller;
let city: Caller;
let server: OneRosterServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-oneroster-'));
  app = await startApp({
    on: ['organisation'],
    works: true,
    city: {
      settings: { allowLocalAddresses: true },
      plugins: { organisation: { options: { oneRosterFolder: folder } } },
    },
  });
  operator = await signedIn(app, 'superadmin');
  city = await signedIn(app, 'cityadmin');
  server = await OneRosterServer.start();
  const county = (await rows<{ name: string }>(sql`select name from core.county order by sort limit 1`))[0]!.name;
  server.data = oneSchool(county);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Something is different there, from now on. */
const change = (collection: keyof OneRosterServer['data'], record: OneRosterRecord) => {
  const dateLastModified = new Date(Date.now() + 1000).toISOString();
  const others = server.data[collection].filter(({ sourcedId }) => sourcedId !== record.sourcedId);
  server.data[collection] = [...others, { ...record, dateLastModified }];
};

const rows = <Row>(query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a test looks'), (db) => db.all<Row>(query));
const call = async <E extends Endpoint>(who: Caller, endpoint: E, input: object = {}) => {
  const answer = await who.call(endpoint, input as Record<string, unknown>);
  expect(answer.text).not.toContain(oneRosterClient.secret);
  return { ...answer, data: answer.envelope?.data as OutputOf<E> };
};
const save = async (more: object = {}) => {
  const { version } = (await call(operator, api.readSource)).data;
  return call(operator, api.saveSource, { ...server.service, mostLeaving: 30, isNightly: true, version, ...more });
};
const runs = async () => (await call(city, api.sourceRuns)).data.runs;
/** The newest run, once nothing is under way with it. */
const settled = () =>
  vi.waitFor(
    async () => {
      const [run] = await runs();
      if (!run || run.state === 'reading' || run.state === 'taking') throw new Error(`still ${run?.state}`);
      return run;
    },
    { timeout: 30_000, interval: 50 },
  );
const pulled = async (isFull = false) => {
  expect((await call(city, api.pullSource, { isFull })).status).toBe(200);
  return settled();
};
const people = () =>
  rows<{ usercode: string; name: string; class: string | null; posts: number }>(sql`
    select p.usercode, p.name, c.name as class, (select count(*)::int from core.post o where o.person_id = p.id and o.ended_at is null) as posts
    from core.person p
    left join core.class_member m on m.person_id = p.id and m.term_id = ${app.world.termId}
    left join core.class c on c.school_id = m.school_id and c.id = m.class_id
    where p.usercode like 'OR%' order by p.usercode`);
const steps = async (given: object) =>
  (await call(operator, api.trySource, { ...server.service, ...given })).data.steps;

test('a trial goes step by step, says what the other side answered, and reads nothing into tables', async () => {
  const good = await steps({ secret: oneRosterClient.secret });
  expect(good.map(({ step, isDone, answer }) => [step, isDone, answer])).toEqual([
    ['find', true, '127.0.0.1'],
    ['login', true, 'https://purl.imsglobal.org/spec/or/v1p2/scope/roster.readonly'],
    ['schools', true, '2'],
    ['people', true, '5'],
  ]);
  expect((await steps({ secret: 'wrong' })).at(-1)).toMatchObject({
    step: 'login',
    isDone: false,
    advice: 'client',
    answer: expect.stringContaining('invalid_client'),
  });
  const elsewhere = { secret: oneRosterClient.secret, baseAddress: `${server.origin}/wrong` };
  expect((await steps(elsewhere)).at(-1)).toMatchObject({ step: 'schools', isDone: false, advice: 'path' });
  server.busy = 1;
  expect((await steps({ secret: oneRosterClient.secret })).at(-1)).toMatchObject({ step: 'login', advice: 'limit' });
  expect((await steps({ secret: 'x', tokenAddress: 'http://127.0.0.1:1/token' })).at(-1)).toMatchObject({
    advice: 'refused',
  });
  // no connection of the database is held while the other side says nothing
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const arrived = once(silent, 'connection') as Promise<[Socket]>;
  const { port } = silent.address() as AddressInfo;
  const trial = steps({ secret: 'x', tokenAddress: `http://127.0.0.1:${port}/token` });
  const [socket] = await arrived;
  const { connections } = app.platform.services.database;
  expect(connections.open - connections.idle).toBe(0);
  socket.destroy();
  expect((await trial).at(-1)).toMatchObject({ step: 'login', isDone: false });
  silent.close();
  expect(await runs()).toEqual([]);
});

test('its secret is written, sealed, and never read; for another service it is typed again', async () => {
  const without = await save();
  expect([without.status, without.text]).toEqual([
    422,
    expect.stringContaining('organisation.source.error.secretAgain'),
  ]);
  const { data } = await save({ secret: oneRosterClient.secret });
  expect(data).toMatchObject({ isSetUp: true, hasSecret: true, clientId: 'edutech', version: 1 });
  const [stored] = await rows<{ sealed: string }>(sql`select sealed_secret as sealed from organisation.roster_source`);
  expect(stored?.sealed).not.toContain(oneRosterClient.secret);
  expect((await save({ tokenAddress: `${server.origin}/mine` })).status).toBe(422);
  expect((await save({ mostLeaving: 20 })).data).toMatchObject({ mostLeaving: 20, version: 2 });
  expect((await save({ version: 1 })).status).toBe(409);
  expect((await steps({})).every(({ isDone }) => isDone)).toBe(true);
});

test('the first run shows what would change and waits; taken, it writes schools, classes and people in order', async () => {
  server.mostAtOnce = 2;
  server.busy = 2;
  server.ended = 1;
  const run = await pulled();
  expect(run).toMatchObject({ state: 'waiting', why: 'first', leaving: 0 });
  expect(run.imports.map(({ kind, state }) => [kind, state])).toEqual([
    ['schools', 'checked'],
    ['classes', 'checked'],
    ['staff', 'checked'],
    ['students', 'checked'],
  ]);
  expect(run.imports[0]).toMatchObject({ counts: { new: 1 }, samples: [expect.stringContaining('滨江初级中学')] });
  expect(await people()).toEqual([]);
  expect((await call(city, api.takeSourceRun, { id: run.id })).status).toBe(200);
  const taken = await settled();
  expect(taken.state).toBe('taken');
  expect(taken.imports.map(({ counts }) => counts.written)).toEqual([1, 2, 1, 4]);
  expect((await people()).map(({ usercode, class: place }) => [usercode, place])).toEqual([
    ['ORS1', '七(1)班'],
    ['ORS2', '七(1)班'],
    ['ORS3', '七(2)班'],
    ['ORS4', '七(2)班'],
    ['ORT1', null],
  ]);
  server.mostAtOnce = 1000;
});

test('the next run asks for changes only, writes them at once, and can be undone like any import', async () => {
  server.asked.length = 0;
  expect(await pulled()).toMatchObject({ state: 'taken', imports: [] });
  expect(server.asked.filter((path) => path.includes('/users')).every((path) => path.includes('filter=dateLast'))).toBe(
    true,
  );

  change('users', { ...student(1), familyName: '凌' });
  change('users', student(5));
  change('enrollments', seat(5, 'c2'));
  const run = await pulled();
  expect(run).toMatchObject({
    state: 'taken',
    imports: [{ kind: 'students', counts: { new: 1, changed: 1, written: 2 } }],
  });
  expect((await people()).map(({ name }) => name)).toContain('凌一');
  const [{ id } = { id: '' }] = run.imports;
  await call(city, api.undoImport, { id, partly: false });
  await vi.waitFor(async () => expect((await call(city, api.showImport, { id })).data.state).toBe('undone'));
  expect((await people()).map(({ name }) => name)).not.toContain('凌一');
  // what somebody undid does not come back by itself, only where all is read and compared
  expect(await pulled()).toMatchObject({ state: 'taken', imports: [] });
  expect((await pulled(true)).imports.at(-1)).toMatchObject({ kind: 'students', counts: { written: 2 } });
});

test('a list that ends too early, breaks off or moves under its pages takes nobody’s place away', async () => {
  const before = await people();
  const { users } = server.data;
  await save({ mostLeaving: 0 });
  server.mostAtOnce = 2;
  server.before = (collection, offset) => (collection === 'users' && offset > 0 ? 'empty' : undefined);
  expect(await pulled(true)).toMatchObject({ state: 'failed', detail: 'users: 2 of 6' });

  // everything was to be read and enrolments never came: the next run does not believe that nobody has a class
  server.before = (collection) => (collection === 'enrollments' ? 'wrong' : undefined);
  expect(await pulled(true)).toMatchObject({ state: 'failed' });
  server.before = () => undefined;
  expect(await pulled()).toMatchObject({ state: 'taken', imports: [], leaving: 0 });
  expect(await people()).toEqual(before);

  // one goes between two pages: who moves up to the page that was read is not missed
  server.before = (collection, offset) => {
    if (collection === 'users' && offset === 2) server.data.users = users.filter(({ sourcedId }) => sourcedId !== 'u1');
    return undefined;
  };
  expect(await pulled(true)).toMatchObject({ state: 'taken', leaving: 0 });
  [server.data.users, server.before, server.mostAtOnce] = [users, () => undefined, 1000];
  expect(await pulled()).toMatchObject({ leaving: 0 });
  await save({ mostLeaving: 20 });
});

test('who is deleted there leaves; where more than the share would leave, the run waits, and can be thrown away', async () => {
  change('users', { ...student(5), status: 'tobedeleted' });
  const one = await pulled();
  expect(one).toMatchObject({ state: 'taken', leaving: 1, known: 6 });
  expect((await people()).find(({ usercode }) => usercode === 'ORS5')).toMatchObject({ class: null, posts: 0 });

  for (const at of [3, 4]) change('users', { ...student(at), status: 'tobedeleted' });
  const held = await pulled();
  expect(held).toMatchObject({ state: 'waiting', why: 'share', leaving: 2 });
  expect((await people()).find(({ usercode }) => usercode === 'ORS3')).toMatchObject({ class: '七(2)班', posts: 1 });
  expect((await call(city, api.dropSourceRun, { id: held.id })).status).toBe(200);
  expect((await runs())[0]).toMatchObject({ state: 'dropped', imports: [] });
  expect((await call(city, api.takeSourceRun, { id: held.id })).status).toBe(409);
});

test('a service that fails leaves everything as it is, and the run says why', async () => {
  const before = await people();
  for (const at of [3, 4]) change('users', student(at));
  const { users } = server.data;
  server.data = { ...server.data, users: undefined as never };
  expect(await pulled(true)).toMatchObject({
    state: 'failed',
    fault: expect.stringMatching(/./),
    detail: expect.stringContaining('404'),
  });
  expect(await people()).toEqual(before);
  // the reading that failed had thrown away what was kept: the next one asks for everything, and misses nobody
  server.data = { ...server.data, users };
  expect(await pulled()).toMatchObject({ state: 'taken', leaving: 0, imports: [] });
});

test('a run that is given up while it writes has its import written to the end, so that it can be undone', async () => {
  change('users', { ...student(1), familyName: '林' });
  for (const at of [3, 4]) change('users', { ...student(at), status: 'tobedeleted' });
  const held = await pulled();
  expect(held.state).toBe('waiting');
  const [{ id } = { id: '' }] = held.imports;
  const { container, services } = app.platform;
  await services.database.write(asSystem('a process died for the third time'), async (db) => {
    await db.run(sql`update organisation.source_run set state = 'taking' where id = ${held.id}`);
    await db.run(sql`update organisation.roster_import set state = 'applying' where id = ${id}`);
    await container.get(Jobs).add(db, 'organisation.pullSource.gaveUp', { id: held.id });
  });
  expect((await settled()).state).toBe('failed');
  await vi.waitFor(async () => expect((await call(city, api.showImport, { id })).data.state).toBe('applied'), 20_000);
  expect((await people()).map(({ name }) => name)).toContain('林一');
  expect((await call(city, api.undoImport, { id, partly: false })).status).toBe(200);
  await vi.waitFor(async () => expect((await call(city, api.showImport, { id })).data.state).toBe('undone'), 20_000);
  // tried again on the page of jobs, it reads again
  await services.database.write(asSystem('an administrator tries again'), (db) =>
    container.get(Jobs).add(db, 'organisation.pullSource', { id: held.id }),
  );
  await vi.waitFor(async () => expect((await runs())[0]?.id).not.toBe(held.id), 20_000);
  expect(await settled()).toMatchObject({ state: 'waiting', leaving: 2 });
  for (const at of [3, 4]) change('users', student(at));
});

test('what waits is thrown away with its service, and two who set up the first leave one', async () => {
  change('users', student(6));
  change('users', { ...student(3), status: 'tobedeleted' });
  change('users', { ...student(4), status: 'tobedeleted' });
  const held = await pulled();
  expect(held.state).toBe('waiting');
  const { version } = (await call(operator, api.readSource)).data;
  await app.platform.services.database.write(asSystem('a test reads'), (db) =>
    db.run(sql`update organisation.source_run set state = 'reading' where id = ${held.id}`),
  );
  expect((await call(operator, api.clearSource, { version })).status).toBe(409);
  await app.platform.services.database.write(asSystem('a test waits'), (db) =>
    db.run(sql`update organisation.source_run set state = 'waiting' where id = ${held.id}`),
  );
  expect((await call(operator, api.clearSource, { version })).status).toBe(200);
  expect((await call(city, api.takeSourceRun, { id: held.id })).status).toBe(409);
  const given = { ...server.service, mostLeaving: 30, isNightly: true, version: 0, secret: oneRosterClient.secret };
  const both = await Promise.all([call(operator, api.saveSource, given), call(operator, api.saveSource, given)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await rows(sql`select from organisation.roster_source`)).toHaveLength(1);
});

test('is nobody else’s: not a county’s, and its address may not lead inward where the file does not allow it', async () => {
  const county = await signedIn(app, 'countyadmin');
  for (const endpoint of [api.readSource, api.sourceRuns]) expect((await call(county, endpoint)).status).toBe(403);
  expect((await call(city, api.readSource)).status).toBe(403);
  const other = await startApp({ on: ['organisation'] });
  const caller = await signedIn(other, 'superadmin');
  const given = { ...server.service, secret: 'x', mostLeaving: 5, isNightly: false, version: 0 };
  const refused = async (more: object) => {
    const answer = await caller.call(api.saveSource, { ...given, ...more });
    return [answer.status, /organisation\.source\.error\.(\w+)/.exec(answer.text)?.[1]];
  };
  expect(await refused({})).toEqual([422, 'https']);
  const tokenAddress = 'https://203.0.113.7/token';
  expect(await refused({ baseAddress: 'https://169.254.169.254/', tokenAddress })).toEqual([422, 'inward']);
  expect(await refused({ kind: 'folder' })).toEqual([422, 'noFolder']);
  await other.close();
});

test('a folder of CSV files is read in the same way, from the beginning', async () => {
  const files = {
    'orgs.csv': 'sourcedId,status,name,type,identifier,parentSourcedId\nf1,active,滨江初级中学,school,OR1,',
    'users.csv': 'sourcedId,status,identifier,givenName,familyName,username,grades\nf9,active,ORF1,声,高,,07',
    'roles.csv': 'userSourcedId,role,orgSourcedId\nf9,student,f1',
    'classes.csv': 'sourcedId,status,title,classType,grades,schoolSourcedId\nfc,active,七(1)班,homeroom,07,f1',
    'enrollments.csv': 'classSourcedId,userSourcedId,role\nfc,f9,student',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { version } = (await call(operator, api.readSource)).data;
  const given = { kind: 'folder', baseAddress: '', tokenAddress: '', clientId: '' };
  expect((await call(operator, api.trySource, given)).data.steps).toMatchObject([
    { step: 'folder', isDone: true, answer: '1' },
  ]);
  await call(operator, api.saveSource, { ...given, mostLeaving: 5, isNightly: false, version });
  const run = await pulled();
  // the people of the former service are not missed: it begins anew
  expect(run).toMatchObject({ state: 'waiting', why: 'first', leaving: 0 });
  await call(city, api.takeSourceRun, { id: run.id });
  expect((await settled()).state).toBe('taken');
  expect((await people()).find(({ usercode }) => usercode === 'ORF1')).toMatchObject({ class: '七(1)班' });
  const { data } = await call(operator, api.clearSource, { version: version + 1 });
  expect(data).toMatchObject({ isSetUp: false, hasSecret: false });
  expect((await call(city, api.pullSource)).status).toBe(422);
});
