import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { addExercise, addPlan, afterLessons, listPlans, markPlan, placePlan } from 'edutech/plugins/prepare/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleague, dataOf, grade7, mathematics, plan } from './prepare-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['prepare', 'organisation', 'home', 'wrong', 'work', 'guide'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const now = () => app.platform.container.get(Clock).now();
const told = async () => dataOf<typeof afterLessons>(await teacher.call(afterLessons));
const after = async () => (await told()).wrong;

test('a teacher sees what many of a class got wrong lately, the least right first, and the next lesson of that class', async () => {
  const rows = await after();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ rate }) => rate)).toEqual(rows.map(({ rate }) => rate).toSorted((one, other) => one - other));
  const today = cityDay(now());
  for (const { wrong, rate, title, classId, path, next } of rows) {
    expect(wrong).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual(2 / 3);
    expect(title).not.toBe('');
    expect(path).toContain(`class=${classId}`);
    expect(next!.day >= today).toBe(true);
  }
});

test('a question is put into the next lesson when the teacher’s own exercise of its plan has it', async () => {
  const [first] = await after();
  const { id, classId, questionId } = first!;
  const { day, period } = first!.next!;
  const planNow = async () => (await after()).find((row) => row.id === id)!.next!.plan;
  const lessons = [{ classId, day, period }];
  await teacher.call(placePlan, { planId: null, lessons });
  expect(await planNow()).toBeNull();

  const planId = newId();
  const of = { subjectId: mathematics, gradeId: grade7 };
  await teacher.call(addPlan, { id: planId, title: '讲评', ...of, nodeId: null });
  await teacher.call(placePlan, { planId, lessons });
  expect(await planNow()).toEqual({ id: planId, title: '讲评', hasQuestion: false });
  const exercise = { id: newId(), title: '讲评', ...of, planId, items: [{ questionId, points: 5 }] };
  expect((await teacher.call(addExercise, exercise)).status).toBe(200);
  expect(await planNow()).toEqual({ id: planId, title: '讲评', hasQuestion: true });
});

test('a lesson by a guide book that stopped early says what would have come next', async () => {
  const stopAfter = (count: number) =>
    app.platform.services.database.write(asSystem('a test'), (db) =>
      db.one<{ title: string; next: string }>(sql`
        with held as (
          select a.school_id, a.id, a.title, array_agg(b.block order by b.place) as blocks
          from guide.assignment a,
            lateral jsonb_array_elements(a.document -> 'blocks') with ordinality as b (block, place)
          where a.published_by = ${app.world.people.teacher.personId} and a.withdrawn_at is null
            and b.block ->> 'phase' = 'in'
          group by a.school_id, a.id, a.title having count(*) > ${count} order by a.id limit 1)
        update guide.assignment a set lesson_at = ${now()}, starts_at = ${now()}, after_at = ${now()},
          due_at = ${new Date(now().getTime() + 60_000)},
          opened = array(select (block ->> 'id')::uuid from unnest(held.blocks[1:${count}]) as block)
        from held where a.school_id = held.school_id and a.id = held.id
        returning a.title, held.blocks[${count + 1}] ->> 'title' as next`),
    );
  const { title, next } = await stopAfter(1);
  expect((await told()).stopped).toContainEqual(expect.objectContaining({ title, next }));
});

test('what the group is to have ready leaves the list as soon as it is ready', async () => {
  const due = async (who: Caller) =>
    dataOf<typeof listPlans>(await who.call(listPlans, { space: 'group', isDue: true })).map(({ id }) => id);
  expect(await due(teacher)).toEqual([plan('equation-group'), plan('figures-group')]);
  await teacher.call(markPlan, { planId: plan('equation-group'), isReady: true });
  expect(await due(teacher)).toEqual([plan('figures-group')]);
  expect(await due(await signedIn(app, colleague))).toEqual([plan('figures-group')]);
  await teacher.call(markPlan, { planId: plan('equation-group'), isReady: false });
});
