import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  chapterCounts,
  getQuestion,
  listQuestions,
  listVersions,
  pointCounts,
  questionFacets,
  questionKeys,
  questionsLikeText,
  someQuestions,
  whereUsed,
} from 'edutech/plugins/questions/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, firstChapter, idsOf, keyOf, node, numberLine, question } from './questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const list = async (input: object, who = teacher) =>
  dataOf<typeof listQuestions>(await who.call(listQuestions, { pageLine: 50, ...input }));
const somebodyElsewhere = async () => {
  const { id } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ id: string }>(sql`
      select person_id as id from core.post
      where school_id = ${app.world.otherSchoolId} and role_type = 1 and ended_at is null limit 1`),
  );
  return signedInPerson(app, id);
};
const found = async (input: object, who = teacher) => idsOf((await list(input, who)).data);

test('the public bank is read page by page, the newest first, and never with an answer', async () => {
  const all = await list({});
  expect(all.data.every(({ source }) => source === 3)).toBe(true);
  expect(all.pageData.total).toBeGreaterThan(80);
  const times = all.data.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().reverse());
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageLine: 7 })));
  expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(idsOf(all.data).slice(0, 21));
  expect(JSON.stringify(all)).not.toMatch(/"(key|choice|accepted|analysis_|rubric|transcript)"/);
});

test('a bank shows what is its own: one’s own, one’s school’s, everybody’s', async () => {
  const personal = await list({ space: 'personal' });
  expect(personal.data.every(({ isOwn }) => isOwn)).toBe(true);
  expect(idsOf(personal.data)).toContain(question('fold-paper'));
  const school = await found({ space: 'school' });
  expect(school).toContain(question('opposites-sum'));
  for (const slug of ['whole-substitution', 'cat-feelings', 'fold-paper']) expect(school).not.toContain(question(slug));
  expect(await found({})).not.toContain(question('opposites-sum'));
});

test('chapters, points, types, difficulties, abilities, kinds and years narrow a list together', async () => {
  const inChapter = await found({ nodeIds: [firstChapter] });
  expect(inChapter).toContain(question('points-on-line'));
  expect(inChapter).not.toContain(question('scientific-notation'));
  expect(await found({ nodeIds: [numberLine], types: [3] })).toContain(question('points-on-line'));
  expect(await found({ nodeIds: [numberLine], types: [1] })).toEqual([]);
  const several = await found({ nodeIds: [numberLine, node('第一章 有理数/1.1 正数和负数')] });
  expect(several).toEqual(expect.arrayContaining(['points-on-line', 'below-zero'].map(question)));
  const point = demoId('textbook.point.junior-mathematics/数与代数/有理数/绝对值');
  expect(await found({ kiids: [point] })).toContain(question('absolute-values'));
  const finals = await list({ kinds: ['final'], years: [2025] });
  expect(finals.data.length).toBeGreaterThan(1);
  expect(finals.data.every(({ kind, year }) => kind === 'final' && year === 2025)).toBe(true);
  const hard = await list({ difficulties: [4, 5], subjectId: demoId('subject/mathematics'), stageId: 'junior' });
  expect(hard.data.length).toBeGreaterThan(1);
  expect(hard.data.every((one) => one.difficulty >= 4 && one.subjectCode === 'mathematics')).toBe(true);
  const applied = await list({ abilities: ['apply'] });
  expect(idsOf(applied.data)).toEqual(expect.arrayContaining(['river-boat', 'choose-plan'].map(question)));
  expect(applied.data.every(({ ability }) => ability === 'apply')).toBe(true);
  const known = await list({ abilities: ['know', 'understand'], nodeIds: [numberLine] });
  expect(known.data.every(({ ability }) => ability === 'know' || ability === 'understand')).toBe(true);
  expect(idsOf(known.data)).toContain(question('points-on-line'));
  expect(await found({ q: '面粉的包装袋', abilities: ['understand'] })).toEqual([question('tolerance-of-flour')]);
  expect(await found({ q: '面粉的包装袋', abilities: ['know'] })).toEqual([]);
  expect(await found({ region: '临江区' })).toContain(question('move-on-line'));
  expect(await found({ nodeIds: [demoId('nowhere')] })).toEqual([]);
});

