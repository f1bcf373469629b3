import { hostname } from 'node:os';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Logger } from 'edutech/core/server/logger';
import type { RowSwitches } from 'edutech/core/server/module-switches/row-switches';
import type { PluginUse } from './plugin-use';
import { beatMilliseconds, type ProcessFacts } from 'edutech/core/server/operation/processes';
import {
  addUse,
  deleteProcess,
  deleteProcessesBefore,
  upsertProcess,
} from 'edutech/core/server/operation/processes.queries';

const system = asSystem('a server process says that it lives');
const dayMilliseconds = 86_400_000;

interface PresenceParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly switches: Pick<RowSwitches, 'latest' | 'onRead'>;
  readonly use: PluginUse;
  readonly version: string;
  facts(): ProcessFacts;
}

/**
 * This process among those of the deployment: a row that is renewed every few seconds and at once after a module switch
 * has arrived, so that an administrator sees which processes a switch has reached.
 */
export class Presence {
  readonly #id = newId();
  readonly #startedAt: Date;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(private readonly parts: PresenceParts) {
    this.#startedAt = parts.clock.now();
  }

  async start(): Promise<void> {
    const { switches } = this.parts;
    await this.beat();
    switches.onRead(() => {
      if (switches.latest?.getTime() !== this.#told?.getTime()) void this.beat();
    });
    this.#timer = setInterval(() => void this.beat(), beatMilliseconds).unref();
  }

  /** Writes the row and the use since the last time; if the database cannot be reached it tries again. */
  beat(): Promise<void> {
    this.#beating = this.#beating.then(() => this.#write());
    return this.#beating;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.beat();
    this.#isOver = true;
    await this.parts.database.write(system, (db) => deleteProcess(db, this.#id)).catch(() => undefined);
  }

  #told: Date | null = null;

  async #write(): Promise<void> {
    if (this.#isOver) return;
    const { database, clock, logger, switches, use, version } = this.parts;
    const now = clock.now();
    const uses = use.take();
    const switchesAt = switches.latest;
    const row = { id: this.#id, host: hostname(), pid: process.pid, version, startedAt: this.#startedAt, seenAt: now };
    try {
      await database.write(system, async (db) => {
        await upsertProcess(db, { ...row, switchesAt, facts: this.parts.facts() });
        if (uses.length > 0) await addUse(db, cityDay(now), uses);
        await deleteProcessesBefore(db, new Date(now.getTime() - dayMilliseconds));
      });
      this.#told = switchesAt;
    } catch (error) {
      use.giveBack(uses);
      logger.warn({ error }, 'this process could not say that it lives');
    }
  }
}
