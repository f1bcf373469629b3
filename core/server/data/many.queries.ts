import { snakeCase } from './camel-case';
import { type Db, sql } from './db';

const columnOf = (field: string) => sql.ref(snakeCase(field));

/** SQL type of each column that is written, by the name of its field: `schoolId` is the column `school_id`. */
export type Columns<Row> = {
  readonly [Name in keyof Row]: 'uuid' | 'text' | 'int2' | 'bool' | 'date' | 'timestamptz' | 'bytea' | 'jsonb';
};

/** Rows that travel in one statement: enough to be fast, few enough to stay small in memory. */
const rowsPerStatement = 10_000;

/** Writes rows by the thousand: one array for each column. Table and column names are from our own code only. */
export async function insertMany<Row extends object>(
  db: Db,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (const { names, arrays } of inParts(columns, rows)) {
    await db.run(sql`insert into ${sql.table(table)} (${names}) select * from unnest(${arrays})`);
  }
}

/** Deletes rows by the thousand, each identified by some columns; returns how many there were. */
export async function deleteMany<Key extends object>(
  db: Db,
  table: string,
  columns: Columns<Key>,
  keys: readonly Key[],
): Promise<number> {
  let removed = 0;
  for (const { names, arrays } of inParts(columns, keys)) {
    const isNamed = Object.keys(columns).map((name) => sql`t.${columnOf(name)} = r.${columnOf(name)}`);
    removed += await db.run(sql`
      delete from ${sql.table(table)} t using unnest(${arrays}) as r (${names}) where ${sql.join(isNamed, sql` and `)}`);
  }
  return removed;
}

/** The names of the columns and, for each statement, their values: an array of its SQL type for each column. */
function* inParts<Row extends object>(columns: Columns<Row>, rows: readonly Row[]) {
  const names = Object.keys(columns) as (keyof Row & string)[];
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const part = rows.slice(from, from + rowsPerStatement);
    const arrays = names.map((name) => sql`${part.map((row) => row[name])}::${sql.raw(columns[name])}[]`);
    yield { names: sql.join(names.map(columnOf)), arrays: sql.join(arrays) };
  }
}