test('words and formulas find questions in each bank', async () => {
  expect(await found({ q: '面粉的包装袋' })).toEqual([question('tolerance-of-flour')]);
  expect(await found({ q: 'umbrella' })).toContain(question('umbrella-reading'));
  expect(await found({ formula: '\\dfrac{2x-1}{3}' })).toEqual([question('solve-with-fractions')]);
  // another way of writing it, as somebody types it
  expect(await found({ q: '$\\frac{2x-1}{3}$' })).toEqual([question('solve-with-fractions')]);
  expect(await found({ q: '$|x-3|$' })).toContain(question('sum-of-absolutes-zero'));
  const inSchool = { q: '互为相反数', space: 'school' };
  expect(await found(inSchool)).toContain(question('opposites-sum'));
  expect(await found({ ...inSchool, stageId: 'junior' })).toContain(question('opposites-sum'));
  expect(await found({ ...inSchool, stageId: 'primary' })).toEqual([]);
  expect(await found(inSchool, await somebodyElsewhere())).toEqual([]);
  expect(await found({ q: '对折', space: 'personal' })).toEqual([question('fold-paper')]);
  expect(await found({ q: '对折' })).not.toContain(question('fold-paper'));
  expect(await found({ q: '凸透镜', types: [0] })).toEqual([question('convex-lens')]);
  expect(await found({ q: '凸透镜', types: [3] })).toEqual([]);
  expect(await found({ q: '%_ \'"' })).toEqual([]);
});

test('a list can be sorted by use and by how hard it proved', async () => {
  const facilities = (await list({ sort: 'hardest' })).data
    .map(({ facility }) => facility)
    .filter((one) => one !== null);
  expect(facilities).toEqual(facilities.toSorted((one, other) => one - other));
  const used = (await list({ sort: 'used' })).data.map((one) => one.used);
  expect(used).toEqual(used.toSorted((one, other) => other - one));
});

test('facets count each choice with the others made', async () => {
  const facets = async (input: object) =>
    dataOf<typeof questionFacets>(await teacher.call(questionFacets, { ...input })).facets;
  const all = await facets({ nodeIds: [numberLine] });
  const types = all.filter(({ facet }) => facet === 'type');
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe((await found({ nodeIds: [numberLine] })).length);
  const chosen = await facets({ nodeIds: [numberLine], types: [3] });
  expect(chosen.filter(({ facet }) => facet === 'type')).toEqual(types);
  expect((await facets({ q: '凸透镜' })).some(({ facet, value }) => facet === 'type' && value === '0')).toBe(true);
});

test('trees are told how many questions stand on each chapter and point, with those below', async () => {
  const bookId = demoId('textbook.book.junior-mathematics-7a-pep');
  const chapters = new Map(
    dataOf<typeof chapterCounts>(await teacher.call(chapterCounts, { bookId })).map(({ nodeId, count }) => [
      nodeId,
      count,
    ]),
  );
  expect(chapters.get(firstChapter)).toBe((await found({ nodeIds: [firstChapter] })).length);
  expect(chapters.get(numberLine)).toBeLessThan(chapters.get(firstChapter)!);
  const knowId = demoId('textbook.tree.junior-mathematics');
  const points = new Map(
    dataOf<typeof pointCounts>(await teacher.call(pointCounts, { knowId })).map(({ kiid, count }) => [kiid, count]),
  );
  const point = (path: string) => demoId(`textbook.point.junior-mathematics/${path}`);
  expect(points.get(point('数与代数/有理数'))).toBeGreaterThan(points.get(point('数与代数/有理数/数轴'))!);
});

test('a question is read with its places and points, and its pictures can be fetched', async () => {
  const one = dataOf<typeof getQuestion>(await teacher.call(getQuestion, { id: question('points-on-line') }));
  expect(one.places[0]?.trail).toEqual(['第一章 有理数', '1.2 有理数及其大小比较', '1.2.2 数轴']);
  expect(one.knowledge).toMatchObject([{ knowName: '数轴', part: -1 }]);
  expect(one.may).toMatchObject({ edit: false, withdraw: true, analysis: true, fork: true });
  const picture = await app.platform.app.inject({ url: one.media[0]!.address, headers: { cookie: teacher.cookie } });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(dataOf<typeof listVersions>(await teacher.call(listVersions, { id: one.id }))).toMatchObject([{ version: 1 }]);
  expect(dataOf<typeof whereUsed>(await teacher.call(whereUsed, { id: one.id }))).toEqual([]);
  const wrong = await teacher.call(getQuestion, { id: one.id, version: 2 });
  expect([wrong.status, keyOf(wrong)]).toEqual([404, 'questions.error.notFound']);
});

