// Search over ten thousand and a million varied titles: chapters of the demo's textbooks × kinds of material × teachers ×
// schools. As the application's role, with row-level security, as a visitor asks, through the service that the calls use.
import process from 'node:process';
import pg from 'pg';
import { newId } from 'edutech/core/common/ids';
import { stages } from 'edutech/core/common/teaching/stages';
import { asSystem, visitor } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { sql } from 'edutech/core/server/data/db';
import { personName } from 'edutech/host/server/demo-city/names/person-names';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { entryToWrite } from 'edutech/core/server/search/entry-to-write';
import { PostgresSearchIndex } from 'edutech/core/server/search/postgres-search-index';
import type { SearchEntry, SearchWish } from 'edutech/core/server/search/search-index';
import { upsertEntries } from 'edutech/core/server/search/search.queries';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { median, verdict } from './support/figures';
import { appUrlOf, startProduct } from './support/product';

/** The second size can be made smaller for looking at while one works. */
const sizes = [10_000, Number(process.env['BENCH_SEARCH'] ?? 1_000_000)];
const rounds = 20;
/** quality.md section 3: p95 over a million Chinese titles. */
const limitMilliseconds = 300;
const partSize = 5_000;

const forms: readonly ((chapter: string, nth: number) => string)[] = [
  (chapter) => `《${chapter}》教学设计`,
  (chapter) => `《${chapter}》学习任务单`,
  (chapter, nth) => `${chapter}：第 ${1 + (nth % 4)} 课时课件`,
  (chapter) => `图解：${chapter}`,
  (chapter, nth) => `${chapter}同步练习（${'ABCD'[nth % 4]} 卷）`,
  (chapter) => `微课：${chapter}中的易错点`,
  (chapter) => `${chapter}课堂实录`,
  (chapter, nth) => `${2020 + (nth % 7)} 年${chapter}单元测试与讲评`,
];

/** What people type: words that stand everywhere and words that are rare, sounds, initials, slips, and a choice. */
const questions: readonly (readonly [what: string, text: string, choice?: Partial<SearchWish>])[] = [
  ['a chapter', '有理数的加法'],
  ['two characters', '方程'],
  ['one character', '水'],
  ['a word that stands everywhere', '教学设计'],
  ['the same, narrowed', '教学设计', { stage: 'junior', subject: '数学' }],
  ['several words', '一元二次方程 课件'],
  ['Pinyin', 'youlishudejiafa'],
  ['Pinyin, still being written', 'jiaoxuesh'],
  ['initials', 'ylsdjf'],
  ['two initials', 'sx'],
  ['a homophone', '有里数的家法'],
  ['a slip of the fingers', 'yuolishu'],
  ['nothing like that', '乌有之乡的航天飞机'],
];

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    const rows: (string | number)[][] = [];
    let there = 0;
    for (const size of sizes) {
      await fill(database, product.ownerUrl, there, size);
      there = size;
      rows.push(...(await measure(database, size)));
    }
    return [
      {
        title: 'Search',
        note: `Varied titles of the demo's chapters, ${rounds} rounds each after one that warms up; what a visitor is answered with facets (page) and below the box (suggestion). Limit ${limitMilliseconds} ms for 95 of 100 pages.`,
        columns: ['titles', 'question', 'found', 'page: median ms', 'page: p95 ms', 'suggestion: median ms', 'kept'],
        rows,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

async function measure(database: Database, size: number): Promise<(string | number)[][]> {
  const index = new PostgresSearchIndex([]);
  const rows: (string | number)[][] = [];
  for (const [what, text, choice] of questions) {
    const wish: SearchWish = {
      text,
      kinds: ['lesson'],
      page: 1,
      line: 15,
      now: new Date(),
      language: 'zh-CN',
      ...choice,
    };
    const page = () => database.read(visitor, async (db) => (await index.search(db, wish)).total);
    const suggestion = () => database.read(visitor, (db) => index.suggest(db, { ...wish, line: 8 }));
    const found = await page();
    const pages = await timesOf(page);
    const suggestions = await timesOf(suggestion);
    const late = at95(pages);
    rows.push([
      size.toLocaleString('en'),
      what,
      found,
      median(pages).toFixed(1),
      late.toFixed(1),
      median(suggestions).toFixed(1),
      verdict(late <= limitMilliseconds),
    ]);
  }
  return rows;
}

/** What 95 of 100 stay below. */
const at95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
}

async function fill(database: Database, ownerUrl: string, from: number, to: number): Promise<void> {
  const maker = await makerOf(database);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  // one build of an index over all is many times faster than a million insertions
  await owner.query('drop index core.search_public_words');
  for (let at = from; at < to; at += partSize) {
    const part = Array.from({ length: Math.min(partSize, to - at) }, (_, nth) =>
      entryToWrite('lesson', maker(at + nth)),
    );
    await database.write(asSystem('a bench'), (db) => upsertEntries(db, part));
  }
  await owner.query('create index search_public_words on core.search_public using gin (words)');
  await owner.query('vacuum analyze core.search_public, core.search_entry');
  await owner.end();
}

/** Makes the nth of the titles; the same in every run. */
async function makerOf(database: Database): Promise<(nth: number) => SearchEntry> {
  const [chapters, schools] = await database.read(asSystem('a bench'), async (db) => [
    await db.all(sql<{ name: string; subject: string }>`
      select n.name, s.name as subject from textbook.node n join textbook.book b on b.id = n.book_id
      join core.subject s on s.id = b.subject_id order by n.id`),
    await db.all(sql<{ name: string }>`select name from core.school order by id`),
  ]);
  const random = randomOf('search bench');
  const taken = new Set<string>();
  const teachers = Array.from({ length: 3_000 }, (_, nth) => personName(`bench/${nth}`, 'adult', taken));
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return (nth) => {
    const { name: chapter, subject } = one(chapters);
    return {
      id: newId(),
      owner: { countyId: null, schoolId: null, personId: null },
      isPublic: true,
      shownFrom: new Date(Date.UTC(2022, 0, 1) + Math.floor(random() * 1_700) * 86_400_000),
      shownUntil: null,
      title: one(forms)(chapter, nth),
      titleEn: '',
      names: [one(teachers), one(schools).name],
      summary: '',
      summaryEn: '',
      more: '',
      cover: '',
      address: '/search',
      stage: one(stages),
      grade: '',
      subject,
      uses: Math.floor(random() ** 8 * 5_000),
    };
  };
}
