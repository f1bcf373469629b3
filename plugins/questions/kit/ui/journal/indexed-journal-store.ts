import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Storage } from 'edutech/core/web/services';
import { byTime, type JournalEntry, type JournalOwner, type JournalStore } from './journal-store';
import { withLeftEntries } from './left-entries';

interface Schema extends DBSchema {
  entries: {
    key: [person: string, subject: string, client: string, place: string];
    value: JournalEntry & JournalOwner;
    indexes: { bySubject: [person: string, subject: string] };
  };
}

const name = 'edutech-journal';

/**
 * The journal in this browser's database: it outlives the tab, the browser and signing out. A connection is opened for each
 * act, so that no page holds up another version of it.
 */
export const indexedJournalStore = (storage: Pick<Storage, 'get' | 'set' | 'remove'>): JournalStore =>
  withLeftEntries(database, storage);

const database: Omit<JournalStore, 'leave'> = {
  load: async <Value>({ person, subject }: JournalOwner) => {
    const found = await using((database) => database.getAllFromIndex('entries', 'bySubject', [person, subject]));
    return byTime(inOneSpelling(found)) as JournalEntry<Value>[];
  },
  put: ({ person, subject }, entries) =>
    using(async (database) => {
      const writing = database.transaction('entries', 'readwrite', { durability: 'strict' });
      await Promise.all([...entries.map((entry) => writing.store.put({ ...entry, person, subject })), writing.done]);
    }),
  remove: ({ person, subject }, entries) =>
    using(async (database) => {
      const writing = database.transaction('entries', 'readwrite');
      const removed = entries.map(async ({ client, place, sequence }) => {
        const key: Schema['entries']['key'] = [person, subject, client, place];
        const kept = await writing.store.get(key);
        if (kept && kept.sequence <= sequence) await writing.store.delete(key);
      });
      await Promise.all([...removed, writing.done]);
    }),
};

async function using<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      const entries = fresh.createObjectStore('entries', { keyPath: ['person', 'subject', 'client', 'place'] });
      entries.createIndex('bySubject', ['person', 'subject']);
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
