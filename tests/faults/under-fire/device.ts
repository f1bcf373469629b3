import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from 'edutech/host/server/demo-city/random';
import type { JournalEntry, JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';

interface Safe {
  readonly value: unknown;
  readonly writtenAt: number;
}

/** Where a browser keeps what no server has: lasts when its tab is killed, unless that was before the write was done. */
export class Device {
  readonly #rows = new Map<string, JournalEntry>();
  /** The newest of each place that is safe, on the device or on a server: what must stand in the end. */
  readonly safe = new Map<string, Safe>();

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
        this.#put(entries);
      },
      leave: (_owner, entries) => this.#put(entries),
      remove: async (_owner, entries) => {
        await whileAlive();
        for (const entry of entries)
          if ((this.#rows.get(keyOf(entry))?.sequence ?? Number.POSITIVE_INFINITY) <= entry.sequence)
            this.#rows.delete(keyOf(entry));
      },
    };
  }

  #put(entries: readonly JournalEntry[]): void {
    for (const entry of entries) {
      this.#rows.set(keyOf(entry), entry);
      this.note(entry);
    }
  }

  note({ place, value, writtenAt }: Pick<JournalEntry, 'place' | 'value' | 'writtenAt'>): void {
    if ((this.safe.get(place)?.writtenAt ?? 0) <= writtenAt) this.safe.set(place, { value, writtenAt });
  }

  /** Number of entries that no server has acknowledged, as far as the device knows. */
  get waiting(): number {
    return this.#rows.size;
  }
}

const keyOf = ({ client, place }: JournalEntry) => `${client}/${place}`;
