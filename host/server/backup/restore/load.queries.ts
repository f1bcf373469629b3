import pg from 'pg';
import { quotedTable, selectSchemas } from '../tables.queries';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops foreign keys, so that tables may be loaded in any order. Returns the statements that restore them. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)`,
    [await selectSchemas(client)],
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${quotedTable(table)} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

/** Puts references back; every row is checked against them. */
export async function addForeignKeys(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${quotedTable(table)} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
}

/** What the migrations themselves put into tables gives way to the backup's rows. */
export const emptyTables = (client: pg.ClientBase, names: readonly string[]) =>
  client.query(`truncate ${names.map(quotedTable).join(', ')}`);

/** Rows are loaded as they were: no trigger may react to them. */
export const setTriggers = (client: pg.ClientBase, name: string, isOn: boolean) =>
  client.query(`alter table ${quotedTable(name)} ${isOn ? 'enable' : 'disable'} trigger user`);

/** Tables of what lets somebody in without a password, or on the way to it: empty after a restore. */
export const openDoors = ['core.session', 'core.one_use_ticket', 'core.second_step'];

/**
 * Signs everybody out: a session that has been ended since the backup, by hand or with its person, must not open again.
 * Of the tables that there are; answers how many sessions there were.
 */
export async function endSessions(client: pg.ClientBase, names: readonly string[]): Promise<number> {
  let ended = 0;
  for (const name of openDoors.filter((one) => names.includes(one))) {
    const { rowCount } = await client.query(`delete from ${quotedTable(name)}`);
    if (name === 'core.session') ended = rowCount ?? 0;
  }
  return ended;
}

/** The migrations of a restored record, in the order in which they once ran. */
export async function selectRecordedMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ schema: string; name: string; text: string | null }>(
    'select schema, name, text from core.migration order by entry',
  );
  return rows;
}
