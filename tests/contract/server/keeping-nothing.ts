import type { Database } from 'edutech/core/server/data/database';
import type { TestApp } from '../../support/servers/start-app';

class TakenBack extends Error {}

/**
 * Whatever `work` writes is rolled back after it was answered: a row that one person may remove is then still there
 * when the next one asks for it. What is to be done after a COMMIT is not done.
 */
export async function keepingNothing<T>({ platform }: TestApp, work: () => Promise<T>): Promise<T> {
  const database = platform.services.database;
  const own = Object.getOwnPropertyDescriptor(database, 'write');
  const write = database.write.bind(database);
  const writeAndTakeBack: Database['write'] = async (actor, inside) => {
    const results: Awaited<ReturnType<typeof inside>>[] = [];
    await write(actor, async (db) => {
      results.push(await inside(db));
      throw new TakenBack();
    }).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
    return results.at(-1)!;
  };
  Object.defineProperty(database, 'write', { value: writeAndTakeBack, configurable: true });
  try {
    return await work();
  } finally {
    if (own) Object.defineProperty(database, 'write', own);
    else Reflect.deleteProperty(database, 'write');
  }
}
