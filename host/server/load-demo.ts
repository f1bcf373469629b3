import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import { buildDemoCity } from './demo-city/build-demo-city';
import { demoId } from './demo-city/demo-id';
import { hasCity } from './demo-city/demo.queries';
import { randomOf } from './demo-city/random';
import type { Token } from 'edutech/core/common/token';
import type { Files } from 'edutech/core/server/files/files';
import type { SearchIndex } from 'edutech/core/server/search/search-index';

export type DemoScale = 'small' | 'city';

export interface DemoParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly search: SearchIndex;
  /** The lists that plugins contribute to, after all are set up. */
  contributed<T>(token: Token<readonly T[]>): readonly T[];
  /** Halves in order of requirement, with the folders of their plugins. */
  readonly halves: readonly { half: AnyServerHalf; folder: string }[];
}

/**
 * Loads the demo city and what plugins add to it: all of it, or nothing, in one transaction. Answers false when there
 * is a city already.
 */
export async function loadDemo(
  { database, clock, files, search, halves, contributed }: DemoParts,
  scale: DemoScale,
): Promise<boolean> {
  return database.write(asSystem('the demo city is built'), async (db) => {
    if (await hasCity(db)) return false;
    const world = await buildDemoCity(db, clock, { scale });
    for (const { half, folder } of halves) {
      const random = randomOf(half.plugin.id);
      await half.demo.build?.({ db, world, files, clock, folder, random, id: demoId, contributed });
    }
    await search.fill(db, clock.now());
    return true;
  });
}
