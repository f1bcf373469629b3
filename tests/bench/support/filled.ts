import pg from 'pg';

/** Rows of a table, written by statements that each write the numbers from one to another. */
export interface Filling {
  readonly rows: number;
  readonly insert: (from: number, to: number) => string;
}

/** Rows of a statement: none takes a minute. */
const atOnce = 500_000;

/**
 * Fills a table with millions of rows as a restore does: its indexes and constraints are built once over what is written, because
 * each of ten million rows in five indexes takes ten times as long. Every constraint is checked when it is added again. Figures of
 * the planner are made anew, and pages marked as visible to all, as they are in a database that has stood for a night.
 */
export async function filled(ownerUrl: string, table: string, fillings: readonly Filling[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: constraints } = await client.query<{ name: string; text: string }>(
      `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
       where conrelid = '${table}'::regclass and contype in ('p', 'u', 'f') order by contype = 'f'`,
    );
    for (const { name } of constraints) await client.query(`alter table ${table} drop constraint "${name}"`);
    const { rows: indexes } = await client.query<{ name: string; text: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
       where indrelid = '${table}'::regclass`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const { rows, insert } of fillings)
      for (let from = 1; from <= rows; from += atOnce)
        await client.query(insert(from, Math.min(rows, from + atOnce - 1)));
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { text } of indexes) await client.query(text);
    for (const { name, text } of constraints)
      await client.query(`alter table ${table} add constraint "${name}" ${text}`);
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
