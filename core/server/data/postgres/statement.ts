import pg from 'pg';
import { camelCase } from '../camel-case';

/** A column of a row description, as the driver reads it off the wire. */
interface Column {
  name: string;
}

/** A statement that is sent again and again: what it is called on a connection, and what its columns are called in rows. */
export interface Statement {
  readonly text: string;
  /** Absent: it is planned each time it is sent. */
  readonly name?: string;
  /** Known from the first row description on. */
  columns?: readonly string[];
}

interface Described {
  handleRowDescription(message: { fields: Column[] }): void;
}

/**
 * Sends a statement whose rows come back in the spelling of the house: `grade_id` is `gradeId`. The names of a statement's
 * columns are worked out once; each time it is sent they are put in place of the server's, before the first row is read, so
 * a row costs nothing more.
 */
export function sendStatement(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  const { name, text } = statement;
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new pg.Query({ name, text, values: [...values] }, (error, result) => {
      if (error) reject(error);
      else resolve(result as unknown as pg.QueryResult);
    }) as pg.Query & Described;
    const describe = query.handleRowDescription.bind(query);
    query.handleRowDescription = (message) => {
      renameColumns(message.fields, statement);
      describe(message);
    };
    client.query(query);
  }).catch((error: Error) => {
    // the driver's stack ends in its socket: what helps is who had asked
    Error.captureStackTrace(error);
    throw error;
  });
}

/** Gives the columns of a row description their names in rows. */
export function renameColumns(fields: Column[], statement: Statement): void {
  // `select *` of a table that has grown since has other columns than it had
  if (statement.columns?.length !== fields.length) statement.columns = fields.map(({ name }) => camelCase(name));
  const { columns } = statement;
  for (let at = 0; at < fields.length; at++) fields[at]!.name = columns[at]!;
}
