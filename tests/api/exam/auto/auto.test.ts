import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { composeAuto, createPaper, keepAutoRules, lastAutoRules } from 'edutech/plugins/exam/api';
import type { AutoRules } from 'edutech/plugins/exam/model/auto/rules';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf } from '../../questions/questions-kit';
import { colleagueId, fields, foreignId, item } from '../exam-kit';
import { chapter, papersOf, rulesOf, where } from './auto-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const asking = (rules: AutoRules, more: object = {}) => ({ ...where, rules, kept: [], seed: 1, ...more });
async function composed(rules: AutoRules, more: object = {}, who = teacher) {
  const answer = await who.call(composeAuto, asking(rules, more));
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, answer.text.slice(0, 300)]);
  return dataOf<typeof composeAuto>(answer);
}
const refusal = async (rules: AutoRules, more: object = {}) => {
  const answer = await teacher.call(composeAuto, asking(rules, more));
  return [answer.status, keyOf(answer)];
};
const facts = async (ids: readonly string[]) => {
  const { database } = app.platform.services;
  const versions = ids.map((questionId) => ({ questionId, version: 1 }));
  const found = await database.read(asSystem('a test'), (db) =>
    app.platform.container.get(QuestionBank).facts(db, versions),
  );
  return versions.map((version) => found.get(versionKey(version))!);
};
const run = (query: ReturnType<typeof sql>) =>
  app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));

test('a teacher gets three papers by rules, with the questions that stand on them', async () => {
  const answer = await composed(rulesOf());
  expect(answer.candidates).toHaveLength(3);
  const shown = new Map(answer.questions.map((question) => [question.questionId as string, question]));
  for (const { items, points } of answer.candidates) {
    expect(items.map(({ row }) => row)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(items.every(({ questionId, row }) => shown.get(questionId!)?.body.type === [0, 3][row])).toBe(true);
    expect(points).toBe(21);
    expect(items.flatMap((one) => one.points).reduce((sum, one) => sum + one, 0)).toBe(21);
    expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(6);
  }
  expect(answer.candidates.filter(({ isNearest }) => isNearest)).toHaveLength(1);
  expect(answer.total).toBeGreaterThan(6);
  expect(JSON.stringify(answer.questions)).not.toContain('"choice"');
});

test('the same seed gives the same papers, another one others', async () => {
  const [first, again, other] = [
    await composed(rulesOf()),
    await composed(rulesOf()),
    await composed(rulesOf(), { seed: 2 }),
  ];
  expect(papersOf(again)).toEqual(papersOf(first));
  expect(papersOf(other)).not.toEqual(papersOf(first));
});

test('questions are of the chapters that have a share, and of those below them', async () => {
  const shares = [{ id: chapter('第一章 有理数'), share: 100 }];
  const answer = await composed(rulesOf({ knowledge: { by: 'chapter', shares } }));
  const { nodeId } = { nodeId: chapter('第一章 有理数') };
  const within = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: string }>(sql`select question_id as id from questions.placement where node_id = ${nodeId}`),
  );
  const ids = new Set(within.map(({ id }) => id));
  expect(
    papersOf(answer)
      .flat()
      .every((id) => ids.has(id)),
  ).toBe(true);
  expect(answer.candidates.map(({ knowledge }) => knowledge)).toEqual([[1], [1], [1]]);
  expect(answer.available[0]).toBeGreaterThan(0);
});

test('questions are of the knowledge points that have a share, and of those below them', async () => {
  const shares = [{ id: demoId('textbook.point.junior-mathematics/数与代数/有理数'), share: 100 }];
  const answer = await composed(rulesOf({ knowledge: { by: 'point', shares } }));
  const papers = papersOf(answer).flat();
  expect(papers.length).toBeGreaterThan(0);
  const pointIds = new Set((await facts(papers)).flatMap((one) => one.pointIds));
  const below = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: string }>(sql`
      select id from textbook.knowledge_point where parent_id = ${shares[0]!.id} or id = ${shares[0]!.id}`),
  );
  expect(below.some(({ id }) => pointIds.has(id))).toBe(true);
  expect(answer.candidates[0]!.knowledge[0]).toBe(1);
});

test('what is kept stands on all three papers while the rest is drawn again', async () => {
  const first = await composed(rulesOf());
  const kept = first.candidates[1]!.items.filter((_item, at) => at % 3 === 0);
  const next = await composed(rulesOf(), {
    seed: 5,
    kept: kept.map(({ row, questionId }) => ({ row, questionId: questionId! })),
  });
  for (const { items } of next.candidates)
    expect(items.filter(({ isKept }) => isKept).map(({ row, questionId }) => [row, questionId])).toEqual(
      kept.map(({ row, questionId }) => [row, questionId]),
    );
});

test('what is kept stays although a rule speaks against it', async () => {
  const [one] = (await composed(rulesOf({ sources: [3] }))).candidates[0]!.items;
  const next = await composed(rulesOf({ sources: [1] }), { kept: [{ row: 0, questionId: one!.questionId }] });
  expect(papersOf(next).every((ids) => ids.includes(one!.questionId!))).toBe(true);
});

