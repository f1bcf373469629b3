import type { Category } from 'edutech/core/common/permissions/people';
import type { Grantee } from 'edutech/core/common/plugin';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { NamedGrant } from '../reasons';

/** Every default grant of the city. */
export const selectDefaults = (db: Db) =>
  db.all<NamedGrant>(sql`select grantee, code, actions from core.grant_default order by code, grantee`);

export const selectVersions = (db: Db) =>
  db.all<{ code: string; version: number }>(sql`select code, version from core.permission_code`);

/** The version of a code, which nobody else changes before this transaction ends. Throws 404. */
export const lockCode = async (db: Db, code: string): Promise<number> =>
  (
    await db.one<{ version: number }>(
      sql`select version from core.permission_code where code = ${code} for update`,
      'core.permissions.noCode',
    )
  ).version;

/** Writes the default actions of a role for a code (null: none), and the code's next version. */
export async function writeDefault(db: Db, grantee: Grantee, code: string, actions: readonly string[] | null) {
  if (actions === null) {
    await db.run(sql`delete from core.grant_default where grantee = ${grantee} and code = ${code}`);
  } else {
    await db.run(sql`
      insert into core.grant_default (grantee, code, actions) values (${grantee}, ${code}, ${actions}::text[])
      on conflict (grantee, code) do update set actions = excluded.actions`);
  }
  await db.run(sql`update core.permission_code set version = version + 1 where code = ${code}`);
}

/** Number of visible people of each kind; `roleType` null: people without a post. */
export const countHolders = (db: Db) =>
  db.all<{ category: Category; roleType: number | null; count: number }>(sql`
    select p.category, o.role_type, count(*) as count
    from core.post o join core.person p on p.id = o.person_id and p.disabled_at is null
    where o.ended_at is null
    group by 1, 2
    union all
    select p.category, null, count(*) from core.person p
    where p.category not in (2, 3) and p.disabled_at is null
      and not exists (select from core.post o where o.person_id = p.id and o.ended_at is null offset 0)
    group by 1`);
