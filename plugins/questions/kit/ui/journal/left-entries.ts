import type { Storage } from 'edutech/core/web/services';
import { byTime, type JournalEntry, type JournalOwner, type JournalStore } from './journal-store';

/** As long as other journals of unsaved work. */
const lifetime = 30 * 86_400_000;
/** Signing out leaves what begins with `journal`: work that no server has. */
const keyOf = ({ person, subject }: JournalOwner) => `journal.left.${person}.${subject}`;
const isSamePlace = (one: JournalEntry, other: JournalEntry) =>
  one.client === other.client && one.place === other.place;

/**
 * A store that a closing page can still write to: a database answers later, when the page is gone, the browser's storage within
 * the act. What was left there moves into the store with the next visit.
 */
export function withLeftEntries(
  store: Omit<JournalStore, 'leave'>,
  storage: Pick<Storage, 'get' | 'set' | 'remove'>,
): JournalStore {
  const leftBy = (owner: JournalOwner) => storage.get<JournalEntry[]>(keyOf(owner)) ?? [];
  const write = (owner: JournalOwner, entries: readonly JournalEntry[]) => {
    if (entries.length === 0) storage.remove(keyOf(owner));
    else storage.set(keyOf(owner), entries, lifetime);
  };
  /** These, or later ones of their places, are elsewhere now. */
  const forget = (owner: JournalOwner, entries: readonly JournalEntry[]) => {
    const left = leftBy(owner);
    const isElsewhere = (one: JournalEntry) =>
      entries.some((other) => isSamePlace(one, other) && one.sequence <= other.sequence);
    if (left.some(isElsewhere))
      write(
        owner,
        left.filter((one) => !isElsewhere(one)),
      );
  };
  const put: JournalStore['put'] = async (owner, entries) => {
    await store.put(owner, entries);
    forget(owner, entries);
  };
  return {
    load: async <Value>(owner: JournalOwner) => {
      const left = leftBy(owner) as JournalEntry<Value>[];
      const kept = await store.load<Value>(owner);
      const isNewer = (one: JournalEntry) =>
        !kept.some((other) => isSamePlace(one, other) && other.sequence >= one.sequence);
      const newer = left.filter(isNewer);
      // where the database has no room they stay where they are
      if (newer.length > 0) await put(owner, newer).catch(() => undefined);
      else forget(owner, left);
      return byTime([...kept.filter((one) => !newer.some((other) => isSamePlace(one, other))), ...newer]);
    },
    put,
    remove: async (owner, entries) => {
      forget(owner, entries);
      await store.remove(owner, entries);
    },
    leave: (owner, entries) => {
      const others = leftBy(owner).filter((one) => !entries.some((other) => isSamePlace(one, other)));
      write(owner, [...others, ...entries]);
    },
  };
}
