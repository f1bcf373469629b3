import type { Language } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { type CountyFigures, selectCountyFigures, selectUserFigures, type UserFigures } from './city-figures.queries';
import type { ResourceStock } from 'edutech/core/server/figures/resource-stock';

/** Public figures of the city: counts only, no person. */
export interface CityFigures {
  users(): Promise<UserFigures>;
  /** Each county's schools and the people in them, by its name in a language. */
  counties(language: Language): Promise<Omit<CountyFigures, 'countyEn'>[]>;
  /** Published resources by kind, over all plugins. */
  resources(): Promise<ReadonlyMap<string, number>>;
}

/** Figures may be this old: every visitor sees them and they change slowly. Milliseconds. */
const freshFor = 60_000;
const counting = asSystem('public figures are counts over all schools');

/** Counts at most once a minute and process, whatever the number of visitors. */
export class CountedCityFigures implements CityFigures {
  readonly #kept = new Map<string, { at: number; value: Promise<unknown> }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stocks: readonly ResourceStock[],
  ) {}

  users() {
    return this.#fresh('users', () => this.database.read(counting, selectUserFigures));
  }

  async counties(language: Language) {
    const rows = await this.#fresh('counties', () => this.database.read(counting, selectCountyFigures));
    return rows.map(({ countyEn, ...row }) => (language === 'en' ? { ...row, county: countyEn } : row));
  }

  resources() {
    return this.#fresh('resources', () =>
      this.database.read(counting, async (db) => {
        const sums = new Map<string, number>();
        for (const stock of this.stocks) {
          for (const [kind, count] of Object.entries(await stock.count(db)))
            sums.set(kind, (sums.get(kind) ?? 0) + count);
        }
        return sums;
      }),
    );
  }

  #fresh<T>(name: string, count: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const kept = this.#kept.get(name);
    if (kept && now - kept.at < freshFor) return kept.value as Promise<T>;
    const value = count();
    this.#kept.set(name, { at: now, value });
    // a failure is not worth keeping
    value.catch(() => this.#kept.delete(name));
    return value;
  }
}
