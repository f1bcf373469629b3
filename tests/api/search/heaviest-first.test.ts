import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { mostRanked } from 'edutech/core/common/search/answer';
import { asSystem, visitor } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Database } from 'edutech/core/server/data/database';
import { entryToWrite } from 'edutech/core/server/search/entry-to-write';
import { PostgresSearchIndex } from 'edutech/core/server/search/postgres-search-index';
import type { SearchEntry, SearchWish } from 'edutech/core/server/search/search-index';
import { upsertEntries } from 'edutech/core/server/search/search.queries';
import { type ScratchDatabase, startScratchDatabase } from '../core-services/scratch-database';

const system = asSystem('test');
const now = new Date('2026-11-22T00:00:00Z');
const dayMilliseconds = 86_400_000;
let scratch: ScratchDatabase;
let database: Database;

const entry = (title: string, daysAgo: number, uses = 0): SearchEntry => ({
  id: newId(),
  owner: { countyId: null, schoolId: null, personId: null },
  isPublic: true,
  shownFrom: new Date(now.getTime() - daysAgo * dayMilliseconds),
  shownUntil: null,
  title,
  titleEn: '',
  names: [],
  summary: '',
  summaryEn: '',
  more: '',
  cover: '',
  address: '/',
  stage: null,
  grade: '',
  subject: '',
  uses,
});
const put = (db: Db, entries: readonly SearchEntry[]) =>
  upsertEntries(
    db,
    entries.map((one) => entryToWrite('lesson', one)),
  );

beforeAll(async () => {
  scratch = await startScratchDatabase();
  database = scratch.connect();
  // as a city writes them: the oldest first, one a day for nearly seven years
  await database.write(system, (db) =>
    put(
      db,
      Array.from({ length: 2500 }, (_, at) => entry('教学设计', 2500 - at)),
    ),
  );
  await database.write(system, (db) =>
    put(db, [
      entry('教学设计：都在看', 1300, 1_000_000),
      entry('教学设计：明天', -1),
      entry('勾股定理', 2499),
      entry('勾股定理的逆定理', 1),
      // its clock was wrong
      entry('勾股定理的由来', -9000),
    ]),
  );
});
afterAll(() => scratch.close());

const found = (text: string) => {
  const wish: SearchWish = { text, kinds: ['lesson'], page: 1, line: mostRanked, now, language: 'zh-CN' };
  return database.read(visitor, (db) => new PostgresSearchIndex([]).search(db, wish));
};

test('of a word that stands everywhere the newest and the most used are found, not those that were written first', async () => {
  const { hits, total } = await found('教学设计');
  expect(total).toBeGreaterThan(mostRanked - 10);
  const days = hits.map(({ time }) => Math.round((now.getTime() - Date.parse(time)) / dayMilliseconds));
  // all of the last years and none of the first ones, but for the one that everybody opens
  expect(new Set(days.filter((day) => day <= 980)).size).toBe(980);
  expect(days.filter((day) => day > 1100)).toEqual([1300]);
  expect(hits.some(({ title }) => title.includes('明天'))).toBe(false);
});

test('what is old is found when nothing newer is like it, also what was written before there were layers of weight', async () => {
  const titles = async () => (await found('勾股定理')).hits.map(({ title }) => title);
  expect(await titles()).toEqual(['勾股定理', '勾股定理的逆定理']);
  await database.write(system, (db) =>
    db.run(sql`
      update core.search_public p set words = (
        select array_to_tsvector(array_agg(word)) from unnest(tsvector_to_array(p.words)) word where not starts_with(word, '@weight:'))
      from core.search_entry e where e.id = p.id and e.title like '勾股定理%'`),
  );
  expect(await titles()).toEqual(['勾股定理', '勾股定理的逆定理']);
});
