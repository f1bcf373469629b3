import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  DummyDriver,
  sql,
} from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SystemActor } from '../actor';
import { notFound } from '../../common/errors';

export { sql };
/** A piece of SQL with its parameters; `sql` of kysely makes it, so values never become text. */
export type Query<Row = unknown> = RawBuilder<Row>;

/**
 * One connection in one scope, for the time of one call: inside a transaction for writes. It is an argument,
 * first of every function in a `*.queries.ts`, and never kept.
 */
export interface Db {
  /** All rows. */
  all<Row>(query: Query<Row>): Promise<Row[]>;
  /** The only row; throws AppError (not found, `key`) when there is none. */
  one<Row>(query: Query<Row>, key?: string): Promise<Row>;
  /** The first row, or undefined. */
  maybe<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** Runs a statement; returns the number of rows it changed. */
  run(query: Query): Promise<number>;
  /** Runs after COMMIT (informing others, warming a cache); never when the transaction fails. Outside one: at once. */
  afterCommit(work: () => void | Promise<void>): void;
  /**
   * Runs a few statements of this transaction as the system: what the caller causes and must not see (a notification to
   * another person, the count of a class). Until it ends nothing else may use `db`. Throws outside a transaction.
   */
  as<T>(system: SystemActor, work: (db: Db) => Promise<T>): Promise<T>;
}

/** Kysely composes and compiles SQL for us; it never connects (a Kysely instance per request would cost 50 µs). */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Text and parameters of a query. */
export const compile = (query: Query): CompiledQuery => query.compile(compiler);

/** Builds the four readers on top of one function that sends a compiled query. Without `as` it is the system's already. */
export function dbOver(
  send: (query: CompiledQuery) => Promise<{ rows: unknown[]; rowCount: number | null }>,
  afterCommit: Db['afterCommit'],
  as?: Db['as'],
): Db {
  const rows = async <Row>(query: Query<Row>) => (await send(compile(query))).rows as Row[];
  const db: Db = {
    all: rows,
    one: async (query, key) => {
      const [first] = await rows(query);
      if (first === undefined) throw notFound(key);
      return first;
    },
    maybe: async (query) => (await rows(query))[0],
    run: async (query) => (await send(compile(query))).rowCount ?? 0,
    afterCommit,
    as: as ?? ((_system, work) => work(db)),
  };
  return db;
}
