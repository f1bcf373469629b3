import type { Id } from '../../common/ids';
import type { Grantee } from '../../common/plugin';
import { type Db, sql } from '../data/db';

interface GrantRow {
  code: string;
  actions: string[];
  withheld: boolean;
  isDefault: boolean;
}

/** Default grants of these names and the deviations of a post, in one round trip. */
export const selectGrants = (db: Db, grantees: readonly Grantee[], postId: Id | null) =>
  db.all<GrantRow>(sql`
    select code, actions, false as withheld, true as is_default
    from core.grant_default where grantee = any(${grantees}::text[])
    union all
    select code, actions, withheld, false from core.post_grant where post_id = ${postId}`);

/** The state of each code since earlier starts. */
export const selectKnownCodes = (db: Db) =>
  db.all<{ code: string; pluginId: string; actions: string[] }>(
    sql`select code, plugin_id, actions from core.permission_code`,
  );

/** Remembers a code as its manifest declares it now. */
export const upsertCode = (db: Db, code: string, pluginId: string, actions: readonly string[]) =>
  db.run(sql`
    insert into core.permission_code (code, plugin_id, actions) values (${code}, ${pluginId}, ${actions}::text[])
    on conflict (code) do update set plugin_id = excluded.plugin_id, actions = excluded.actions`);

/** Grants a new code to its default holders. */
export const insertDefaults = (db: Db, code: string, grantees: readonly Grantee[], actions: readonly string[]) =>
  db.run(sql`
    insert into core.grant_default (grantee, code, actions)
    select grantee, ${code}, ${actions}::text[] from unnest(${grantees}::text[]) as grantee
    on conflict do nothing`);

/** Grants new actions of a known code to those of its default holders who still hold the code. */
export const addDefaultActions = (db: Db, code: string, grantees: readonly Grantee[], actions: readonly string[]) =>
  db.run(sql`
    update core.grant_default set actions = actions || ${actions}::text[]
    where code = ${code} and grantee = any(${grantees}::text[]) and not actions && ${actions}::text[]`);