test('several questions are read in the order that was asked for', async () => {
  const wanted = ['taxi-on-avenue', 'below-zero', 'whole-substitution', 'opposites-sum'].map(question);
  const some = dataOf<typeof someQuestions>(await teacher.call(someQuestions, { ids: wanted }));
  expect(idsOf(some)).toEqual(wanted.filter((id) => id !== question('whole-substitution')));
});

test('answers are told apart from questions, and only of what one may read', async () => {
  const ids = ['below-zero', 'cat-feelings', 'whole-substitution', 'umbrella-reading'].map(question);
  const keys = dataOf<typeof questionKeys>(await teacher.call(questionKeys, { ids }));
  expect(idsOf(keys)).toEqual(['below-zero', 'umbrella-reading'].map(question));
  expect(keys[0]!.key.choice).toEqual([1]);
  expect(keys[1]!.key.parts).toHaveLength(5);
});

/** As photographs of these questions of the demo city were really read. */
const photographed = {
  'below-zero': '8，云州冬季某日的最高气温是零上 5*C，记作 二5"C，那么当天夜里零下\n3*C应ip作( )\n8 ae',
  'opposites-sum': '16. 若a 与互为相反数，c 与 d 互为倒数，则 2(a 十包 3cQd 的值为\n(二)\nAE”',
  'fold-paper': '29，一张厚度为 0.1 mm 的纸，对折 1 次后厚度为 0.2 mm\n(D) 对折 5次后，厚度是多少毫米?',
  'cat-feelings': '21. 《猫》写了三次养猫的经历，为什么第三只猫的死最让“我”难过?\n0\n二\n本\n人',
  slogan: '22.， 学校图书角要征集一条标语，请你拟写，不超过 20 字，至少用一种修辞手\n法。\n1\n0\n四',
};

test('a text read from a picture finds the question in every bank that one opens, and in no other', async () => {
  const like = async (slug: keyof typeof photographed, who = teacher) => {
    const near = dataOf<typeof questionsLikeText>(await who.call(questionsLikeText, { text: photographed[slug] }));
    expect(near.map(({ share }) => share)).toEqual(near.map(({ share }) => share).toSorted((a, b) => b - a));
    return near.map((each) => each.question.id);
  };
  // everybody's, the school's, one's own
  for (const slug of ['below-zero', 'opposites-sum', 'fold-paper'] as const)
    expect((await like(slug))[0]).toBe(question(slug));
  // a colleague's draft, another school's bank; each is found by those whose it is
  for (const slug of ['cat-feelings', 'slogan'] as const) expect(await like(slug)).not.toContain(question(slug));
  expect((await like('cat-feelings', await signedIn(app, 'headteacher')))[0]).toBe(question('cat-feelings'));
  const stranger = await somebodyElsewhere();
  for (const slug of ['opposites-sum', 'fold-paper'] as const)
    expect(await like(slug, stranger)).not.toContain(question(slug));
});

test('what a picture was read as is text and nothing else, and no longer than a page', async () => {
  const near = (text: string) => teacher.call(questionsLikeText, { text });
  for (const text of ['|&!<->:*', "'最高气温' | !'的", '\\最高\\气温\\', '三 + 五 ='])
    expect((await near(text)).status).toBe(200);
  expect(dataOf<typeof questionsLikeText>(await near('$x^2$ = 4'))).toEqual([]);
  expect((await near('数'.repeat(3001))).status).toBe(422);
  expect((await near('')).status).toBe(422);
});

test('banks are closed to whoever is no teacher', async () => {
  for (const who of ['student', 'cityadmin'] as const) {
    const caller = await signedIn(app, who);
    for (const endpoint of [listQuestions, getQuestion, questionKeys, questionsLikeText])
      expect(
        (await caller.call(endpoint, { id: question('below-zero'), ids: [question('below-zero')], text: '最高气温' }))
          .status,
      ).toBe(403);
  }
});

test('what is bad is refused by the field', async () => {
  for (const input of [
    { page: 0 },
    { pageLine: 51 },
    { nodeIds: ['x'] },
    { types: [6] },
    { difficulties: [0] },
    { abilities: ['guess'] },
    { q: 'x'.repeat(201) },
  ])
    expect((await teacher.call(listQuestions, input)).status).toBe(422);
});
