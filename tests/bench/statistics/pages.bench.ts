// The statements of the pages of statistics over the projections of a city, and how many acts a second are added up. Pages read
// projections only, whose size does not depend on the number of answers: BENCH_STATISTICS_SCHOOLS=486 BENCH_STATISTICS_DAYS=120 are a
// city that answers ten million questions in a term.
import process from 'node:process';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { foldActs, insertActs } from 'edutech/plugins/statistics/server/counting/acts.queries';
import {
  selectCountyDays,
  selectGradeClasses,
  selectGradeMinutes,
  selectOverRuns,
  selectSchoolCounts,
  selectStocks,
} from 'edutech/plugins/statistics/server/reading/schools.queries';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median } from '../support/figures';
import { appUrlOf, startProduct } from '../support/product';

const schools = Number(process.env['BENCH_STATISTICS_SCHOOLS'] ?? 60);
const days = Number(process.env['BENCH_STATISTICS_DAYS'] ?? 40);
const classes = 24;
const rounds = 9;
/** Issue 15: every page. */
const limitMilliseconds = 500;
const acts = 20_000;
const system = asSystem('a bench measures');
const kinds = [{ id: 'work.submit', by: 'student', title: '' }] as const;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    const today = cityDay(systemClock.now());
    await database.write(system, (db) => fill(db, today));
    const all = daysFrom(dayAfter(today, -days + 1), today);
    const period = { days: all, before: daysFrom(dayAfter(today, -2 * days + 1), dayAfter(today, -days)) };
    const questions: readonly [string, (db: Db) => Promise<unknown>][] = [
      ['counts of all schools, a term', (db) => selectSchoolCounts(db, {}, period, 'zh-CN')],
      ['counts of all schools, a day', (db) => selectSchoolCounts(db, {}, { days: [today], before: [] }, 'zh-CN')],
      ['homework of the grades, a term', (db) => selectGradeMinutes(db, {}, all)],
      ['classes of the grades by county, a term', (db) => selectGradeClasses(db, all)],
      ['14 days of the counties', (db) => selectCountyDays(db, all.slice(-14))],
      ['classes over for three days', (db) => selectOverRuns(db, all.slice(-3))],
      ['stocks', (db) => selectStocks(db, {})],
    ];
    const rows: (string | number)[][] = [];
    for (const [title, ask] of questions) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await timed(() => database.read(system, ask)));
      const worst = Math.max(...times);
      rows.push([title, median(times).toFixed(1), worst.toFixed(1), worst <= limitMilliseconds ? 'yes' : '**no**']);
    }
    const perSecond = await database.write(system, addUp);
    return [
      {
        title: 'Pages of statistics',
        note: `${schools} schools of ${classes} classes over ${days} days; statements of the pages, ${rounds} rounds, the first of them cold; limit ${limitMilliseconds} ms for a page. ${Math.round(perSecond).toLocaleString('en')} acts a second are added up.`,
        columns: ['statement', 'median ms', 'slowest ms', 'kept'],
        rows,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const noClass = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const idOf = (text: Query) => sql`md5(${text})::uuid`;

/** Schools with classes and their projections, of numbers that are the same each time. */
async function fill(db: Db, today: string): Promise<void> {
  await db.run(sql`
    insert into core.school (id, county_id, code, name, stage)
    select ${idOf(sql`'s' || n`)}, (select id from core.county order by sort, id offset n % 3 limit 1), 'b' || n, 'b' || n, 'junior'
    from generate_series(1, ${schools}::int) n`);
  await db.run(sql`
    insert into statistics.daily (school_id, day, kind, class_id, acts, people)
    select ${idOf(sql`'s' || n`)}, ${today}::date - d, kind, ${noClass}, 40 + (n * d) % 500, 20 + (n + d) % 40
    from generate_series(1, ${schools}::int) n, generate_series(0, ${2 * days - 1}::int) d,
      unnest(array['teacher', 'student', 'work.submit', 'work.mark', 'work.publish', 'exam.submit']) kind`);
  await db.run(sql`
    insert into statistics.class_load (school_id, day, class_id, subject_id, grade, minutes, most)
    select ${idOf(sql`'s' || n`)}, ${today}::date - d, ${idOf(sql`'c' || n || '/' || c`)}, ${noClass}, 1 + c % 9, 20 + (n * c + d) % 70, 60
    from generate_series(1, ${schools}::int) n, generate_series(1, ${classes}::int) c, generate_series(0, ${days - 1}::int) d`);
  await db.run(sql`
    insert into statistics.stock (school_id, day, kind, value)
    select ${idOf(sql`'s' || n`)}, ${today}::date, kind, 80 + n % 50
    from generate_series(1, ${schools}::int) n, unnest(array['people.teacher', 'people.student', 'resource.video', 'exam.held']) kind
    on conflict do nothing`);
}

/** Acts of as many students, added up as in use. */
async function addUp(db: Db): Promise<number> {
  const { id: schoolId } = await db.one<{ id: string }>(sql`select id from core.school limit 1`);
  const at = systemClock.now();
  const noted = Array.from({ length: acts }, () => ({ kind: 'work.submit', schoolId, personId: newId(), at }));
  await insertActs(db, noted);
  const taken = await timed(async () => {
    while ((await foldActs(db, kinds, 5000)) === 5000);
  });
  return acts / (taken / 1000);
}
