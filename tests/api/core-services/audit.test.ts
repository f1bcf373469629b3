import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn, visitor } from 'edutech/core/server/actor';
import { SealedAudit } from 'edutech/core/server/audit/sealed-audit';
import { auditLag, verifyAuditChain } from 'edutech/core/server/audit/verify';
import type { Db } from 'edutech/core/server/data/db';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';

const system = asSystem('test');
const minute = 60_000;
const clock = { time: Date.parse('2026-11-21T08:00:00.123Z'), now: () => new Date(clock.time++) };
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let audit: SealedAudit;

beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  audit = new SealedAudit(database, clock, quietLogger);
});
afterAll(() => scratch.close());

const act = (n: number) => ({
  act: 'role.grant',
  objectKind: 'post',
  objectId: newId(),
  facts: { n, wide: true, b: null },
});
const asApplication = <T>(work: (db: Db) => Promise<T>) => database.write(system, work);
const report = () => database.read(system, (db) => verifyAuditChain(db, new Date(clock.time + 2 * minute)));

test('records of people, visitors and the system are sealed into one chain', async () => {
  const teacher: SignedIn = {
    kind: 'person',
    personId: newId(),
    username: 't',
    name: 'T',
    sessionId: 'ab',
    roleId: newId(),
    roleType: 1,
    reach: 'school',
    schoolId: newId(),
    countyId: null,
    limit: 'full',
    isShared: false,
    actedBy: null,
    mustChangePassword: false,
    category: 'teacher',
    permissions: new Set(),
  };
  await database.write(teacher, (db) => audit.record(db, teacher, act(1)));
  await database.write(visitor, (db) => audit.record(db, visitor, { ...act(2), address: '10.0.0.7' }));
  await asApplication((db) => audit.record(db, system, act(3)));
  await expect(audit.seal()).resolves.toBe(3);
  await expect(audit.seal()).resolves.toBe(0);
  await expect(report()).resolves.toMatchObject({ isWhole: true, sealed: 3, brokenAt: null, unsealed: 0 });
});

test('a record of a transaction that fails is not there', async () => {
  const failing = asApplication(async (db) => {
    await audit.record(db, system, act(0));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(audit.seal()).resolves.toBe(0);
});

test('two processes that seal at once make one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => asApplication((db) => audit.record(db, system, act(n)))));
  const other = new SealedAudit(scratch.connect(), clock, quietLogger);
  await Promise.all([audit.seal(), other.seal(), audit.seal(), other.seal()]);
  await audit.seal();
  await expect(report()).resolves.toMatchObject({ isWhole: true, sealed: 43, unsealed: 0 });
});

test('records that wait show as lag, and after a minute the chain is not whole', async () => {
  await asApplication((db) => audit.record(db, system, act(9)));
  const later = new Date(clock.time + 90_000);
  const lag = await database.read(system, (db) => auditLag(db, later));
  expect(lag).toBeGreaterThanOrEqual(90);
  await expect(report()).resolves.toMatchObject({ isWhole: false, unsealed: 1 });
  await audit.seal();
  await expect(database.read(system, (db) => auditLag(db, later))).resolves.toBe(0);
});

test('the application cannot change or remove a record or a seal', async () => {
  for (const statement of [
    sql`update core.audit_record set act = 'other'`,
    sql`delete from core.audit_record`,
    sql`truncate core.audit_record`,
    sql`update core.audit_seal set hash = hash`,
    sql`delete from core.audit_seal`,
    sql`update core.audit_unsealed set created_at = created_at`,
  ]) {
    await expect(asApplication((db) => db.run(statement))).rejects.toThrow('permission denied');
  }
});

test('a person sees the records of his school only', async () => {
  const stranger = { ...visitor };
  await expect(database.read(stranger, (db) => db.all(sql`select id from core.audit_record`))).resolves.toEqual([]);
});

test('a record that its owner changed or took out breaks the chain where it stood', async () => {
  await scratch.asOwner(
    `update core.audit_record set facts = '{"n":7}' where id = (select record_id from core.audit_seal where position = 5)`,
  );
  await expect(report()).resolves.toMatchObject({ isWhole: false, brokenAt: 5, sealed: 4 });
  await scratch.asOwner(`alter table core.audit_seal drop constraint audit_seal_record_id_fkey`);
  await scratch.asOwner(
    `delete from core.audit_record where id = (select record_id from core.audit_seal where position = 2)`,
  );
  await expect(report()).resolves.toMatchObject({ isWhole: false, brokenAt: 2, sealed: 1 });
});
