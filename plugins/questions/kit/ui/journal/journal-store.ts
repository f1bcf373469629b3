import type { Id } from 'edutech/core/common/ids';

/** What names an entry for ever. */
export interface EntryName {
  readonly client: Id;
  readonly sequence: number;
}

/** Something written that no server has acknowledged yet. */
export interface JournalEntry<Value = unknown> extends EntryName {
  /** The journal that it was written in: one opened page. With the sequence it names the entry for ever. */
  readonly client: Id;
  readonly sequence: number;
  /** What it is the newest of (an item's part): a later one takes its place. */
  readonly place: string;
  readonly value: Value;
  /** Milliseconds of this device's clock. */
  readonly writtenAt: number;
  /** What an earlier page had left behind at this place when this was written over it. */
  readonly after?: EntryName | undefined;
}

/** Whose journal, and about what: nobody else on this device is shown it, or sends it in his name. */
export interface JournalOwner {
  readonly person: Id;
  readonly subject: Id;
}

/** Where a device keeps what no server has. */
export interface JournalStore {
  /** The entries that were left behind, in the order in which they were written. */
  load<Value>(owner: JournalOwner): Promise<JournalEntry<Value>[]>;
  /** Writes entries in place of earlier ones of their client and place. Rejects when there is no room. */
  put(owner: JournalOwner, entries: readonly JournalEntry[]): Promise<void>;
  /** Keeps entries within the act, because the page may be gone before `put` has ended. They are put as well. */
  leave(owner: JournalOwner, entries: readonly JournalEntry[]): void;
  /** Removes acknowledged entries; an earlier entry of the same place is removed too, a later one stays. */
  remove(owner: JournalOwner, entries: readonly JournalEntry[]): Promise<void>;
}

const inOrder = (one: JournalEntry, other: JournalEntry) =>
  one.writtenAt - other.writtenAt || one.sequence - other.sequence;

/** Sorts entries by when they were written. */
export const byTime = <Value>(entries: readonly JournalEntry<Value>[]): JournalEntry<Value>[] =>
  entries.toSorted(inOrder);

/** A store that lasts as long as the page: for computers that several people use, and browsers without a database. */
export function memoryJournalStore(): JournalStore {
  const kept = new Map<string, JournalEntry>();
  const prefix = ({ person, subject }: JournalOwner) => `${person}/${subject}/`;
  const keyOf = (owner: JournalOwner, { client, place }: JournalEntry) => `${prefix(owner)}${client}/${place}`;
  const leave = (owner: JournalOwner, entries: readonly JournalEntry[]) => {
    for (const entry of entries) kept.set(keyOf(owner, entry), entry);
  };
  return {
    load: async <Value>(owner: JournalOwner) =>
      byTime(
        [...kept].filter(([key]) => key.startsWith(prefix(owner))).map(([, entry]) => entry as JournalEntry<Value>),
      ),
    put: async (owner, entries) => leave(owner, entries),
    leave,
    remove: async (owner, entries) => {
      for (const entry of entries) {
        const key = keyOf(owner, entry);
        if ((kept.get(key)?.sequence ?? Number.POSITIVE_INFINITY) <= entry.sequence) kept.delete(key);
      }
    },
  };
}
