import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { taskDetails } from 'edutech/plugins/home/api';
import { statisticsInfo } from 'edutech/plugins/portal/api';
import {
  listPublicResources,
  listResources,
  publicResource,
  resourceFacets,
  showResource,
} from 'edutech/plugins/resource/api';
import { deleteStanding, selectStanding } from 'edutech/plugins/resource/server/saving/jobs.queries';
import { placeAgain } from 'edutech/plugins/resource/server/saving/place-again.job';
import { chapterDependents, Textbooks } from 'edutech/plugins/textbook/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, firstChapter, keyOf, node, numberLine, resource } from './resource-kit';

let app: TestApp;
let teacher: Caller;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['resource', 'home', 'portal'] });
  teacher = await signedIn(app, 'teacher');
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const open = async (input: object) =>
  dataOf<typeof listPublicResources>(await visitor.call(listPublicResources, { pageLine: 50, ...input }));
const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const facets = async (input: object, who = visitor) =>
  dataOf<typeof resourceFacets>(await who.call(resourceFacets, { ...input })).facets;

test('visitors read what is public, the newest first, page by page and without gaps', async () => {
  const all = await open({});
  expect(all.data.every(({ visibility }) => visibility === 3)).toBe(true);
  expect(all.pageData.total).toBe(all.data.length);
  expect(all.capped).toBe(false);
  const times = all.data.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().reverse());
  const pages = await Promise.all([1, 2, 3].map((page) => open({ page, pageLine: 7 })));
  expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 21));
  expect(ids(await open({ page: 999 }))).toEqual([]);
});

test('a chapter lists what stands on it and below it, whatever else is chosen narrows it', async () => {
  const inChapter = ids(await open({ nodeId: firstChapter }));
  expect(inChapter).toContain(resource('number-line-plan'));
  expect(inChapter).not.toContain(resource('spring-plan'));
  expect(ids(await open({ nodeId: numberLine, form: 'video' }))).toEqual([resource('number-line-film')]);
  expect(ids(await open({ nodeId: numberLine, kind: 'courseware' }))).toEqual([resource('number-line-slides')]);
  const chinese = await open({ stageId: 'junior', subjectId: demoId('subject/chinese') });
  expect(chinese.data.every(({ subjectCode }) => subjectCode === 'chinese')).toBe(true);
  expect(ids(await open({ gradeId: demoId('grade/8') }))).toEqual([]);
  expect(ids(await open({ nodeId: demoId('nowhere') }))).toEqual([]);
  const used = await open({ sort: 'used', pageLine: 1 });
  expect(ids(used)).toEqual([resource('rational-exercise')]);
});

test('words, sounds and initials find what is public, the nearest first', async () => {
  expect(ids(await open({ q: '数轴教学设计' }))[0]).toBe(resource('number-line-plan'));
  expect(ids(await open({ q: 'shuzhou' }))).toContain(resource('number-line-slides'));
  expect(ids(await open({ q: '数轴', form: 'video' }))).toEqual([resource('number-line-film')]);
  expect(ids(await open({ q: '数轴', subjectId: demoId('subject/chinese'), stageId: 'junior' }))).toEqual([]);
  expect(ids(await open({ q: '期中测试卷' }))).not.toContain(resource('midterm-paper'));
  expect(ids(await open({ q: '课件', nodeId: numberLine }))).toEqual([resource('number-line-slides')]);
  expect((await open({ q: '%_' })).data).toEqual([]);
});

test('facets count each choice with the others made', async () => {
  const all = await facets({ nodeId: numberLine });
  const count = (some: typeof all, facet: string, value: string) =>
    some.find((one) => one.facet === facet && one.value === value)?.count ?? 0;
  expect(count(all, 'form', 'video')).toBe(1);
  expect(count(all, 'subject', demoId('subject/mathematics'))).toBe((await open({ nodeId: numberLine })).data.length);
  const films = await facets({ nodeId: numberLine, form: 'video' });
  expect(films.filter(({ facet }) => facet === 'form')).toEqual(all.filter(({ facet }) => facet === 'form'));
  expect(films.filter(({ facet }) => facet === 'kind')).toMatchObject([{ value: 'film', count: 1 }]);
  expect((await visitor.call(resourceFacets, { space: 'school' })).status).toBe(403);
  // of what a search has found, too: another subject is one press away
  const subjects = async (input: object) => (await facets(input)).filter(({ facet }) => facet === 'subject');
  const found = await subjects({ q: '七年级上册' });
  expect(found.length).toBeGreaterThan(1);
  expect(await subjects({ q: '七年级上册', subjectId: demoId('subject/mathematics') })).toEqual(found);
});

