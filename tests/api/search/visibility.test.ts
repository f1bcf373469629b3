import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId, type Id } from 'edutech/core/common/ids';
import { type Actor, asSystem, type SystemActor } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { entryToWrite } from 'edutech/core/server/search/entry-to-write';
import { buildPart } from 'edutech/core/server/search/build-parts';
import { SearchIndex, SearchSources, type SearchEntry } from 'edutech/core/server/search/search-index';
import { upsertEntries } from 'edutech/core/server/search/search.queries';
import { Sessions } from 'edutech/core/server/session/sessions';
import { search, suggest } from 'edutech/plugins/search/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const system = asSystem('a test fills the index');
const write = (who: Actor | SystemActor, entry: SearchEntry) =>
  app.platform.services.database.write(who, (db) => upsertEntries(db, [entryToWrite('lesson', entry)]));

const entryOf = (title: string, owner: Partial<SearchEntry['owner']>, isPublic = false): SearchEntry => ({
  id: newId(),
  owner: { countyId: null, schoolId: null, personId: null, ...owner },
  isPublic,
  shownFrom: new Date('2026-01-01'),
  shownUntil: null,
  title,
  titleEn: '',
  names: [],
  summary: '',
  summaryEn: '',
  more: '',
  cover: '',
  address: '/search',
  stage: null,
  grade: '',
  subject: '',
  uses: 0,
});

async function titlesFor(who: Caller, q: string): Promise<string[]> {
  const answer = await who.call(search, { q });
  expect(answer.status, answer.text).toBe(200);
  return (answer.envelope!.data as OutputOf<typeof search>).items.map(({ title }) => title);
}

/** The actor behind somebody's cookie, as the pipeline would have it. */
async function actorOf({ cookie }: Caller): Promise<Actor> {
  const secret = cookie.slice(cookie.indexOf('=') + 1);
  const sessions = app.platform.container.get(Sessions);
  return sessions.actorOf((await sessions.find(secret, new Date()))!);
}

describe('what is not public', () => {
  test('is found by the people of its school, and by nobody of another', async () => {
    const title = '蓝鲸小学校本课例';
    await write(system, entryOf(title, { schoolId: app.world.schoolId }));
    const [teacher, student, visitor] = [
      await signedIn(app, 'teacher'),
      await signedIn(app, 'student'),
      visitorOf(app),
    ];
    expect((await titlesFor(teacher, '蓝鲸小学'))[0]).toBe(title);
    expect((await titlesFor(student, 'ljxx'))[0]).toBe(title);
    expect(await titlesFor(visitor, '蓝鲸小学')).not.toContain(title);
    const elsewhere = '白鲸中学校本课例';
    await write(system, entryOf(elsewhere, { schoolId: app.world.otherSchoolId }));
    expect(await titlesFor(teacher, '白鲸中学')).not.toContain(elsewhere);
  });

  test('is found by those only for whom its kind is: what teachers share in their school, by no student of it', async () => {
    const [worksheet, paper] = ['Starter Unit 1 Worksheet', '七年级数学期中测试卷'];
    const [teacher, student] = [await signedIn(app, 'teacher'), await signedIn(app, 'student')];
    expect(await titlesFor(teacher, worksheet), 'of a colleague').toContain(worksheet);
    expect(await titlesFor(student, worksheet)).not.toContain(worksheet);
    for (const q of [paper, '期中测试', 'qzcs', '前四章']) expect(await titlesFor(student, q)).not.toContain(paper);
    const suggested = (await student.call(suggest, { q: paper })).envelope!.data as OutputOf<typeof suggest>;
    expect(suggested.map(({ title }) => title)).not.toContain(paper);
  });

  test('is found by its person alone, where it belongs to nobody else', async () => {
    const title = '企鹅的私人收藏';
    await write(system, entryOf(title, { personId: app.world.people.teacher.personId }));
    expect((await titlesFor(await signedIn(app, 'teacher'), '企鹅'))[0]).toBe(title);
    expect(await titlesFor(await signedIn(app, 'headteacher'), '企鹅')).not.toContain(title);
  });

  test('is found by everybody once it is public, and by its school again when it no longer is', async () => {
    const entry = entryOf('海豹的公开课', { schoolId: app.world.schoolId });
    const [teacher, visitor] = [await signedIn(app, 'teacher'), visitorOf(app)];
    await write(system, entry);
    expect(await titlesFor(visitor, '海豹')).toEqual([]);
    await write(system, { ...entry, isPublic: true });
    expect(await titlesFor(visitor, '海豹')).toEqual([entry.title]);
    await write(system, entry);
    expect(await titlesFor(visitor, '海豹')).toEqual([]);
    expect(await titlesFor(teacher, '海豹')).toEqual([entry.title]);
  });
});

test('a teacher’s connection can put nothing into the index for another school or the city', async () => {
  const teacher = await actorOf(await signedIn(app, 'teacher'));
  await write(teacher, entryOf('本校的', { schoolId: app.world.schoolId }));
  for (const owner of [{ schoolId: app.world.otherSchoolId }, { countyId: app.world.countyId }, {}])
    await expect(write(teacher, entryOf('别人的', owner, true))).rejects.toThrow('row-level security');
});

describe('the index', () => {
  const rows = (kind: string) =>
    app.platform.services.database.read(system, (db) =>
      db.all(sql<{ id: Id }>`select e.id from core.search_entry e join core.search_public p using (kind, id)
        where kind = ${kind} order by id`),
    );

  test('is built anew part by part, forgets what is no more, and is the same afterwards', async () => {
    const { services, container } = app.platform;
    const source = container.get(SearchSources).find(({ kind }) => kind === 'news')!;
    const before = await rows('news');
    const stray = entryOf('早已不在的文章', {}, true);
    await services.database.write(system, async (db) => {
      await upsertEntries(db, [entryToWrite('news', stray)]);
      await db.run(sql`delete from core.search_entry where kind = 'news' and id = ${before[0]!.id}`);
    });
    const small = { ...source, entries: limited(source.entries) };
    for (let after: Id | null | undefined = null; after !== undefined; ) {
      const from: Id | null = after;
      after = await services.database.write(system, (db) => buildPart(db, small, from, 3));
    }
    expect(await rows('news')).toEqual(before);
  });

  /** Watches that no part is larger than was asked for. */
  function limited<Entries extends (...args: never[]) => Promise<readonly unknown[]>>(entries: Entries): Entries {
    return (async (...args: Parameters<Entries>) => {
      const part = await entries(...args);
      expect(part.length).toBeLessThanOrEqual(3);
      return part;
    }) as unknown as Entries;
  }

  test('does not know a kind that no plugin offers', async () => {
    const index = app.platform.container.get(SearchIndex);
    const following = app.platform.services.database.write(system, (db) => index.follow(db, 'poem', [newId()]));
    await expect(following).rejects.toThrow('poem');
  });
});
