import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  bindChild,
  type Child,
  classGuardians,
  contactClasses,
  type ContactClass,
  type ContactStudent,
  joinWithCode,
  makeCodes,
  myChildren,
  openCode,
  revokeCode,
  unbindGuardian,
} from 'edutech/plugins/guardian/api';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from 'edutech/plugins/guardian/routes';
import { demoCode } from 'edutech/plugins/guardian/server/demo';
import { demoId } from '../../../host/server/demo-city/demo-id';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian'] });
});
afterAll(() => app.close());

const classmate = demoId('person/101/student/7/3/13');
const other = (seat: number) => demoId(`person/101/student/7/3/${seat}`);
const system = asSystem('a test looks at guardians');

async function codeFor(teacher: Caller, personId: string): Promise<string> {
  const { envelope } = await teacher.call(makeCodes, { classId: app.world.classId, personIds: [personId] });
  return (envelope!.data as { code: string }[])[0]!.code;
}

/** Whether a stranger's browser is told of a code; a wrong one may be answered by the throttle. */
const opens = async (code: string) => (await visitorOf(app).call(openCode, { code })).status === 200;

const joining = (code: string, username: string) => ({
  code,
  name: '林芳',
  relation: 'father',
  username,
  password: 'Evening-2026',
});

test('a code tells whose it is without the name, and opens an account that sees that child alone', async () => {
  const visitor = visitorOf(app);
  const opened = await visitor.call(openCode, { code: ` ${demoCode.toLowerCase()} ` });
  expect(opened.envelope?.data).toMatchObject({ className: '七(3)班' });
  expect((opened.envelope!.data as { child: string }).child).toMatch(/^.\*+$/);

  expect((await visitor.call(joinWithCode, joining(demoCode, 'linfang'))).envelope?.data).toEqual({
    username: 'linfang',
  });
  const { id } = await app.platform.services.database.read(system, (db) =>
    db.one<{ id: string }>(sql`select id from core.person where username = 'linfang' and category = 11`),
  );
  const children = (await (await signedIn(app, { personId: id })).call(myChildren)).envelope!.data as Child[];
  expect(children.map(({ childId }) => childId)).toEqual([classmate]);

  // an answer that was lost is given again, to the account that it opened
  expect((await visitor.call(joinWithCode, joining(demoCode, 'linfang'))).envelope?.data).toEqual({
    username: 'linfang',
  });
  // used once
  expect((await visitor.call(openCode, { code: demoCode })).status).toBe(410);
  expect((await visitor.call(joinWithCode, joining(demoCode, 'linfang2'))).status).toBe(410);
});

test('a wrong password or a name that is taken uses no code up', async () => {
  const code = await codeFor(await signedIn(app, 'headteacher'), other(14));
  const visitor = visitorOf(app);
  const weak = await visitor.call(joinWithCode, { ...joining(code, 'someone1'), password: '12345678' });
  expect(weak.status).toBe(422);
  expect((await visitor.call(joinWithCode, joining(code, 'student'))).status).toBe(422);
  expect((await visitor.call(openCode, { code })).status).toBe(200);
});

test('a new code ends the one before, and an ended or old code opens nothing', async () => {
  const teacher = await signedIn(app, 'headteacher');
  const first = await codeFor(teacher, other(15));
  const second = await codeFor(teacher, other(15));
  expect(await opens(first)).toBe(false);
  expect(await opens(second)).toBe(true);
  const students = (await teacher.call(classGuardians, { classId: app.world.classId })).envelope!
    .data as ContactStudent[];
  const codeId = students.find(({ personId }) => personId === other(15))?.code?.id;
  expect((await teacher.call(revokeCode, { classId: app.world.classId, codeId })).status).toBe(200);
  expect(await opens(second)).toBe(false);

  const third = await codeFor(teacher, other(15));
  expect(await opens(third)).toBe(true);
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`update guardian.code set made_at = now() - interval '40 days', expires_at = now() - interval '1 day'
      where student_id = ${other(15)} and used_at is null and revoked_at is null`),
  );
  expect(await opens(third)).toBe(false);
});