test('a school’s people see what is shared with it, people of the next school do not', async () => {
  const school = async (who: Caller) =>
    ids(dataOf<typeof listResources>(await who.call(listResources, { space: 'school', pageLine: 50 })));
  const ofSchool = await school(teacher);
  expect(ofSchool).toEqual(expect.arrayContaining(['midterm-paper', 'unit1-worksheet'].map(resource)));
  for (const slug of ['songxi-measuring', 'poem-melody', 'morning-reading-draft', 'rational-exercise'])
    expect(ofSchool).not.toContain(resource(slug));
  for (const slug of ['songxi-measuring', 'poem-melody', 'morning-reading-draft'])
    expect((await teacher.call(showResource, { id: resource(slug) })).status).toBe(404);
});

test('lists of teachers are closed to others', async () => {
  for (const who of ['student', 'guestcity', 'cityadmin'] as const) {
    const caller = await signedIn(app, who);
    for (const space of ['mine', 'school', 'trash'])
      expect((await caller.call(listResources, { space })).status).toBe(403);
    expect((await caller.call(listResources, { space: 'public' })).status).toBe(200);
    expect((await caller.call(listResources, { space: 'favourites' })).status).toBe(200);
  }
  expect((await visitor.call(listResources, { space: 'public' })).status).toBe(401);
});

test('what is bad is refused by the field, and nothing is read', async () => {
  for (const input of [{ page: 0 }, { pageLine: 51 }, { nodeId: 'x' }, { kind: 'poem' }, { q: 'x'.repeat(101) }])
    expect((await visitor.call(listPublicResources, input)).status).toBe(422);
  expect(keyOf(await visitor.call(publicResource, { id: demoId('nothing') }))).toBe('resource.error.notFound');
});

test('who takes a chapter out is told how many resources stand on it', async () => {
  const river = node('school-101-geography-7', '云江与云州人');
  const answer = await (await signedIn(app, 'principal')).call(chapterDependents, { nodeId: river });
  expect(dataOf<typeof chapterDependents>(answer)).toContainEqual({ what: '资源', count: 1 });
});

test('the homes tell auditors what waits and owners what was returned', async () => {
  const tasks = async (who: Caller) =>
    dataOf<typeof taskDetails>(await who.call(taskDetails, { termId: app.world.termId })).filter(
      ({ area }) => area === 'resource',
    );
  expect(await tasks(await signedIn(app, 'auditor'))).toMatchObject([
    { title: '3 个资源待审核', path: '/education_resources/resource-audit' },
  ]);
  expect(await tasks(teacher)).toMatchObject([
    { title: expect.stringContaining('数轴上的动点'), note: expect.stringContaining('单位长度') },
  ]);
  expect(await tasks(await signedIn(app, 'student'))).toEqual([]);
});

test('public resources are part of the city’s figures', async () => {
  const { resource: figures } = dataOf<typeof statisticsInfo>(await visitor.call(statisticsInfo, {}));
  const { count } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ count: number }>(sql`select count(*) as count from resource.resource where is_public`),
  );
  expect(figures.totalCount).toBeGreaterThanOrEqual(count);
});

test('a resource follows its chapter when that is moved', async () => {
  const { services, container } = app.platform;
  const moved = node('junior-chinese-7a', '第一单元/1 春／朱自清');
  const [before, after] = ['第一单元', '第二单元'].map((path) => node('junior-chinese-7a', path));
  await services.database.write(asSystem('a test'), (db) =>
    db.run(sql`update textbook.node set parent_id = ${after}, position = 90 where id = ${moved}`),
  );
  // one that its owner has changed since it was read is left to the next night
  const read = await services.database.read(asSystem('a test'), (db) => selectStanding(db, null, 500));
  const changed = read.find(({ id }) => id === resource('spring-plan'))!;
  const left = await services.database.write(asSystem('a test'), async (db) => {
    await db.run(sql`update resource.resource set changed_at = changed_at where id = ${changed.id}`);
    return deleteStanding(db, changed);
  });
  expect(left).toBe(false);
  const job = placeAgain(container.get(Database), container.get(Textbooks));
  const context = { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1 };
  await job.run({}, { ...context, heartbeat: async () => undefined });
  const spring = resource('spring-plan');
  expect(ids(await open({ nodeId: after }))).toContain(spring);
  expect(ids(await open({ nodeId: before }))).not.toContain(spring);
  expect(ids(await open({ nodeId: moved }))).toContain(spring);
  expect(ids(await open({ nodeId: firstChapter }))).toContain(resource('number-line-plan'));
});
