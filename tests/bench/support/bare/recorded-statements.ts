import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor, SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import { compile, type Db, type Query } from 'edutech/core/server/data/db';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What a call asked of one connection: groups of statements that went out together, one group after the other. */
export interface Piece {
  readonly isTransaction: boolean;
  readonly groups: Statement[][];
}

const running = new AsyncLocalStorage<Piece[]>();

/** The statements that a piece of work sends, whichever services send them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Piece[]> {
  const pieces: Piece[] = [];
  await running.run(pieces, work);
  return pieces.filter(({ groups }) => groups.length > 0);
}

/** The database that notes what is sent within {@link statementsOf}, and is otherwise the one below. */
export const recording = (below: Database): Database =>
  new Proxy(below, {
    get(target, name) {
      if (name === 'read') return noted(target, 'read');
      if (name === 'write') return noted(target, 'write');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const noted =
  (database: Database, way: 'read' | 'write') =>
  <T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> => {
    const pieces = running.getStore();
    if (!pieces) return database[way](actor, work);
    const piece: Piece = { isTransaction: way === 'write', groups: [] };
    pieces.push(piece);
    return database[way](actor, (db) => work(noting(db, piece)));
  };

function noting(db: Db, { groups }: Piece): Db {
  let waiting = 0;
  const send = <Row, Answer>(query: Query<Row>, answer: Promise<Answer>): Promise<Answer> => {
    const { sql, parameters } = compile(query);
    if (waiting === 0) groups.push([]);
    groups.at(-1)!.push({ text: sql, values: [...parameters] });
    waiting += 1;
    return answer.finally(() => {
      waiting -= 1;
    });
  };
  return {
    all: (query) => send(query, db.all(query)),
    one: (query, key) => send(query, db.one(query, key)),
    maybe: (query) => send(query, db.maybe(query)),
    run: (query) => send(query, db.run(query)),
    afterCommit: (work) => db.afterCommit(work),
    as: (system, work) => db.as(system, (part) => work(noting(part, { isTransaction: true, groups }))),
  };
}
