import type { Id } from '../../common/ids';
import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Events } from '../events/events';
import type { Logger } from '../logger';
import type { Switches } from '../switches';
import { selectSwitches } from './switches.queries';

/** Told when a switch was turned; every process reads the rows again. */
export const switchTurned = 'core.switchTurned';
/** Should the word get lost, the rows are read this often. Milliseconds. */
const pollMilliseconds = 30_000;
const reading = asSystem('switches hold for everybody');

/** Switches from the rows of core.module_switch, kept in memory. */
export class RowSwitches implements Switches {
  #off = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Reads the rows, and again at each word of a change and every half minute. Before requests are served. */
  async start(events: Events): Promise<void> {
    await this.#read();
    events.on(switchTurned, () => void this.#read());
    this.#timer = setInterval(() => void this.#read(), pollMilliseconds).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  isOn(plugin: string, county: Id | null): boolean {
    if (this.#off.size === 0) return true;
    return !this.#off.has(plugin) && !(county && this.#off.has(`${plugin}/${county}`));
  }

  async #read(): Promise<void> {
    try {
      const rows = await this.database.read(reading, selectSwitches);
      this.#off = new Set(
        rows.filter((row) => !row.isOn).map((row) => (row.countyId ? `${row.pluginId}/${row.countyId}` : row.pluginId)),
      );
    } catch (error) {
      // the last known state holds until the database is back
      this.logger.warn({ error: (error as Error).message }, 'module switches could not be read');
    }
  }
}
