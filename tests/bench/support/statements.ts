import pg from 'pg';
import { type Db, dbOver } from 'edutech/core/server/data/db';
import { types } from 'edutech/core/server/data/types';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Runs work on a database as its owner (no row-level security) and answers the statements that it sent. */
export async function statementsOf(ownerUrl: string, work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: ownerUrl, types });
  await client.connect();
  const sent: Statement[] = [];
  const db = dbOver(
    (query) => {
      const statement = { text: query.sql, values: [...query.parameters] };
      sent.push(statement);
      return client.query(statement);
    },
    () => undefined,
  );
  try {
    await work(db);
    return sent;
  } finally {
    await client.end();
  }
}
