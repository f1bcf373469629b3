import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import type { Db } from 'edutech/core/server/data/db';
import type { DemoWorld } from 'edutech/core/server/demo/demo';
import { buildDemoCity } from './demo-city/build-demo-city';
import { demoId } from './demo-city/demo-id';
import { hasCity, hasClass } from './demo-city/demo.queries';
import { randomOf } from './demo-city/random';
import { demoWorldAt } from './demo-city/world';
import type { Token } from 'edutech/core/common/token';
import type { Files } from 'edutech/core/server/files/files';
import type { SearchIndex } from 'edutech/core/server/search/search-index';

export type DemoScale = 'small' | 'city';

/** The demo city into an empty database, or the rows of one plugin into a demo city that is there. */
export type DemoWish = DemoScale | { readonly plugin: string };

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
 * Loads the demo city and what plugins add to it, or what one plugin adds: all of it, or nothing, in one transaction.
 * Answers false when there is a city already, or when the plugin's rows are there: they have the same ids each time.
 */
export async function loadDemo(parts: DemoParts, wish: DemoWish): Promise<boolean> {
  const { database, clock, search, halves } = parts;
  const wanted = typeof wish === 'object' ? halves.filter(({ half }) => half.plugin.id === wish.plugin) : halves;
  if (wanted.length === 0) throw new Error('There is no such plugin, or it is switched off.');
  return database
    .write(asSystem('the demo city is built'), async (db) => {
      const world = typeof wish === 'object' ? await worldThere(db, clock) : await worldMade(db, clock, wish);
      if (!world) return false;
      for (const part of wanted) await addRows(db, parts, world, part);
      await search.fill(db, clock.now());
      return true;
    })
    .catch((error: unknown) => {
      if (typeof wish === 'object' && (error as { readonly code?: string }).code === uniqueViolation) return false;
      throw error;
    });
}

const uniqueViolation = '23505';

const worldMade = async (db: Db, clock: Clock, scale: DemoScale) =>
  (await hasCity(db)) ? null : buildDemoCity(db, clock, { scale });

async function worldThere(db: Db, clock: Clock): Promise<DemoWorld> {
  const world = demoWorldAt(clock);
  if (await hasClass(db, world.classId, world.termId)) return world;
  throw new Error('This database has no demo city of this school year.');
}

async function addRows(
  db: Db,
  { files, clock, contributed }: DemoParts,
  world: DemoWorld,
  { half, folder }: DemoParts['halves'][number],
) {
  const random = randomOf(half.plugin.id);
  await half.demo.build?.({ db, world, files, clock, folder, random, id: demoId, contributed });
}
