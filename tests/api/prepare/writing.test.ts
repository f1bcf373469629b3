import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  addPlan,
  changePlan,
  keepVersion,
  markPlan,
  planChanges,
  readPlan,
  readVersion,
} from 'edutech/plugins/prepare/api';
import { sectionText, writeContent, writeText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleague, dataOf, Desk, grade7, keyOf, mathematics, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
let other: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
  other = await signedIn(app, colleague);
});
afterAll(() => app.close());

const group = plan('equation-group');
const shown = async (planId: string, as = teacher) => dataOf<typeof readPlan>(await as.call(readPlan, { planId }));
const made = async () => {
  const id = newId();
  const place = { subjectId: mathematics, gradeId: grade7, nodeId: null };
  dataOf<typeof addPlan>(await teacher.call(addPlan, { id, title: '数轴', ...place }));
  return id;
};
const opened = async (caller: Caller, planId: string) => {
  const desk = new Desk(caller, planId);
  await desk.read();
  return desk;
};

test('teachers of one subject write a shared plan at once, and what each writes into one section merges', async () => {
  const [mine, theirs] = [await opened(teacher, group), await opened(other, group)];
  const before = mine.content.sections.homework;
  writeText(sectionText(mine.doc, 'homework'), `${before}第 1 题。`);
  writeText(sectionText(theirs.doc, 'homework'), `${before}第 2 题。`);
  expect((await mine.send()).status).toBe(200);
  expect((await theirs.send()).status).toBe(200);
  await mine.read();
  expect(mine.content).toEqual(theirs.content);
  expect(mine.content.sections.homework).toContain('第 1 题。');
  expect(mine.content.sections.homework).toContain('第 2 题。');
  // lists, print and export read the same
  expect((await shown(group)).content).toEqual(mine.content);
});

test('a change that is sent again, because its answer was lost, is stored once', async () => {
  const planId = await made();
  const desk = await opened(teacher, planId);
  writeText(sectionText(desk.doc, 'goals'), '会画数轴');
  const lost = { planId, after: 0, change: desk.change };
  const first = dataOf<typeof changePlan>(await teacher.call(changePlan, lost));
  const second = dataOf<typeof changePlan>(await teacher.call(changePlan, lost));
  expect(second.revision).toBe(first.revision);
  expect((await shown(planId)).content.sections.goals).toBe('会画数轴');
});

test('a document is stored whole after a hundred changes, and who comes from before gets all of it', async () => {
  const planId = await made();
  const late = await opened(teacher, planId);
  const desk = await opened(teacher, planId);
  for (let at = 1; at <= 101; at += 1) {
    writeText(sectionText(desk.doc, 'board'), `第 ${at} 稿`);
    expect((await desk.send()).status).toBe(200);
  }
  const rows = await app.platform.services.database.read(asSystem('a test counts changes'), (db) =>
    db.one(sql<{ count: number }>`select count(*)::int as count from prepare.plan_update where plan_id = ${planId}`),
  );
  expect(rows.count).toBe(1);
  await late.read();
  expect(late.content.sections.board).toBe('第 101 稿');
});

test('what is no change of a plan, and what would make it endless, is refused and changes nothing', async () => {
  const planId = await made();
  const broken = await teacher.call(changePlan, { planId, after: 0, change: 'qqqqqqqq' });
  expect([broken.status, keyOf(broken)]).toEqual([422, 'prepare.error.change']);
  const desk = await opened(teacher, planId);
  writeText(sectionText(desk.doc, 'goals'), '长'.repeat(20_001));
  const long = await desk.send();
  expect([long.status, keyOf(long)]).toEqual([422, 'prepare.error.tooLong']);
  expect((await shown(planId)).content.sections.goals).toBe('');
});

test('a plan is its author’s until it is shared with the teachers of its subject, and never another subject’s', async () => {
  const planId = await made();
  const stranger = await signedIn(app, 'headteacher');
  expect(keyOf(await other.call(planChanges, { planId, after: 0 }))).toBe('prepare.error.noPlan');
  await teacher.call(markPlan, { planId, isShared: true });
  expect((await other.call(planChanges, { planId, after: 0 })).status).toBe(200);
  expect((await stranger.call(planChanges, { planId, after: 0 })).status).toBe(404);
  // only the author decides that
  expect((await other.call(markPlan, { planId, isShared: false })).status).toBe(403);
});

test('a version says what the plan said, and is written over it again', async () => {
  const planId = await made();
  const desk = await opened(teacher, planId);
  writeText(sectionText(desk.doc, 'goals'), '初稿的目标');
  await desk.send();
  const versionId = newId();
  await teacher.call(keepVersion, { id: versionId, planId, kind: 'group', name: '初稿' });
  writeText(sectionText(desk.doc, 'goals'), '改坏了');
  await desk.send();
  const { content } = dataOf<typeof readVersion>(await teacher.call(readVersion, { planId, versionId }));
  writeContent(desk.doc, content);
  await desk.send();
  const { plan: facts, content: now } = await shown(planId);
  expect(now.sections.goals).toBe('初稿的目标');
  expect(facts.kind).toBe('group');
});
