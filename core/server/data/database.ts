import { token } from '../../common/token';
import type { Actor, DataActor, SystemActor } from '../actor';
import type { Db } from './db';

/**
 * The way to rows. Every use names an actor, and row-level security sees the same one: a visitor sees only tables
 * without a policy, a person his school or himself, the system everything.
 */
export interface Database {
  /** Reads outside a transaction, each statement on its own; the scope travels pipelined with the first statement. */
  read<T>(actor: DataActor, work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction; rolled back when `work` throws. Serialisation failures and deadlocks are tried again, twice. */
  write<T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T>;
  /** Receives NOTIFYs on a direct connection that is renewed when it breaks. Returns the function that stops it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** True when a statement succeeds. */
  isReachable(): Promise<boolean>;
  /** Number of statements sent so far: tests count them to find N+1 queries. */
  readonly statements: number;
  /** The pool of this process at this moment. */
  readonly connections: {
    readonly open: number;
    readonly idle: number /** Calls that wait for one. */;
    readonly waiting: number;
  };
  close(): Promise<void>;
}

export const Database = token<Database>('core.Database');