test('questions of papers that are avoided do not come again', async () => {
  const before = papersOf(await composed(rulesOf()))[0]!;
  const paperId = newId();
  const slugs = ['below-zero', 'points-on-line', 'zero-is-neither'];
  const created = await teacher.call(createPaper, { ...fields(slugs.map((slug) => item(slug, [3]))), paperId });
  expect(created.status).toBe(200);
  const rules = rulesOf();
  const answer = await composed({ ...rules, avoid: { ...rules.avoid, paperIds: [paperId] } });
  const avoided = slugs.map((slug) => demoId(`questions.question.${slug}`));
  expect(
    papersOf(answer)
      .flat()
      .filter((id) => avoided.includes(id)),
  ).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
});

test('questions that the school has used lately do not come again; those of another school do', async () => {
  const rules = rulesOf();
  const [used, elsewhere] = papersOf(await composed(rules))[0]!;
  const use = (questionId: string, schoolId: string) =>
    run(sql`
    insert into questions.use (question_id, version, plugin, thing_id, school_id, person_id, used_at)
    values (${questionId}, 1, 'exam', ${newId()}, ${schoolId}, ${foreignId}, now() - interval '2 months')`);
  await use(used!, app.world.schoolId);
  await use(elsewhere!, app.world.otherSchoolId);
  const without = (months: number, seed: number) => composed({ ...rules, avoid: { ...rules.avoid, months } }, { seed });
  for (const seed of [1, 2, 3]) expect(papersOf(await without(3, seed)).flat()).not.toContain(used);
  // two months ago is more than one
  const ids = await Promise.all([1, 2, 3].map(async (seed) => papersOf(await without(1, seed)).flat()));
  expect(ids.flat()).toContain(elsewhere);
  const answer = await composed(rules, { kept: [{ row: 0, questionId: used }] });
  expect(answer.candidates.every((one) => one.used >= 1)).toBe(true);
});

test('a cell that the bank cannot fill says how many there are, what was taken and what would help', async () => {
  const rules = rulesOf({
    rows: [{ type: 0, counts: [60, 0, 0, 0], points: 1 }],
    knowledge: { by: 'chapter', shares: [{ id: chapter('第一章 有理数'), share: 100 }] },
    sources: [3],
  });
  const { cells, candidates } = await composed(rules);
  expect(cells).toHaveLength(1);
  const [cell] = cells;
  const taken = cell!.from.reduce((sum, { count }) => sum + count, 0);
  const exact = candidates[0]!.items.filter(({ questionId, isRelaxed }) => questionId && !isRelaxed).length;
  expect([cell!.row, cell!.band, cell!.wanted]).toEqual([0, 'easy', 60]);
  expect(exact + taken + cell!.missing).toBe(60);
  expect(cell!.available).toBe(exact);
  expect(candidates[0]!.items.filter(({ isRelaxed }) => isRelaxed)).toHaveLength(taken);
  expect(cell!.near.map(({ rule }) => rule)).toContain('knowledge');
  expect(cell!.near.every(({ available }) => available > cell!.available)).toBe(true);
});

test('only what the caller may read comes: a colleague’s own questions and those of another school do not', async () => {
  const mine =
    await run(sql`update questions.question set source = 1, school_id = ${app.world.schoolId}, owner_person_id = ${colleagueId}
    where id = ${demoId('questions.question.below-zero')}`);
  expect(mine).toBe(1);
  const own = { ...rulesOf({ rows: [{ type: 0, counts: [30, 30, 30, 30], points: 1 }] }) };
  expect(papersOf(await composed(own)).flat()).not.toContain(demoId('questions.question.below-zero'));
  const colleague = await signedInPerson(app, colleagueId);
  expect(papersOf(await composed(own, {}, colleague)).flat()).toContain(demoId('questions.question.below-zero'));
  const kept = [{ row: 0, questionId: demoId('questions.question.below-zero') }];
  expect(await refusal(rulesOf(), { kept })).toEqual([404, 'exam.error.noQuestion']);
});

test('rules without questions, with too many, or with a kept question of no row are refused', async () => {
  expect(await refusal(rulesOf({ rows: [{ type: 0, counts: [0, 0, 0, 0], points: 1 }] }))).toEqual([
    422,
    'exam.error.noItems',
  ]);
  expect(await refusal(rulesOf({ rows: [{ type: 0, counts: [60, 60, 1, 0], points: 1 }] }))).toEqual([
    422,
    'exam.error.tooManyItems',
  ]);
  const kept = [{ row: 2, questionId: demoId('questions.question.subtract') }];
  expect(await refusal(rulesOf(), { kept })).toEqual([422, 'exam.error.noRow']);
});

test('a school that has nothing of a subject gets papers of empty places, and is told so', async () => {
  const answer = await composed(rulesOf(), { gradeId: demoId('grade/1') });
  expect(papersOf(answer)).toEqual([[], [], []]);
  expect(answer.cells.reduce((sum, { missing }) => sum + missing, 0)).toBe(6);
});

test('rules are kept for each person, grade and subject: the last ones count', async () => {
  const colleague = await signedInPerson(app, colleagueId);
  const kept = async (who: Caller, gradeId = where.gradeId) =>
    dataOf<typeof lastAutoRules>(await who.call(lastAutoRules, { ...where, gradeId })).rules;
  expect(await kept(teacher)).toBeNull();
  for (const difficulty of [0.5, 0.6]) await teacher.call(keepAutoRules, { ...where, rules: rulesOf({ difficulty }) });
  expect(await kept(teacher)).toEqual(rulesOf({ difficulty: 0.6 }));
  expect(await kept(teacher, demoId('grade/8'))).toBeNull();
  expect(await kept(colleague)).toBeNull();
});
