import pg from 'pg';
import { type Db, dbOver } from 'edutech/core/server/data/db';
import { types } from 'edutech/core/server/data/postgres/types';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Statements that go out together, group after group: a group waits for the answers of the one before. */
export type Groups = Statement[][];

/** Runs work on a database as its owner (no row-level security) and answers the statements that it sent. */
export async function statementsOf(ownerUrl: string, work: (db: Db) => Promise<unknown>): Promise<Groups> {
  const client = new pg.Client({ connectionString: ownerUrl, types });
  await client.connect();
  const groups: Groups = [];
  let waiting = 0;
  const db = dbOver(
    async (query) => {
      if (waiting === 0) groups.push([]);
      const statement = { text: query.sql, values: [...query.parameters] };
      groups.at(-1)!.push(statement);
      waiting += 1;
      return client.query(statement).finally(() => {
        waiting -= 1;
      });
    },
    () => undefined,
  );
  try {
    await work(db);
    return groups;
  } finally {
    await client.end();
  }
}
