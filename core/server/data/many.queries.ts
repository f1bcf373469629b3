import { type Db, sql } from './db';

/** SQL type of each column that is written, by name. */
export type Columns<Row> = {
  readonly [Name in keyof Row]: 'uuid' | 'text' | 'int2' | 'bool' | 'date' | 'timestamptz' | 'bytea' | 'jsonb';
};

/** Rows that travel in one statement: enough to be fast, few enough to stay small in memory. */
const rowsPerStatement = 10_000;

/** Writes rows by the thousand: one array for each column. Table and column names come from our own code only. */
export async function insertMany<Row extends object>(
  db: Db,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const part = rows.slice(from, from + rowsPerStatement);
    const arrays = names.map((name) => sql`${part.map((row) => row[name])}::${sql.raw(columns[name])}[]`);
    await db.run(sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select * from unnest(${sql.join(arrays)})`);
  }
}