test('who guesses must prove work soon', async () => {
  const visitor = visitorOf(app);
  const statuses = [];
  for (let tries = 0; tries < 15; tries++)
    statuses.push((await visitor.call(openCode, { code: `ABCDE2345${'ABCDEFGHJKMNPQR'[tries]}` })).status);
  expect(statuses).not.toContain(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a guardian binds a further child once, and the school unbinds', async () => {
  const teacher = await signedIn(app, 'headteacher');
  const guardian = await signedIn(app, 'guardian');
  const code = await codeFor(teacher, other(16));
  expect((await guardian.call(bindChild, { code, relation: 'other' })).envelope?.data).toMatchObject({
    childId: other(16),
    relation: 'other',
  });
  // its answer was lost: the same code of the same guardian answers as it did
  expect((await guardian.call(bindChild, { code, relation: 'other' })).envelope?.data).toMatchObject({
    childId: other(16),
  });
  const again = await codeFor(teacher, other(16));
  expect((await guardian.call(bindChild, { code: again, relation: 'other' })).status).toBe(409);

  const guardianId = app.world.people.guardian.personId;
  const { services, container } = app.platform;
  const tomorrow = new Date(Date.now() + 86_400_000);
  const about = (childId: string) =>
    services.database.write(system, (db) =>
      container.get(Notifications).notify(
        db,
        {
          schoolId: app.world.schoolId,
          area: 'guardian',
          thread: `homework/${childId}`,
          people: [{ personId: guardianId, path: routes.work.to({ child: childId }) }],
          key: 'guardian.notification.homework',
          params: { title: '作业', class: '七(3)班' },
          at: tomorrow,
        },
        new Date(),
      ),
    );
  const own = app.world.people.student.personId;
  for (const childId of [other(16), own]) await about(childId);
  const unbinding = { classId: app.world.classId, personId: other(16), guardianId };
  expect((await teacher.call(unbindGuardian, unbinding)).status).toBe(200);
  expect((await teacher.call(unbindGuardian, unbinding)).status).toBe(404);
  const children = (await guardian.call(myChildren)).envelope!.data as Child[];
  expect(children.map(({ childId }) => childId)).not.toContain(other(16));
  // nor is the guardian told tomorrow what was to be told of that child
  const threads = await services.database.read(system, (db) =>
    db.all<{ thread: string }>(
      sql`select thread from core.notification where person_id = ${guardianId} and thread like 'homework/%'`,
    ),
  );
  expect(threads.map(({ thread }) => thread)).toEqual([`homework/${own}`]);
});

test('a head teacher is in contact with the own class, the administrator with all, a subject teacher with none', async () => {
  const namesFor = async (account: 'headteacher' | 'schooladmin' | 'principal') => {
    const { envelope } = await (await signedIn(app, account)).call(contactClasses);
    return (envelope!.data as { classes: ContactClass[] }).classes.map(({ name }) => name);
  };
  expect(await namesFor('headteacher')).toEqual(['七(3)班']);
  expect((await namesFor('schooladmin')).length).toBeGreaterThan(3);
  expect(await namesFor('principal')).toEqual(await namesFor('schooladmin'));
  expect((await (await signedIn(app, 'teacher')).call(contactClasses)).status).toBe(403);

  const head = await signedIn(app, 'headteacher');
  const foreign = { classId: app.world.otherClassId, personIds: [demoId('person/101/student/7/1/1')] };
  expect((await head.call(makeCodes, foreign)).status).toBe(404);
  expect((await head.call(makeCodes, { ...foreign, classId: app.world.classId })).status).toBe(404);
});

test('row-level security: a guardian’s connection sees no code and no binding of others, staff of another school and the city neither', async () => {
  const { database } = app.platform.services;
  const guardianId = app.world.people.guardian.personId;
  const seenBy = (actor: Parameters<typeof database.read>[0]) =>
    database.read(actor, async (db) => ({
      codes: await db.all(sql`select id from guardian.code`),
      bindings: await db.all<{ guardianId: string }>(sql`select guardian_id from guardian.binding`),
    }));
  const place = { kind: 'person', reach: 'school', countyId: null, limit: 'full' } as const;
  const asGuardian = { ...place, personId: guardianId, schoolId: null, category: 'guardian' } as never;
  const own = await seenBy(asGuardian);
  expect(own.codes).toEqual([]);
  expect(new Set(own.bindings.map((one) => one.guardianId))).toEqual(new Set([guardianId]));
  const elsewhere = {
    ...place,
    personId: demoId('nobody'),
    schoolId: app.world.otherSchoolId,
    category: 'teacher',
  } as never;
  expect(await seenBy(elsewhere)).toEqual({ codes: [], bindings: [] });
  const city = { ...place, personId: demoId('nobody'), schoolId: null, reach: 'city', category: 'cityAdmin' } as never;
  expect(await seenBy(city)).toEqual({ codes: [], bindings: [] });
  const child = { kind: 'child', personId: app.world.people.student.personId, schoolId: app.world.schoolId } as const;
  expect(await seenBy(child)).toEqual({ codes: [], bindings: [] });
});
