import pg from 'pg';

const { escapeIdentifier } = pg;

/** A table as a backup sees it. */
export interface BackedUpTable {
  /** `core.person`. */
  readonly name: string;
  /** Columns that hold something of their own: generated ones are computed again. */
  readonly columns: readonly string[];
  /** Expressions by which its rows have one order, whatever the collation of the database. */
  readonly order: readonly string[];
  /** Roughly, with indexes. */
  readonly bytes: number;
}

export interface SequenceState {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

export const quotedTable = (name: string) => name.split('.').map(escapeIdentifier).join('.');

/** Schemas of ours: those that have migrations, and the queue's. */
export async function selectSchemas(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select nspname as name from pg_namespace
    where nspname in ('core', 'jobs') or nspname in (select schema from core.migration) order by 1`);
  return rows.map(({ name }) => name);
}

/** Every table of ours but partitions, which their parents speak for. */
export async function selectTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const schemas = await selectSchemas(client);
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    key: { name: string; isText: boolean }[] | null;
    bytes: string;
  }>(
    `
    select n.nspname || '.' || c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key,
      (select coalesce(sum(pg_total_relation_size(t.relid)), 0) from pg_partition_tree(c.oid) t)
        + case when c.relkind = 'r' then pg_total_relation_size(c.oid) else 0 end as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
    order by 1`,
    [schemas],
  );
  return rows.map(({ name, columns, key, bytes }) => ({ name, columns, order: orderOf(key), bytes: Number(bytes) }));
}

/** By the key; a table without one by all that its rows hold. */
const orderOf = (key: readonly { name: string; isText: boolean }[] | null) =>
  key?.map(({ name, isText }) => `t.${escapeIdentifier(name)}${isText ? ' collate "C"' : ''}`) ?? [
    '(t.*)::text collate "C"',
  ];

/** The statement that sends a table's rows in their order. */
export const copyOutOf = ({ name, columns, order }: Pick<BackedUpTable, 'name' | 'columns' | 'order'>) =>
  `copy (select ${columns.map((column) => `t.${escapeIdentifier(column)}`).join(', ')} from ${quotedTable(name)} t
    order by ${order.join(', ')}) to stdout`;

export const copyInto = ({ name, columns }: Pick<BackedUpTable, 'name' | 'columns'>) =>
  `copy ${quotedTable(name)} (${columns.map(escapeIdentifier).join(', ')}) from stdin`;

/** The values of sequences. Other transactions continue meanwhile: numbers may be skipped, never used twice. */
export async function selectSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1`,
    [await selectSchemas(client)],
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quotedTable(name)}`,
    );
    states.push({ name, ...at[0]! });
  }
  return states;
}

export const setSequence = (client: pg.ClientBase, { name, value, isCalled }: SequenceState) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [quotedTable(name), value, isCalled]);

/** Contents that rows name, each once. */
export async function selectContents(client: pg.ClientBase): Promise<{ sha256: string; bytes: number }[]> {
  const { rows } = await client.query<{ sha256: string; bytes: string }>(
    'select sha256, max(bytes) as bytes from core.file group by sha256 order by sha256',
  );
  return rows.map(({ sha256, bytes }) => ({ sha256, bytes: Number(bytes) }));
}

/** Version of the queue's tables. */
export async function selectQueueVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from jobs.version');
  return rows[0]!.version;
}

/**
 * The same text for the same value, however the server is configured; and an error, not fewer rows, where a policy
 * would hide some.
 */
export const speakPlainly = (client: pg.ClientBase) =>
  client.query(`
    set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
    set bytea_output = 'hex'; set client_encoding = 'UTF8'; set row_security = off; set statement_timeout = 0;
    set search_path = pg_catalog`);
