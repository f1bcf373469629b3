import { cityDay } from 'edutech/core/common/time/city-time';
import type { Language } from 'edutech/core/common/languages';
import type { Term } from 'edutech/core/common/time/terms';
import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import type { Events } from 'edutech/core/server/events/events';
import { termsAt, termsChanged } from 'edutech/core/server/terms/terms';

/** Days and languages; a process has one or two. */
const most = 8;
/** Where no event says that the calendar has changed, as after a restored backup. */
const lifetime = 60_000;

/**
 * The term of today, which is the city's and so the same for all. Everything that a home asks waits for it, and it changes twice a
 * year: it is read once, and forgotten in every process when school years are edited.
 */
export class KnownTerms {
  readonly #known = new Remembered<readonly Term[]>({ most, lifetime });
  readonly #stop: () => void;

  constructor(events: Events) {
    this.#stop = events.on(termsChanged, () => this.#known.forgetWhere(() => true));
  }

  /** Undefined before the first term of a new city. */
  async current(db: Db, now: Date, language: Language): Promise<Term | undefined> {
    const load = () => termsAt(db, now, language);
    return (await this.#known.get(`${cityDay(now)} ${language}`, now, load))?.[0];
  }

  close(): void {
    this.#stop();
  }
}
