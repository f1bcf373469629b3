import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor, SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';

/** What a call asked of the database. */
export interface Asked {
  /** Statements that were sent. */
  statements: number;
  /**
   * Length of the longest chain of statements of which each was sent when the one before was answered: what is sent together
   * travels in one trip (core/server/data/postgres/postgres-database.ts).
   */
  trips: number;
}

interface Asking extends Asked {
  /** Trips whose answers have come by now, over all connections of the call. */
  answered: number;
}

const running = new AsyncLocalStorage<Asking>();

/** What a piece of work asks, whichever services do so. */
export async function askedBy(work: () => Promise<unknown>): Promise<Asked> {
  const asking: Asking = { statements: 0, trips: 0, answered: 0 };
  await running.run(asking, work);
  return asking;
}

/** The database that counts what is asked of it within {@link askedBy}, and is otherwise the one below. */
export const counting = (below: Database): Database =>
  new Proxy(below, {
    get(target, name) {
      if (name === 'read' || name === 'write') return countedBy(target, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const countedBy =
  (database: Database, way: 'read' | 'write') =>
  <T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> => {
    const asking = running.getStore();
    return database[way](actor, (db) => work(asking ? counted(db, asking) : db));
  };

function counted(db: Db, asking: Asking): Db {
  const send = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const trip = asking.answered + 1;
    asking.statements += 1;
    asking.trips = Math.max(asking.trips, trip);
    try {
      return await answer;
    } finally {
      asking.answered = Math.max(asking.answered, trip);
    }
  };
  return {
    all: (query) => send(db.all(query)),
    one: (query, key) => send(db.one(query, key)),
    maybe: (query) => send(db.maybe(query)),
    run: (query) => send(db.run(query)),
    afterCommit: (work) => db.afterCommit(work),
    as: (system, work) => db.as(system, (part) => work(counted(part, asking))),
  };
}
