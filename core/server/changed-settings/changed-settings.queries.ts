import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { ChangeableName } from '../settings/changeable';

/** A change of one setting. The newest of a setting holds; null as `value`: the file decides again. */
export interface SettingChange {
  readonly id: Id;
  /** All changes that were saved together. */
  readonly batchId: Id;
  readonly name: ChangeableName;
  readonly before: unknown;
  readonly value: unknown;
  readonly reason: string;
  readonly changedBy: Id;
  readonly changedAt: Date;
}

/** The newest change of each setting. */
export const selectHeldChanges = (db: Db) =>
  db.all<SettingChange & { readonly changedByName: string }>(sql`
    select distinct on (c.name) c.id, c.batch_id, c.name, c.before, c.value, c.reason, c.changed_by, c.changed_at,
      coalesce(p.name, '') as changed_by_name
    from core.setting_change c left join core.person p on p.id = c.changed_by
    order by c.name, c.changed_at desc, c.id desc`);

/** The latest changes, the newest first. */
export const selectChanges = (db: Db, most: number) =>
  db.all<SettingChange & { readonly changedByName: string }>(sql`
    select c.id, c.batch_id, c.name, c.before, c.value, c.reason, c.changed_by, c.changed_at,
      coalesce(p.name, '') as changed_by_name
    from core.setting_change c left join core.person p on p.id = c.changed_by
    order by c.changed_at desc, c.id desc limit ${most}`);

export const selectBatch = (db: Db, batchId: Id) =>
  db.all<SettingChange>(sql`
    select id, batch_id, name, before, value, reason, changed_by, changed_at from core.setting_change
    where batch_id = ${batchId} order by name`);

/** No two people change settings at once; held until the transaction ends. */
export const lockSettings = (db: Db) => db.run(sql`lock table core.setting_change in share row exclusive mode`);

export const insertChange = (db: Db, row: SettingChange) =>
  db.run(sql`
    insert into core.setting_change (id, batch_id, name, before, value, reason, changed_by, changed_at)
    values (${row.id}, ${row.batchId}, ${row.name}, ${JSON.stringify(row.before)}::jsonb,
      ${JSON.stringify(row.value)}::jsonb, ${row.reason}, ${row.changedBy}, ${row.changedAt})`);
