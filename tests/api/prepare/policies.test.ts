import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { connectionOf } from '../../support/connections';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import type { changePlan } from 'edutech/plugins/prepare/api';
import { placePlan, prepWeek } from 'edutech/plugins/prepare/api';
import { writeText, sectionText } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { dataOf, Desk, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
  // rows of what the demo city does not have: a change, and a lesson with a plan
  const desk = new Desk(teacher, plan('like-terms'));
  await desk.read();
  writeText(sectionText(desk.doc, 'reflection'), '改一处');
  dataOf<typeof changePlan>(await desk.send());
  const { lessons } = dataOf<typeof prepWeek>(await teacher.call(prepWeek, {}));
  const { classId, day, period } = lessons[0]!;
  dataOf<typeof placePlan>(
    await teacher.call(placePlan, { planId: plan('like-terms'), lessons: [{ classId, day, period }] }),
  );
});
afterAll(() => app.close());

const tables = [
  'plan',
  'plan_update',
  'plan_version',
  'plan_comment',
  'comment_vote',
  'plan_template',
  'material',
  'plan_lesson',
  'exercise',
  'exercise_item',
];

test.each(tables)('a connection sees rows of prepare.%s of its own school only, and a student none', async (table) => {
  const { database } = app.platform.services;
  const schools = sql<{ id: string }>`select distinct school_id as id from ${sql.table(`prepare.${table}`)}`;
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const all = idsOf(await database.read(asSystem('a test counts schools'), (db) => db.all(schools)));
  const seenBy = async (actor: SignedIn) => idsOf(await database.read(actor, (db) => db.all(schools)));
  const student = { ...connectionOf(app, 'student'), category: 'student', roleType: roleTypes.student } as const;
  expect(all).toContain(app.world.schoolId);
  expect(await seenBy(connectionOf(app, 'teacher'))).toEqual([app.world.schoolId]);
  expect(await seenBy(student)).toEqual([]);
});
