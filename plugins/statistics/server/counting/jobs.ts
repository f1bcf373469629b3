import Type from 'typebox';
import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Logger } from 'edutech/core/server/logger';
import type { FigureSource } from '../../api';
import { deletePeopleBefore, foldActs, hold } from './acts.queries';
import type { ActTally } from './act-tally';
import { recountDay, upsertRecount } from './recount.queries';
import { refreshLoads, refreshSignIns, refreshStocks, updateRefreshed } from './refresh.queries';

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly logger: Logger;
  readonly sources: readonly FigureSource[];
  readonly tally: ActTally;
}

/** Homework counts on the day of its deadline, and is given for days to come. */
const daysAhead = 7;
const keptDays = 40;

/** Reads what areas have now: homework minutes from yesterday on, and stocks. */
export async function refresh(db: Db, sources: readonly FigureSource[], now: Date, since?: Day): Promise<void> {
  const today = cityDay(now);
  const days = { today, from: since ?? dayAfter(today, -1), to: dayAfter(today, daysAhead) };
  for (const { loads } of sources) if (loads) await refreshLoads(db, loads, days);
  await refreshStocks(db, sources, today);
  await refreshSignIns(db, today);
  await updateRefreshed(db, now);
}

/** Adds up what waits, then makes a day equal to the rows of the areas. */
export async function recount(db: Db, sources: readonly FigureSource[], day: Day, now: Date) {
  await hold(db);
  const kinds = sources.flatMap((source) => source.kinds);
  while ((await foldActs(db, kinds, 50_000)) === 50_000);
  await refreshSignIns(db, day);
  const found = await recountDay(db, { sources, day });
  if (found) await upsertRecount(db, day, found, now);
  return found;
}

/** Every five minutes the figures are read again. */
const refreshJob = ({ clock, database, sources, tally }: Parts): JobDeclaration => ({
  name: 'statistics.refresh',
  payload: Type.Object({}),
  schedule: '*/5 * * * *',
  atStart: true,
  leaseSeconds: 240,
  run: async (_payload, { actor }) => {
    await tally.add();
    await database.write(actor, (db) => refresh(db, sources, clock.now()));
  },
});

/** After midnight the day that is over is counted from the rows of the areas; what differs is told, and repaired. */
const recountJob = ({ clock, database, logger, sources }: Parts): JobDeclaration => ({
  name: 'statistics.recount',
  payload: Type.Object({}),
  schedule: '20 0 * * *',
  leaseSeconds: 900,
  run: async (_payload, { actor }) => {
    const now = clock.now();
    const today = cityDay(now);
    const found = await database.write(actor, (db) => recount(db, sources, dayAfter(today, -1), now));
    if (found && found.differences > 0)
      logger.warn({ ...found }, 'figures differed from the rows of the areas, and are repaired');
    await database.write(actor, (db) => deletePeopleBefore(db, dayAfter(today, -keptDays)));
  },
});

export const countingJobs = (parts: Parts): readonly JobDeclaration[] => [refreshJob(parts), recountJob(parts)];
