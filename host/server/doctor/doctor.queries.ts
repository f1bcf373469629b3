import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Rights of the role that serves requests: it must be neither superuser nor past row-level security. */
export const selectOwnRole = (db: Db) =>
  db.one(sql<{ name: string; isSuperuser: boolean; bypasses: boolean }>`
    select rolname as name, rolsuper as is_superuser, rolbypassrls as bypasses from pg_roles where rolname = current_user`);

/** Settings of the server without which an acknowledged row may be lost. */
export const selectDurability = (db: Db) =>
  db.all(sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`);

/** Whether the database can sort by it: there may be one that its encoding has no use for. */
export const hasCollation = async (db: Db, name: string): Promise<boolean> =>
  (await db.one(sql<{ is: boolean }>`select to_regcollation(quote_ident(${name})) is not null as is`)).is;

/** Tables of schools' rows that row-level security does not guard: keyed by the school, or naming it in any column. */
export const selectUnguarded = (db: Db) =>
  db.all(sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relrowsecurity and not c.relispartition
      and n.nspname in (select schema from core.migration)
      and (exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary and a.attname = 'school_id')
        or exists (select from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = to_regclass('core.school')))
    order by 1`);

/** The longest transaction of the application's role that waits for its owner. Seconds. */
export const selectIdleTransaction = (db: Db, now: Date) =>
  db.one(sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from ${now}::timestamptz - xact_start)), 0)::float8 as seconds
    from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`);

/** The table with the most dead rows beside its living ones. */
export const selectBloated = (db: Db) =>
  db.maybe(sql<{ name: string; dead: number; living: number }>`
    select schemaname || '.' || relname as name, n_dead_tup as dead, n_live_tup as living
    from pg_stat_user_tables where n_dead_tup > 100000 and n_dead_tup > n_live_tup order by n_dead_tup desc limit 1`);

/** Indexes that a failed building left unusable. */
export const selectInvalidIndexes = (db: Db) =>
  db.all(sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace where not i.indisvalid and n.nspname not like 'pg\\_%'`);

/** Databases that restores have left with the state before. */
export const selectDatabasesLike = (db: Db, beginning: string) =>
  db.all(sql<{ name: string }>`select datname as name from pg_database where starts_with(datname, ${beginning})`);

export const selectDatabaseName = async (db: Db): Promise<string> =>
  (await db.one(sql<{ name: string }>`select current_database()::text as name`)).name;

export const selectMigrationRecord = (db: Db) =>
  db.all(sql<{ schema: string; name: string; checksum: string }>`select schema, name, checksum from core.migration`);

export const countPeople = async (db: Db): Promise<number> =>
  (await db.one(sql<{ count: number }>`select count(*) as count from (select from core.person limit 1) p`)).count;

/** Super administrators who can sign in, with the hashes of their passwords. */
export const selectAdministrators = (db: Db, category: number) =>
  db.all(sql<{ username: string; hash: string }>`
    select username, password_hash as hash from core.person where category = ${category} and password_hash is not null`);

/** People with one of the three administrators' duties who can sign in. */
export const selectDutyHolders = (db: Db) =>
  db.all(sql<{ duty: string; username: string; name: string; phone: string | null }>`
    select d.duty, p.username, p.name, p.phone from core.administrator_duty d
    join core.person p on p.id = d.person_id and p.disabled_at is null order by d.duty, p.username`);

/** When the newest secret of the server was made. */
export const selectSecretTime = async (db: Db): Promise<Date | null> =>
  (await db.one(sql<{ time: Date | null }>`select max(created_at) as time from core.server_secret`)).time;

/** Files, a few of the newest and a few from anywhere, to look whether the disk still has them. */
export const selectSomeContents = (db: Db, count: number) =>
  db.all(sql<{ sha256: string; bytes: number }>`
    (select sha256, bytes from core.file order by created_at desc limit ${count})
    union (select sha256, bytes from core.file order by sha256 limit ${count})`);

/** Contents from anywhere. */
export const selectAnyContents = (db: Db, count: number) =>
  db.all(sql<{ sha256: string }>`
    select distinct sha256 from (select sha256 from core.file order by random() limit ${count}) f`);

/** How many of these contents some file names. */
export const countNamedContents = async (db: Db, contents: readonly string[]): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(distinct sha256) as count from core.file where sha256 = any (${contents}::text[])`)
  ).count;

/** The state of the queue. */
export const selectQueue = (db: Db, now: Date) =>
  db.one(sql<{ failed: number; oldest: Date | null }>`
    select count(*) filter (where state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day') as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest
    from jobs.job`);

/** Students in more than one class of a term that is not over, and the number of one of them. */
export const selectTwoSeats = (db: Db, today: Day) =>
  db.one(sql<{ students: number; one: string | null }>`
    select count(distinct p.id) as students, min(p.usercode) as one from (
      select m.person_id from core.class_member m join core.term t on t.id = m.term_id
      where t.ends_on >= ${today}::date group by m.person_id, m.term_id having count(*) > 1) d
    join core.person p on p.id = d.person_id`);
