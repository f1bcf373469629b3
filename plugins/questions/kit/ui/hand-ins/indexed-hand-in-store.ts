import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalOwner } from '../journal/journal-store';
import type { HandIn, HandInStore } from './hand-in-store';

interface Schema extends DBSchema {
  files: {
    key: [person: string, subject: string, key: string];
    value: HandIn & JournalOwner;
    indexes: { bySubject: [person: string, subject: string] };
  };
}

const name = 'edutech-hand-ins';

/** Hand-ins in this browser's database: they outlive the tab, the browser and signing out, as the journal does. */
export function indexedHandInStore(): HandInStore {
  return {
    load: ({ person, subject }) =>
      using(async (database) => {
        const found = await database.getAllFromIndex('files', 'bySubject', [person, subject]);
        return found.map(({ person: _person, subject: _subject, ...handIn }) => handIn);
      }),
    // only the names of the owner: a caller may pass more, which no database can store
    put: ({ person, subject }, handIn) =>
      using(async (database) => {
        const writing = database.transaction('files', 'readwrite', { durability: 'strict' });
        await Promise.all([writing.store.put({ ...handIn, person, subject }), writing.done]);
      }),
    remove: ({ person, subject }, key) => using((database) => database.delete('files', [person, subject, key])),
  };
}

async function using<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      const files = fresh.createObjectStore('files', { keyPath: ['person', 'subject', 'key'] });
      files.createIndex('bySubject', ['person', 'subject']);
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
