import type { Id } from '../../common/ids';
import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Events } from '../events/events';
import type { Logger } from '../logger';
import type { Switches } from '../switches';
import { selectSwitches } from './switches.queries';

/** Published when a switch was turned; every process reads the rows again. */
export const switchTurned = 'core.switchTurned';
/** Should the word get lost, the rows are read this often. Milliseconds. */
const pollMilliseconds = 30_000;
const reading = asSystem('switches hold for everybody');

/** Switches from the rows of core.module_switch, kept in memory. */
export class RowSwitches implements Switches {
  #off: ReadonlySet<string> = new Set();
  #latest: Date | null = null;
  readonly #readers: (() => void)[] = [];
  readonly #hearers: (() => void)[] = [];
  /** One after the other: of two at once, the older answer could be stored last and stay. */
  #reading: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Reads the rows, and again at each word of a change and every half minute. Before requests are served. */
  async start(events: Events): Promise<void> {
    await this.#readAgain();
    events.on(switchTurned, () => void this.#readAgain());
    this.#timer = setInterval(() => void this.#readAgain(), pollMilliseconds).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Called in this process when a switch has taken effect here. */
  onChange(hear: () => void): void {
    this.#hearers.push(hear);
  }

  /** Called each time the rows were read, whether or not anything changed. */
  onRead(hear: () => void): void {
    this.#readers.push(hear);
  }

  /** Time of the newest switch that holds in this process; null: none was ever turned. */
  get latest(): Date | null {
    return this.#latest;
  }

  isOn(plugin: string, county: Id | null): boolean {
    if (this.#off.size === 0) return true;
    return !this.#off.has(plugin) && !(county && this.#off.has(`${plugin}/${county}`));
  }

  #readAgain(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const rows = await this.database.read(reading, selectSwitches);
      const before = this.#off;
      this.#off = new Set(
        rows.filter((row) => !row.isOn).map((row) => (row.countyId ? `${row.pluginId}/${row.countyId}` : row.pluginId)),
      );
      this.#latest = rows.reduce<Date | null>(
        (last, { changedAt }) => (last && last > changedAt ? last : changedAt),
        null,
      );
      const isSame = before.size === this.#off.size && [...before].every((one) => this.#off.has(one));
      if (!isSame) for (const hear of this.#hearers) hear();
      for (const hear of this.#readers) hear();
    } catch (error) {
      // the last known state holds until the database is back
      this.logger.warn({ error }, 'module switches could not be read');
    }
  }
}
