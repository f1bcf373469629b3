import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from 'edutech/core/server/demo-city/random';
import type { JournalEntry, JournalStore } from 'edutech/core/web/journal/journal-store';

/** Where a browser keeps what no server has: lasts when its tab is killed, unless that was before the write was done. */
export class Device {
  readonly #rows = new Map<string, JournalEntry>();
  /** The newest that it has ever kept of each place: what must reach the server in the end. */
  readonly kept = new Map<string, JournalEntry>();

  constructor(private readonly random: Random) {}

  /** The store as one tab sees it. What is under way when the tab dies is not written, and nobody hears of it. */
  storeFor(tab: { readonly isAlive: boolean }): JournalStore {
    const whileAlive = async () => {
      await delay(this.random() * 8);
      if (!tab.isAlive) await new Promise(() => undefined);
    };
    return {
      load: async <Value>() => {
        await whileAlive();
        return [...this.#rows.values()].sort(
          (one, other) => one.writtenAt - other.writtenAt || one.sequence - other.sequence,
        ) as JournalEntry<Value>[];
      },
      put: async (_owner, entries) => {
        await whileAlive();
        for (const entry of entries) {
          this.#rows.set(keyOf(entry), entry);
          this.kept.set(entry.place, entry);
        }
      },
      remove: async (_owner, entries) => {
        await whileAlive();
        for (const entry of entries)
          if ((this.#rows.get(keyOf(entry))?.sequence ?? Number.POSITIVE_INFINITY) <= entry.sequence)
            this.#rows.delete(keyOf(entry));
      },
    };
  }

  /** Number of entries that no server has acknowledged, as far as the device knows. */
  get waiting(): number {
    return this.#rows.size;
  }
}

const keyOf = ({ client, place }: JournalEntry) => `${client}/${place}`;
