// Acts as they happen, a thousand a second from several transactions at once, into the projections of statistics; then the recount of
// the night, which counts the same day from the rows of its area and must find it equal. BENCH_EVENTS_SECONDS=60 is a minute of it,
// BENCH_EVENTS_DAY=1000000 a day of a large city.
import process from 'node:process';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import type { Act, FigureSource } from 'edutech/plugins/statistics/api';
import { ActTally } from 'edutech/plugins/statistics/server/counting/act-tally';
import { recountDay } from 'edutech/plugins/statistics/server/counting/recount.queries';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median } from '../support/figures';
import { appUrlOf, startProduct } from '../support/product';

const seconds = Number(process.env['BENCH_EVENTS_SECONDS'] ?? 5);
const ofDay = Number(process.env['BENCH_EVENTS_DAY'] ?? 20_000);
const perSecond = 1000;
/** Transactions of a second, and acts of each: a class hands in, a teacher marks a page. */
const transactions = 100;
const system = asSystem('a bench measures');
const kinds = [{ id: 'work.submit', by: 'student', title: '' }] as const;

/** An area whose rows are numbers: so many acts from the first moment of a day on, of 40 students of each school. */
const area = (count: number): FigureSource<Query> => ({
  kinds,
  acts: ({ from }) => sql`
    select 'work.submit'::text as kind, s.id as school_id, md5(s.id || 'p' || n % 40)::uuid as person_id,
      ${from}::timestamptz + (n % 80000) * interval '1 second' as at
    from generate_series(1, ${count}::int) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as of from core.school) s
      on s.place = n % s.of`,
});

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    // days on which nobody did anything else
    const today = cityDay(systemClock.now());
    const live = await arrive(database, logger, dayAfter(today, -300));
    const night = await recount(database, dayAfter(today, -310));
    return [
      {
        title: 'Acts into the projections',
        note: `${perSecond.toLocaleString('en')} acts a second for ${seconds} s in ${transactions} transactions a second, added up beside them; then a day of ${ofDay.toLocaleString('en')} acts is counted again.`,
        columns: ['measured', 'value'],
        rows: [
          ['acts noted a second', Math.round(live.noted)],
          ['a transaction, median ms', live.median.toFixed(1)],
          ['a transaction, 95 % within ms', live.most.toFixed(1)],
          ['all added up after the last, ms', Math.round(live.behind)],
          ['acts counted of those noted', `${live.counted} of ${seconds * perSecond}`],
          ['recount of a day, ms', Math.round(night.took)],
          ['differences that it found first, and then', `${night.first}, ${night.again}`],
        ],
        ...(live.counted === seconds * perSecond && night.again === 0
          ? {}
          : { broken: ['projections of acts are not equal to what was noted'] }),
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

const actsOf = (database: PostgresDatabase, count: number, day: string) => {
  const from = cityMoment(day, '00:00');
  return database.read(system, (db) => db.all(area(count).acts({ from, until: from }) as Query<Act>));
};

/** Notes acts at the rate, each second's worth spread over it, while they are added up. */
async function arrive(database: PostgresDatabase, logger: LineLogger, day: string) {
  const acts = await actsOf(database, seconds * perSecond, day);
  const tally = new ActTally({ database, logger, sources: [area(0)] });
  const size = perSecond / transactions;
  const begun = performance.now();
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let at = 0; at < acts.length; at += size) {
    const due = begun + (at / perSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const part = acts.slice(at, at + size);
    running.push(
      timed(() => database.write(system, (db) => tally.note(db, part))).then((took) => void times.push(took)),
    );
  }
  await Promise.all(running);
  const noted = acts.length / ((performance.now() - begun) / 1000);
  const behind = await timed(() => tally.add());
  await tally.close();
  const { acts: counted } = await database.read(system, (db) =>
    db.one<{ acts: number }>(sql`
      select coalesce(sum(acts), 0)::int as acts from statistics.daily
      where day = ${day}::date and kind = 'work.submit' and class_id = '00000000-0000-0000-0000-000000000000'`),
  );
  return {
    noted,
    behind,
    counted,
    median: median(times),
    most: times.toSorted((one, other) => one - other)[Math.floor(0.95 * times.length)]!,
  };
}

/** The first finds everything, as after a night in which nothing was added up; the second finds it equal. */
async function recount(database: PostgresDatabase, day: string) {
  const sources = [area(ofDay)];
  const once = () => database.write(system, (db: Db) => recountDay(db, { sources, day }));
  const first = await once();
  let again = await once();
  const took = await timed(async () => {
    again = await once();
  });
  return { took, first: first?.differences ?? -1, again: again?.differences ?? -1 };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
