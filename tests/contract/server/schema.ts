import pg from 'pg';

/** What PostgreSQL says about the tables of the platform. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** First column of each index. */
  readonly led: readonly string[];
  /** Columns that may be empty. */
  readonly optional: readonly string[];
  readonly isGuarded: boolean;
  readonly policies: number;
  readonly owner: string;
}

export interface ForeignKey {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

const ofProduct = `nspname not in ('pg_catalog', 'information_schema', 'public', 'jobs') and nspname !~ '^pg_'`;

const tablesQuery = `
  select n.nspname as schema, c.relname as name, c.relrowsecurity as "isGuarded", pg_get_userbyid(c.relowner) as owner,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and not attnotnull) as optional,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select a.attname::text from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid) as led,
    (select count(*)::int from pg_policy where polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${ofProduct} order by 1, 2`;

const foreignKeysQuery = `
  select n.nspname as "from", fn.nspname as "to", conname as name
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and n.nspname <> fn.nspname`;

/** Views that would show their owner's rows, and so more than whoever asks may see. */
const openViewsQuery = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ofProduct} and (c.relkind = 'm'
    or (c.relkind = 'v' and not coalesce(c.reloptions::text[] @> array['security_invoker=true'], false)))`;

/** Functions that run as their owner, in any schema but core's: row-level security does not hold inside. */
/** Of a plugin, one may answer ids, and nothing else: they are read under the policies (decision 0123). */
const mightyFunctionsQuery = `
  select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and ${ofProduct} and nspname <> 'core'
    and not (p.prorettype = 'uuid'::regtype and p.proallargtypes is null and p.provolatile <> 'v')`;

const ownedQuery = `
  select c.relname as name from pg_class c where pg_get_userbyid(c.relowner) = $1
  union all select n.nspname from pg_namespace n where pg_get_userbyid(n.nspowner) = $1
  union all select p.proname from pg_proc p where pg_get_userbyid(p.proowner) = $1
  union all select n.nspname || ' (may create)' from pg_namespace n
    where has_schema_privilege($1, n.oid, 'create') and n.nspname !~ '^pg_'`;

/** Reads the catalogue of a database, as a role of it. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const tablesOf = async (client: pg.Client): Promise<Table[]> => (await client.query(tablesQuery)).rows;
export const foreignKeysOf = async (client: pg.Client): Promise<ForeignKey[]> =>
  (await client.query(foreignKeysQuery)).rows;

const names = (result: pg.QueryResult) => result.rows.map(({ name }) => name as string);
export const openViewsOf = async (client: pg.Client) => names(await client.query(openViewsQuery));
export const mightyFunctionsOf = async (client: pg.Client) => names(await client.query(mightyFunctionsQuery));
/** What a role owns or may make things in: nothing, for the application's. */
export const ownedBy = async (client: pg.Client, role: string) => names(await client.query(ownedQuery, [role]));
