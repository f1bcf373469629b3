import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { StoredRecord } from './seal';

/** Any number will do; it keeps two processes from continuing the chain at once. */
const sealLock = 7_310_404;

const recordColumns = sql`r.id, r.created_at, r.act, r.actor_kind, r.person_id,
  r.role_id, r.school_id, r.object_kind, r.object_id, r.reason,
  r.facts, r.address`;

/** Adds a record and puts it before the sealing job. */
export async function insertAuditRecord(db: Db, record: StoredRecord): Promise<void> {
  await db.run(sql`
    with recorded as (
      insert into core.audit_record
        (id, created_at, act, actor_kind, person_id, role_id, school_id, object_kind, object_id, reason, facts, address)
      values (${record.id}, ${record.createdAt}, ${record.act}, ${record.actorKind}, ${record.personId}, ${record.roleId},
        ${record.schoolId}, ${record.objectKind}, ${record.objectId}, ${record.reason},
        ${JSON.stringify(record.facts)}::jsonb, ${record.address})
    )
    insert into core.audit_unsealed (record_id, created_at) values (${record.id}, ${record.createdAt})`);
}

/** True when this transaction may continue the chain; false when another one is at it. */
export async function lockSeals(db: Db): Promise<boolean> {
  const { taken } = await db.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${sealLock}) as taken`);
  return taken;
}

export interface Seal {
  readonly position: number;
  readonly recordId: Id;
  readonly hash: Buffer;
}

export function selectOptionalLastSeal(db: Db): Promise<Seal | undefined> {
  return db.maybe(sql`
    select position, record_id, hash from core.audit_seal order by position desc limit 1`);
}

export function selectUnsealedRecords(db: Db, limit: number): Promise<StoredRecord[]> {
  return db.all(sql`
    select ${recordColumns} from core.audit_unsealed u join core.audit_record r on r.id = u.record_id
    order by u.created_at, u.record_id limit ${limit}`);
}

/** Adds seals and takes their records out of what waits. */
export async function insertSeals(db: Db, seals: readonly Seal[]): Promise<void> {
  const positions = seals.map(({ position }) => position);
  const records = seals.map(({ recordId }) => recordId);
  const hashes = seals.map(({ hash }) => hash);
  await db.run(sql`
    insert into core.audit_seal (position, record_id, hash)
    select * from unnest(${positions}::bigint[], ${records}::uuid[], ${hashes}::bytea[])`);
  await db.run(sql`delete from core.audit_unsealed where record_id = any(${records}::uuid[])`);
}

/** Seals after a position with their records; a record that was taken out is null. */
export function selectSealedAfter(
  db: Db,
  position: number,
  limit: number,
): Promise<(Seal & { record: StoredRecord | null })[]> {
  return db
    .all<Seal & StoredRecord & { id: Id | null }>(sql`
    select s.position, s.record_id, s.hash, ${recordColumns}
    from core.audit_seal s left join core.audit_record r on r.id = s.record_id
    where s.position > ${position} order by s.position limit ${limit}`)
    .then((rows) => rows.map((row) => ({ ...row, record: row.id === null ? null : row })));
}

/** Records that have no seal and are older than `time`. */
export async function countUnsealedBefore(db: Db, time: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from core.audit_record r
    where r.created_at < ${time} and not exists (select from core.audit_seal s where s.record_id = r.id)`);
  return count;
}

/** Since when the oldest record waits for its seal; null: none waits. */
export async function selectOldestUnsealed(db: Db): Promise<Date | null> {
  const { oldest } = await db.one<{ oldest: Date | null }>(
    sql`select min(created_at) as oldest from core.audit_unsealed`,
  );
  return oldest;
}
