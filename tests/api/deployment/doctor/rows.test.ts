import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { formerBeginning } from 'edutech/host/server/backup/restore/restore-backup';
import { demoPassword } from 'edutech/core/server/demo-password';
import { hashPassword } from 'edutech/core/server/sign-in/login/passwords';
import { asOwner } from '../backup-support';
import { foundInRows } from './found-in-rows';
import { clockAt, type Patient, settingsWith, startPatient } from './patient';

let patient: Patient;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  patient = await startPatient((work) => void clean.push(work));
});
afterAll(async () => {
  for (const work of clean.reverse()) await work();
});

const minute = 60_000;
const day = 86_400_000;

/** The check has nothing to say, then something is broken, then it says what is expected. */
async function finds(id: string, breakIt: () => Promise<unknown>, facts: Readonly<Record<string, unknown>> = {}) {
  expect(await patient.look(id)).toBeNull();
  await breakIt();
  expect(await patient.look(id)).toMatchObject(facts);
}

const insertPerson = async (username: string, category: number, password: string | null) => {
  const id = newId();
  await patient.asOwner(
    `insert into core.person (id, username, usercode, name, category, password_hash, created_at)
     values ($1, $2, $2, $2, $3, $4, now())`,
    [id, username, category, password && (await hashPassword(password))],
  );
  return id;
};

test('a database that does not answer is found', async () => {
  expect(await patient.look('database')).toBeNull();
  const { database } = patient.readingAt('postgres://nobody@127.0.0.1:1/nothing');
  expect(await patient.look('database', { database })).toEqual({});
});

test('a role that sees past row-level security is found', async () => {
  expect(await patient.look('role')).toBeNull();
  const reading = patient.readingAt(patient.urlOfSuperuser());
  expect(await patient.look('role', reading)).toEqual({ name: new URL(patient.urlOfSuperuser()).username });
});

