import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { getKnowledgePoint, getKnowledgePoints, getUserKnowledge } from 'edutech/plugins/textbook/api';
import type { KnowledgeNode } from 'edutech/plugins/textbook/model/trees/knowledge-tree';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
interface Tree {
  readonly knowId: string;
  readonly source: string;
  readonly stageId: string;
  readonly subject: string;
}
const trees = async (who: Caller, input: Readonly<Record<string, unknown>>) =>
  data<Tree[]>(await who.call(getUserKnowledge, input));

test('one’s own tree comes before the school’s, and that before the city’s', async () => {
  const headteacher = await signedIn(app, 'headteacher');
  const found = await trees(headteacher, {});
  const sourceOf = (subject: string) =>
    found.filter((tree) => tree.subject === subject && tree.stageId === 'junior').map(({ source }) => source);
  expect(sourceOf('道德与法治')).toEqual(['PERSON']);
  expect(sourceOf('物理')).toEqual(['SCHOOL']);
  expect(sourceOf('数学')).toEqual(['PUBLIC']);
  expect(new Set((await trees(headteacher, { source: 'PUBLIC' })).map(({ source }) => source))).toEqual(
    new Set(['PUBLIC']),
  );
  expect((await trees(headteacher, { source: 'SCHOOL' })).map(({ subject }) => subject)).toEqual(['物理']);
});

test('with a term they are the trees of what one teaches then', async () => {
  const teacher = await signedIn(app, 'teacher');
  const found = await trees(teacher, { term: app.world.termId });
  expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['数学']));
  const student = await trees(await signedIn(app, 'student'), { term: app.world.termId });
  expect(new Set(student.map(({ stageId }) => stageId))).toEqual(new Set(['junior']));
});

test('the points of a subject come as a tree of three levels, in order', async () => {
  const teacher = await signedIn(app, 'teacher');
  const input = { stageId: 'junior', subjectId: demoId('subject/mathematics') };
  const points = data<KnowledgeNode[]>(await teacher.call(getKnowledgePoints, input));
  expect(points[0]).toMatchObject({ knowName: '数与代数', isLeaf: false });
  const leaves = (nodes: readonly KnowledgeNode[]): KnowledgeNode[] =>
    nodes.flatMap((node) => (node.isLeaf ? [node] : leaves(node.items)));
  expect(leaves(points).length).toBeGreaterThan(60);
  const kiid = leaves(points)[0]!.kiid;
  const point = data<{ trail: string[] }>(await teacher.call(getKnowledgePoint, { kiid }));
  expect(point.trail).toHaveLength(2);
});

test('a subject without a tree has no points, and another’s own points are not found', async () => {
  const teacher = await signedIn(app, 'teacher');
  const nothing = { stageId: 'primary', subjectId: demoId('subject/music') };
  expect((await teacher.call(getKnowledgePoints, nothing)).envelope?.data).toEqual([]);
  const kiid = demoId('textbook.point.personal-headteacher-morality/集体生活');
  for (const who of ['teacher', 'principal', 'cityadmin'] as const)
    expect((await (await signedIn(app, who)).call(getKnowledgePoint, { kiid })).status).toBe(404);
  expect((await (await signedIn(app, 'headteacher')).call(getKnowledgePoint, { kiid })).status).toBe(200);
});
