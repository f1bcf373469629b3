import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import type { PageView, PageViews } from 'edutech/core/server/analytics/page-views';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Logger } from 'edutech/core/server/logger';
import { networkOf } from 'edutech/core/server/security/network';
import type { ServerSecrets } from 'edutech/core/server/security/secrets';
import { sign } from 'edutech/core/server/security/signing/signature';
import type { Switches } from 'edutech/core/server/switches';
import { roleOf } from '../../model/roles';
import { addBatch } from '../traffic.queries';
import { isRobot } from './robots';
import { type Place, Tally } from './tally';

const system = asSystem('pages are counted');

/** What a process may lose when it is killed. */
export const flushMilliseconds = 5_000;

interface CounterParts {
  readonly database: Pick<Database, 'write'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  readonly secrets: Pick<ServerSecrets, 'current'>;
  readonly switches: Pick<Switches, 'isOn'>;
  /** Pages of this deployment: what else somebody reports is none. */
  readonly pages: ReadonlySet<string>;
}

/**
 * Counts pages in memory and writes them down every few seconds, with one statement. Nothing of it says who somebody was: of an
 * address and a person there is only the bit of a sketch, by a hash that is another one tomorrow.
 */
export class Counter implements PageViews {
  readonly #tally = new Tally();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: CounterParts) {
    this.#timer = setInterval(() => void this.flush(), flushMilliseconds).unref();
  }

  note({ page, actor, isEntry, address, userAgent }: PageView): void {
    const { clock, pages, switches } = this.parts;
    if (!pages.has(page) || isRobot(userAgent) || !switches.isOn('traffic', null)) return;
    const day = cityDay(clock.now());
    const channel = page.slice(0, page.indexOf('.'));
    if (actor.kind === 'visitor') {
      const who = this.#hash(day, `${networkOf(address)} ${userAgent}`);
      this.#tally.note({ day, channel, isEntry, role: 'visitor', who, places: [city] });
    } else if (actor.limit !== 'acting') {
      const who = this.#hash(day, actor.personId);
      this.#tally.note({ day, channel, isEntry, role: roleOf(actor.category), who, places: placesOf(actor) });
    }
  }

  /** Writes what has been counted; where that fails it is counted with the next. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.flush();
  }

  async #write(): Promise<void> {
    const { database, clock, logger } = this.parts;
    const batch = this.#tally.take(cityDay(clock.now()));
    if (batch.views.length === 0) return;
    try {
      await database.write(system, (db) => addBatch(db, batch));
    } catch (error) {
      this.#tally.giveBack(batch);
      logger.warn({ error }, 'page views could not be written, and wait');
    }
  }

  #hash(day: Day, text: string): number {
    return Buffer.from(sign(this.parts.secrets.current(), 'traffic', [day, text]), 'base64url').readUInt32BE();
  }
}

const city: Place = { schoolId: null, countyId: null };

/** Where somebody counts: people of a bureau are of no school, and others only of the city. */
const placesOf = ({ schoolId, countyId }: Pick<SignedIn, 'schoolId' | 'countyId'>): Place[] => [
  ...(schoolId ? [{ schoolId, countyId: null }] : []),
  ...(countyId ? [{ schoolId: null, countyId }] : []),
  city,
];