// a database of bytes has no collations but those of bytes
test('an encoding without Chinese and a missing collation are found', async () => {
  for (const id of ['encoding', 'collation']) expect(await patient.look(id)).toBeNull();
  const name = `${patient.name}_foreign`;
  await asOwner(patient.urlOfSuperuser('postgres'), (client) =>
    client.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc`),
  );
  clean.unshift(() =>
    asOwner(patient.urlOfSuperuser('postgres'), async (client) => {
      await client.query(`drop database ${name} with (force)`);
    }),
  );
  const reading = patient.readingAt(patient.urlOfSuperuser(name));
  expect(await patient.look('encoding', reading)).toEqual({ encoding: 'SQL_ASCII' });
  expect(await patient.look('collation', reading)).toEqual({});
});

test('a database that acknowledges before it has written is found', async () => {
  await patient.asOwner(`alter database ${patient.name} set synchronous_commit = off`);
  const found = await patient.look('durability', patient.readingAt(patient.appUrl));
  expect(found?.['settings']).toContain('synchronous_commit');
});

test('a clock that is an hour off is found', async () => {
  expect(await patient.look('clock')).toBeNull();
  expect(await patient.look('clock', { clock: clockAt(60 * minute) })).toEqual({ seconds: 3600 });
});

test('a migration that waits, and one that was changed after it ran, are found', async () => {
  for (const id of ['migrations', 'migrationFiles']) expect(await patient.look(id)).toBeNull();
  const folder = join(patient.folder, 'migrations');
  await mkdir(folder);
  await writeFile(join(folder, '209901010000_thing__create.sql'), 'select 1');
  const [core] = patient.examined.migrations;
  expect(await patient.look('migrations', { migrations: [core!, { schema: 'chess', folder }] })).toEqual({ count: 1 });
  const first = '202611210800_core__scope.sql';
  await writeFile(join(folder, first), '-- another text');
  expect(await patient.look('migrationFiles', { migrations: [{ schema: 'core', folder }] })).toEqual({
    file: `core/${first}`,
  });
});

test('tables of schools’ rows that nothing guards are found', () =>
  finds(
    'rowSecurity',
    () =>
      patient.asOwner(`create table core.open_rows (school_id uuid, id uuid, primary key (school_id, id));
        create table core.open_sites (id uuid primary key, site_school_id uuid references core.school)`),
    { tables: 'core.open_rows, core.open_sites' },
  ));

const record = (id: string) =>
  patient.asOwner(
    `insert into core.audit_record (id, created_at, act, actor_kind, object_kind)
     values ($1, now() - interval '5 minutes', 'test.act', 'system', 'test')`,
    [id],
  );

test('a record that has waited for its seal is found', () =>
  finds('auditSealing', async () => {
    const id = newId();
    await record(id);
    await patient.asOwner(`insert into core.audit_unsealed values ($1, now() - interval '5 minutes')`, [id]);
  }));

test('a seal that does not fit its record is found, quickly and thoroughly', async () => {
  const id = newId();
  await finds(
    'auditChain',
    async () => {
      await record(id);
      const hash = createHash('sha256').update('something else').digest();
      await patient.asOwner('insert into core.audit_seal values (1, $1, $2)', [id, hash]);
    },
    { position: 1 },
  );
  expect(await patient.look('auditChain', { isThorough: true })).toEqual({ position: 1 });
});

test('events that nobody is told are found', () =>
  finds(
    'outbox',
    () =>
      patient.asOwner(`insert into core.outbox (id, name, payload, created_at)
        select gen_random_uuid(), 'test.told', '{}', now() from generate_series(1, 10001)`),
    { waiting: 10_001 },
  ));

test('a transaction that its owner has left open is found', async () => {
  // of the application's role: those of others the server does not show it
  const client = new pg.Client({ connectionString: patient.appUrl });
  await client.connect();
  try {
    await client.query('begin');
    expect(await patient.look('idleTransaction')).toBeNull();
    const later = { clock: clockAt(10 * minute) };
    expect((await patient.look('idleTransaction', later))?.['minutes']).toBeGreaterThanOrEqual(10);
  } finally {
    await client.end();
  }
});

test('a table that is mostly dead rows is found', () =>
  finds(
    'deadRows',
    () =>
      patient.asOwner(`create table core.bloated (n integer) with (autovacuum_enabled = false);
        insert into core.bloated select generate_series(1, 100001);
        delete from core.bloated`),
    { table: 'core.bloated', living: 0 },
  ));

test('an index that could not be built is found', () =>
  finds(
    'indexes',
    async () => {
      await patient.asOwner('create table core.twice as select 1 as n from generate_series(1, 2)');
      const building = patient.asOwner('create unique index concurrently twice_n on core.twice (n)');
      await expect(building).rejects.toThrow('could not create unique index');
    },
    { indexes: 'twice_n' },
  ));

test('what a restore has left of the state before is found', () =>
  finds(
    'formerDatabases',
    async () => {
      const former = `${formerBeginning(patient.name)}20261121`;
      await asOwner(patient.urlOfSuperuser('postgres'), (client) =>
        client.query(`create database ${former} template template0`),
      );
      clean.unshift(() =>
        asOwner(patient.urlOfSuperuser('postgres'), async (client) => {
          await client.query(`drop database ${former} with (force)`);
        }),
      );
    },
    { databases: `${formerBeginning(patient.name)}20261121` },
  ));

test('a platform with nobody, and then without an administrator, is found', async () => {
  expect(await patient.look('accounts')).toEqual({});
  await insertPerson('zhang', categories.teacher, 'Zhang-2026');
  expect(await patient.look('accounts')).toBeNull();
  expect(await patient.look('administrators')).toEqual({});
  const admin = await insertPerson('wang', categories.superAdmin, null);
  expect(await patient.look('administrators')).toEqual({});
  await patient.asOwner('update core.person set password_hash = $1 where id = $2', ['any', admin]);
  expect(await patient.look('administrators')).toBeNull();
});

test('a demo account behind a public address is found', () =>
  finds('demoAccounts', () => insertPerson('teacher', categories.teacher, demoPassword), { username: 'teacher' }));

test('keys that the key file of the deployment does not open are found', () =>
  finds(
    'deploymentKey',
    () => patient.asOwner(`insert into core.vault_key values ('k1', $1, now(), 'another')`, [Buffer.alloc(60)]),
    { count: 1 },
  ));

test('an old secret of the server is found', async () => {
  await patient.asOwner(`insert into core.server_secret values ('k1', $1, now())`, [Buffer.alloc(32)]);
  expect(await patient.look('serverSecret')).toBeNull();
  expect(await patient.look('serverSecret', { clock: clockAt(500 * day) })).toEqual({ days: 500 });
});

test('administrators’ duties that nobody has, that one person has twice, or that do not hold, are found', async () => {
  const separate = { settings: settingsWith({ separateDuties: true }) };
  expect(await patient.look('dutiesGiven')).toBeNull();
  expect(await patient.look('dutiesHeld', separate)).toEqual({ held: 0, all: 3 });
  for (const duty of ['system', 'security', 'audit']) {
    const id = await insertPerson(`${duty}.admin`, categories.superAdmin, null);
    await patient.asOwner('insert into core.administrator_duty values ($1, $2, null, now())', [id, duty]);
  }
  expect(await patient.look('dutiesHeld', separate)).toBeNull();
  expect(await patient.look('dutiesApart', separate)).toBeNull();
  await patient.asOwner(`update core.person set name = 'wang' where username in ('system.admin', 'audit.admin')`);
  expect(await patient.look('dutiesApart', separate)).toEqual({
    one: 'audit.admin',
    other: 'system.admin',
    name: 'wang',
  });
  expect(await patient.look('dutiesGiven')).toEqual({});
});

const insertProcess = (version: string, facts: Readonly<Record<string, number>> = {}) =>
  patient.asOwner(
    `insert into core.process (id, host, pid, version, started_at, seen_at, facts)
     values ($1, 'school-1', 7, $2, now(), now(), $3)`,
    [newId(), version, JSON.stringify(facts)],
  );

test('no process, two versions and one that stands still are found', async () => {
  expect(await patient.look('processes')).toEqual({});
  await insertProcess('4.3.1');
  for (const id of ['processes', 'oneVersion', 'eventLoop']) expect(await patient.look(id)).toBeNull();
  await insertProcess('4.4.0', { loopDelaySeconds: 3.04 });
  expect(await patient.look('oneVersion')).toEqual({ versions: '4.3.1, 4.4.0' });
  expect(await patient.look('eventLoop')).toEqual({ host: 'school-1', pid: '7', seconds: 3 });
});

test('jobs that failed, and jobs that nobody takes, are found', async () => {
  for (const id of ['failedJobs', 'waitingJobs']) expect(await patient.look(id)).toBeNull();
  await patient.asOwner(`select jobs.create_queue('test', '{"policy": "standard"}')`);
  const insertJob = (state: string) =>
    patient.asOwner(
      `insert into jobs.job (name, state, policy, start_after, completed_on)
       values ('test', $1::jobs.job_state, 'standard', now() - interval '1 hour', now())`,
      [state],
    );
  await insertJob('failed');
  expect(await patient.look('failedJobs')).toEqual({ failed: 1 });
  expect(await patient.look('waitingJobs')).toBeNull();
  await insertJob('created');
  expect(await patient.look('waitingJobs')).toEqual({ minutes: 60 });
});

test('schedules that are switched off are counted, and modules that are off are not', async () => {
  const turn = (name: string) =>
    patient.asOwner(`insert into core.module_switch values ($1, null, false, now())`, [name]);
  await turn('air');
  expect(await patient.look('schedules')).toBeNull();
  await turn('core.backup');
  expect(await patient.look('schedules')).toEqual({ off: 1 });
});

test('a student who sits in two classes of one term is found, and no student of a term that is over', async () => {
  const twice = await insertPerson('sits.twice', categories.student, null);
  const once = await insertPerson('sits.once', categories.student, null);
  const [city, county, school, year, past, now, one, other] = Array.from({ length: 8 }, () => newId());
  await patient.asOwner(`
    insert into core.city (id, name) values ('${city}', 'a city');
    insert into core.county (id, city_id, name) values ('${county}', '${city}', 'a county');
    insert into core.school (id, county_id, code, name, stage) values ('${school}', '${county}', '1', 'a school', 'junior');
    insert into core.school_year (id, name, starts_on, ends_on)
      values ('${year}', 'a year', current_date - 200, current_date + 150);
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on) values
      ('${past}', '${year}', 1, 'over', current_date - 200, current_date - 50),
      ('${now}', '${year}', 2, 'now', current_date - 40, current_date + 100);
    insert into core.grade (id, number, stage, name) values ('${year}', 7, 'junior', 'a grade') on conflict do nothing;
    insert into core.class (school_id, id, school_year_id, grade_id, number, name)
      select '${school}', c.id, '${year}', g.id, c.number, 'a class' from core.grade g,
        (values ('${one}'::uuid, 1), ('${other}'::uuid, 2)) c (id, number) where g.number = 7;
    insert into core.class_member (school_id, term_id, class_id, person_id) values
      ('${school}', '${past}', '${one}', '${once}'), ('${school}', '${past}', '${other}', '${once}'),
      ('${school}', '${now}', '${one}', '${once}'), ('${school}', '${now}', '${one}', '${twice}')`);
  const sitAgain = `insert into core.class_member (school_id, term_id, class_id, person_id)
    values ('${school}', '${now}', '${other}', '${twice}')`;
  await finds('twoSeats', () => patient.asOwner(sitAgain), { students: 1, one: 'sits.twice' });
});

test('every check that is left to this file has found something', () => {
  expect([...patient.found].sort()).toEqual([...foundInRows].sort());
});
