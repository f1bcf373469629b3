import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Doctor } from 'edutech/core/server/operation/doctor';
import { checkHealth, listLicences, readVitals, turnModule } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { secondAdministrator } from '../organisation/duties/duty-desk';
import { asOwner, backedUp } from './backup-support';

let app: TestApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ plugins: backedUp });
  operator = await signedIn(app, 'superadmin');
});
afterAll(() => app.close());

const checks = async () => ((await operator.call(checkHealth)).envelope!.data as OutputOf<typeof checkHealth>).checks;

test('the doctor looks at many things and says what to do about each problem', async () => {
  const found = await checks();
  expect(found.length).toBeGreaterThanOrEqual(25);
  expect(found.filter(({ id }) => id === 'unseen')).toEqual([]);
  for (const { state, title, problem, remedy } of found) {
    expect(title).not.toMatch(/^core\./);
    if (state === 'fine') expect([problem, remedy]).toEqual(['', '']);
    else expect([problem, remedy].every((text) => text !== '' && !/^core\.|[{}]/.test(text))).toBe(true);
  }
});

test('a test database is well but for what tests leave out', async () => {
  const wrong = (await checks()).filter(({ state }) => state === 'wrong').map(({ id }) => id);
  // no TLS on this machine, and the build may be another test's business
  expect(wrong.filter((id) => !['tls', 'build', 'durability', 'formerDatabases'].includes(id))).toEqual([]);
});

test('a table that lost its policy and a stopped sealing are found', async () => {
  await asOwner(app.database.ownerUrl, (client) => client.query('alter table core.class disable row level security'));
  const state = async (id: string) =>
    (await app.platform.container.get(Doctor).examine()).find((finding) => finding.id === id);
  expect(await state('rowSecurity')).toMatchObject({ state: 'wrong', facts: { tables: 'core.class' } });
  await asOwner(app.database.ownerUrl, (client) => client.query('alter table core.class enable row level security'));
  expect(await state('rowSecurity')).toMatchObject({ state: 'fine' });
});

test('a changed audit record breaks the chain in a quick look and in a thorough one', async () => {
  const doctor = app.platform.container.get(Doctor);
  const chain = async (isThorough: boolean) =>
    (await doctor.examine({ isThorough })).find(({ id }) => id === 'auditChain')!.state;
  // each switch leaves a record; the sealing job takes it within a second
  await operator.call(turnModule, { plugin: 'air', countyId: null, on: true });
  await expect.poll(async () => (await sealed()) > 0, { timeout: 5000 }).toBe(true);
  expect([await chain(false), await chain(true)]).toEqual(['fine', 'fine']);
  await asOwner(app.database.ownerUrl, (client) =>
    client.query(`update core.audit_record set act = 'changed' where id = (select record_id from core.audit_seal
      order by position desc limit 1)`),
  );
  expect([await chain(false), await chain(true)]).toEqual(['wrong', 'wrong']);
});

test('what is not there is not said to be well', async () => {
  const ids = new Set((await app.platform.container.get(Doctor).examine()).map(({ id }) => id));
  expect(ids).toContain('database');
  for (const id of ['certificate', 'certificateKey', 'mailServer', 'dutiesHeld', 'dutiesApart'])
    expect(ids).not.toContain(id);
});

test('two administrators’ duties in one person’s hands are found, and one that nobody has', async () => {
  const separate = await startApp({ city: { settings: { separateDuties: true } } });
  try {
    const state = async (id: string) =>
      (await separate.platform.container.get(Doctor).examine()).find((finding) => finding.id === id);
    const give = (username: string, duty: string) =>
      asOwner(separate.database.ownerUrl, (client) =>
        client.query(
          `insert into core.administrator_duty (person_id, duty, given_at)
           select id, $2, now() from core.person where username = $1`,
          [username, duty],
        ),
      );
    expect(await state('dutiesHeld')).toMatchObject({ state: 'wrong', facts: { held: 0, all: 3 } });
    await give('superadmin', 'system');
    await give('cityadmin', 'security');
    const audit = await secondAdministrator(separate);
    await give('auditadmin', 'audit');
    expect(await state('dutiesHeld')).toMatchObject({ state: 'fine' });
    expect(await state('dutiesApart')).toMatchObject({ state: 'fine' });
    const { name } = separate.world.people.cityadmin;
    await asOwner(separate.database.ownerUrl, (client) =>
      client.query('update core.person set name = $1 where id = $2', [name, audit]),
    );
    expect(await state('dutiesApart')).toMatchObject({
      state: 'wrong',
      facts: { one: 'auditadmin', other: 'cityadmin', name },
    });
    await asOwner(separate.database.ownerUrl, (client) =>
      client.query('update core.person set disabled_at = now() where id = $1', [audit]),
    );
    expect(await state('dutiesHeld')).toMatchObject({ state: 'wrong', facts: { held: 2 } });
  } finally {
    await separate.close();
  }
});

const sealed = async () => {
  const { rows } = await asOwner(app.database.ownerUrl, (client) =>
    client.query<{ count: string }>('select count(*) as count from core.audit_seal'),
  );
  return Number(rows[0]!.count);
};

test('processes, database and disk are shown as they are now', async () => {
  const vitals = (await operator.call(readVitals)).envelope!.data as OutputOf<typeof readVitals>;
  expect(vitals.version).toBe('4.3.1');
  expect(vitals.processes).toMatchObject([{ pid: process.pid, version: '4.3.1' }]);
  expect(vitals.processes[0]!.memoryBytes).toBeGreaterThan(1e7);
  expect(vitals.database.bytes).toBeGreaterThan(1e6);
  expect(vitals.disk.freeBytes).toBeLessThan(vitals.disk.totalBytes);
});

test('a process that ends is not among them any more', async () => {
  const second = await startApp({ plugins: backedUp, sameDatabaseAs: app });
  const count = async () =>
    ((await operator.call(readVitals)).envelope!.data as OutputOf<typeof readVitals>).processes.length;
  expect(await count()).toBe(2);
  await second.close();
  expect(await count()).toBe(1);
});

test('nothing that ships is under a licence that would bind the city’s own code', async () => {
  const rows = (await operator.call(listLicences)).envelope!.data as OutputOf<typeof listLicences>;
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ licence }) => licence === '')).toEqual([]);
  // an alternative that is free is enough: "(MIT OR GPL-3.0)"
  const binds = ({ licence }: { licence: string }) =>
    licence
      .split(/\s+OR\s+/)
      .every((one) => /\b(A|L)?GPL|SSPL|BUSL|CC-BY-(NC|SA)|Commons-Clause|UNLICENSED/i.test(one));
  // libvips is a file of its own, which sharp loads: the LGPL asks that one may replace it, and one may (decision 0101)
  const isLoadedLibrary = ({ name, licence }: { name: string; licence: string }) =>
    /^@img\/sharp-(libvips-|wasm32$|win32-)/.test(name) && !/\b(A?GPL)/.test(licence);
  expect(rows.filter((row) => binds(row) && !isLoadedLibrary(row))).toEqual([]);
});
