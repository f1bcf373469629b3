import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginUpload, uploadRoom } from 'edutech/core/common/api/uploads';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { peopleStorage, schoolStorage, setStorageLimit } from 'edutech/plugins/deployment/api';
import { type Answer, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['deployment'] });
});
afterAll(() => app.close());

const gigabyte = 1_073_741_824;
const data = <T>(answer: Answer) => answer.envelope!.data as T;
const limit = async (input: Readonly<Record<string, unknown>>, who: DemoAccount = 'cityadmin') =>
  (await (await signedIn(app, who)).call(setStorageLimit, input)).status;
const begin = async (who: DemoAccount, bytes: number) =>
  (await signedIn(app, who)).call(beginUpload, { name: '课件.pptx', bytes, group: 'general' });
const room = async (who: DemoAccount) =>
  data<OutputOf<typeof uploadRoom>>(await (await signedIn(app, who)).call(uploadRoom));

test('schools and people are listed by what they keep, with what they may', async () => {
  const city = await signedIn(app, 'cityadmin');
  const schools = data<OutputOf<typeof schoolStorage>>(await city.call(schoolStorage, { pageLine: 500 }));
  expect(schools.page.total).toBe(schools.items.length);
  const used = schools.items.map((one) => one.used);
  expect(used).toEqual(used.toSorted((one, other) => other - one));
  expect(schools.items.every(({ most, isOwn }) => most === 2000 * gigabyte && !isOwn)).toBe(true);
  expect(schools.totals.stored).toBeLessThanOrEqual(schools.totals.bytes);
  const [first] = schools.items;
  const found = data<OutputOf<typeof schoolStorage>>(await city.call(schoolStorage, { q: first!.name }));
  expect(found.items.map(({ id }) => id)).toContain(first!.id);
  const people = data<OutputOf<typeof peopleStorage>>(await city.call(peopleStorage, { pageLine: 500 }));
  expect(people.items.every(({ files }) => files > 0)).toBe(true);
});

test('a person’s own limit counts from the next upload on, and goes with the word of an administrator', async () => {
  const personId = app.world.people.teacher.personId;
  expect((await begin('teacher', 2_000_000)).status).toBe(200);
  expect(await limit({ personId, gigabytes: 0.001 })).toBe(200);
  const refused = await begin('teacher', 2_000_000);
  expect([refused.status, data<{ key: string }>(refused).key]).toEqual([413, 'core.files.quota']);
  expect((await room('teacher')).person.most).toBe(Math.round(0.001 * gigabyte));
  const people = data<OutputOf<typeof peopleStorage>>(
    await (await signedIn(app, 'cityadmin')).call(peopleStorage, { pageLine: 500 }),
  );
  expect(people.items.find(({ id }) => id === personId)).toMatchObject({ isOwn: true });
  expect(await limit({ personId })).toBe(200);
  expect((await begin('teacher', 2_000_000)).status).toBe(200);
});

test('a school’s limit holds for all of its people, and for no other school', async () => {
  const schoolId = app.world.people.teacher.schoolId!;
  const { school } = await room('teacher');
  expect(await limit({ schoolId, gigabytes: (school!.used + 1_000_000) / gigabyte })).toBe(200);
  const refused = await begin('principal', 2_000_000);
  expect(data<{ key: string }>(refused).key).toBe('core.files.schoolQuota');
  expect((await begin('cityadmin', 2_000_000)).status).toBe(200);
  expect((await room('cityadmin')).school).toBeNull();
  expect(await limit({ schoolId })).toBe(200);
});

test('a limit is said of one school or one person that is there, by the city alone, and leaves a trace', async () => {
  const schoolId = app.world.people.teacher.schoolId!;
  const personId = app.world.people.teacher.personId;
  expect(await limit({ gigabytes: 1 })).toBe(422);
  expect(await limit({ schoolId, personId, gigabytes: 1 })).toBe(422);
  expect(await limit({ schoolId: '0'.repeat(32), gigabytes: 1 })).toBe(404);
  for (const who of ['countyadmin', 'schooladmin', 'principal', 'teacher'] as const)
    expect(await limit({ schoolId, gigabytes: 1 }, who), who).toBe(403);
  const acts = await app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ facts: unknown }>(sql`
      select facts from core.audit_record where act = 'deployment.storageLimit' order by id`),
  );
  expect(acts.length).toBeGreaterThan(0);
});
