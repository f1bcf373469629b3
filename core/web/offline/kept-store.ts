import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Id } from '../../common/ids';

/** The response of a call as stored on a device. */
export interface KeptAnswer {
  readonly data: unknown;
  /** When it was received: milliseconds of this device's clock. */
  readonly at: number;
}

interface Schema extends DBSchema {
  answers: { key: [person: string, name: string]; value: KeptAnswer & { person: string; name: string } };
  files: { key: [person: string, file: string]; value: { person: string; file: string; content: Blob } };
}

/** Also known to the worker (service-worker.ts). */
const databaseName = 'edutech-offline';

/** The responses that a person's own device stores for the time without a network. */
export const keptStore = {
  answer: (person: Id, name: string): Promise<KeptAnswer | undefined> =>
    using((database) => database.get('answers', [person, name])),
  putAnswer: (person: Id, name: string, { data, at }: KeptAnswer): Promise<unknown> =>
    using((database) => database.put('answers', { person, name, data, at })),
  file: async (person: Id, file: Id): Promise<Blob | undefined> =>
    (await using((database) => database.get('files', [person, file])))?.content,
  putFile: (person: Id, file: Id, content: Blob): Promise<unknown> =>
    using((database) => database.put('files', { person, file, content })),
  /** Forgets everything, of everybody. */
  clear: (): Promise<unknown> =>
    using(async (database) => {
      const writing = database.transaction(['answers', 'files'], 'readwrite');
      await Promise.all([writing.objectStore('answers').clear(), writing.objectStore('files').clear(), writing.done]);
    }),
};

async function using<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('answers', { keyPath: ['person', 'name'] });
      fresh.createObjectStore('files', { keyPath: ['person', 'file'] });
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
