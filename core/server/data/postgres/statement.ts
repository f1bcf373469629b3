import pg from 'pg';
import { type Column, readerOf, type RowReader } from './rows';

/** A statement that is sent again and again: what it is called on a connection. */
export interface Statement {
  readonly text: string;
  /** Absent: it is planned each time it is sent. */
  readonly name?: string;
}

/** A connection that knows how rows of its named statements look: PostgreSQL describes them once. */
export interface Preparing extends Pick<pg.ClientBase, 'query'> {
  readers?: WeakMap<Statement, RowReader>;
  /** Itself, but for the question how rows look. */
  undescribed?: pg.Connection;
}

export type Answer = Pick<pg.QueryResult, 'rows' | 'rowCount'>;

/** What the driver's query has besides its types. */
interface DriverQuery extends pg.Submittable {
  name: string | undefined;
  queryMode: string;
  _canceledDueToError: unknown;
  readonly _result: { readonly rows: unknown[] };
  prepare(connection: pg.Connection): void;
}
type Done = (error: Error | null, answer: Answer) => void;
const Query = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => DriverQuery;

/** Sends a statement whose rows come back in the spelling of the house: `grade_id` is `gradeId`. */
export function sendStatement(client: Preparing, statement: Statement, values: readonly unknown[]): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const done: Done = (error, answer) => (error ? reject(error) : resolve(answer));
    client.query(new Sending(client, statement, [...values], done));
  }).catch((error: Error) => {
    // the driver's stack ends in its socket: what helps is who had asked
    Error.captureStackTrace(error);
    throw error;
  });
}

/** One sending of a statement, which reads its rows by a reader of ours. */
class Sending extends Query {
  #read: RowReader | undefined;

  constructor(
    private readonly client: Preparing,
    private readonly statement: Statement,
    values: unknown[],
    done: Done,
  ) {
    super(statement.text, values, done);
    this.name = statement.name;
    this.queryMode = 'extended';
  }

  override prepare(connection: pg.Connection): void {
    const { client } = this;
    client.readers ??= new WeakMap();
    this.#read = client.readers.get(this.statement);
    client.undescribed ??= Object.assign(Object.create(connection) as pg.Connection, { describe: () => undefined });
    super.prepare(this.#read ? client.undescribed : connection);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#read = readerOf(fields);
    this.client.readers?.set(this.statement, this.#read);
  }

  handleDataRow({ fields }: { readonly fields: Parameters<RowReader>[0] }): void {
    try {
      this._result.rows.push(this.#read!(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
