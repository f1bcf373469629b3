import type { Id } from 'edutech/core/common/ids';
import type { AuditReport } from 'edutech/core/server/audit/verify';
import { type Db, sql } from 'edutech/core/server/data/db';

export const insertExport = (db: Db, id: Id, personId: Id, now: Date) =>
  db.run(sql`insert into deployment.audit_export (id, person_id, created_at) values (${id}, ${personId}, ${now})`);

export const finishExport = (db: Db, id: Id, fileId: Id, rows: number) =>
  db.run(sql`update deployment.audit_export set file_id = ${fileId}, rows = ${rows} where id = ${id}`);

/** The file of a person's own export. Throws 404 as long as there is none. */
export const selectExported = async (db: Db, id: Id, personId: Id): Promise<Id> =>
  (
    await db.one<{ fileId: Id }>(
      sql`select file_id from deployment.audit_export
        where id = ${id} and person_id = ${personId} and file_id is not null`,
      'deployment.audit.noExport',
    )
  ).fileId;

export const insertCheck = (db: Db, id: Id, personId: Id, now: Date) =>
  db.run(sql`insert into core.audit_check (id, person_id, started_at) values (${id}, ${personId}, ${now})`);

export const finishCheck = (db: Db, id: Id, { sealed, brokenAt, unsealed, head }: AuditReport, now: Date) =>
  db.run(sql`
    update core.audit_check set ended_at = ${now}, sealed = ${sealed}, broken_at = ${brokenAt}, unsealed = ${unsealed},
      head = ${head}
    where id = ${id}`);

export const deleteUnfinishedCheck = (db: Db, id: Id) =>
  db.run(sql`delete from core.audit_check where id = ${id} and ended_at is null`);

/** The newest check of the chain. */
export const selectOptionalCheck = (db: Db) =>
  db.maybe<{
    startedAt: Date;
    endedAt: Date | null;
    by: string | null;
    sealed: number | null;
    brokenAt: number | null;
    unsealed: number | null;
    head: string | null;
  }>(sql`
    select c.started_at, c.ended_at, p.name as by, c.sealed, c.broken_at,
      c.unsealed, c.head
    from core.audit_check c left join core.person p on p.id = c.person_id
    order by c.started_at desc limit 1`);

/** Time of the oldest record. */
export const selectOptionalFirst = (db: Db) =>
  db.maybe<{ at: Date }>(sql`select created_at as at from core.audit_record order by created_at, id limit 1`);
