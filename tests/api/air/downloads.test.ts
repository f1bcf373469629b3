import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { listedEntries } from 'edutech/core/server/zip/entries';
import { demoAccounts, type DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { airDetail, airDownload, airPack } from 'edutech/plugins/air/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['air'] });
});
afterAll(() => app.close());

const lesson = demoId('air.resource.m7-number-line');
const get = (url: string, { cookie }: Caller) =>
  app.platform.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });

/** Who may download (portal.md section 6: `air_class_resources_download`); the others only watch. */
const mayDownload: readonly DemoAccount[] = [
  'superadmin',
  'cityadmin',
  'schooladmin',
  'principal',
  'headteacher',
  'teacher',
  'student',
  'guestcity',
  'guestarea',
];
/** One has to change the password before anything else. */
const accounts = demoAccounts.filter((account) => account !== 'mustchange');

test('whoever holds the right downloads, everybody else is refused', async () => {
  const outcome = await Promise.all(
    accounts.map(async (account) => {
      const { status } = await (await signedIn(app, account)).call(airDownload, { id: lesson });
      return [account, status] as const;
    }),
  );
  expect(Object.fromEntries(outcome)).toEqual(
    Object.fromEntries(accounts.map((account) => [account, mayDownload.includes(account) ? 200 : 403])),
  );
  expect((await visitorOf(app).call(airDownload, { id: lesson })).envelope).toMatchObject({ code: 464 });
});

test('the address saves the file under its name, works for its session alone, and is counted', async () => {
  const [teacher, student] = [await signedIn(app, 'teacher'), await signedIn(app, 'student')];
  const before = await downloads();
  const answer = await teacher.call(airDownload, { id: lesson });
  const { address, name } = answer.envelope!.data as OutputOf<typeof airDownload>;
  expect((await get(address, student)).statusCode).toBe(404);
  expect((await get(address, visitorOf(app))).statusCode).toBe(404);
  const file = await get(address, teacher);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment; /);
  expect(file.headers['content-disposition']).toContain(encodeURIComponent(name));
  expect(await downloads()).toBe(before + 1);
});

test('papers of a lesson are downloaded with it, those of another are not', async () => {
  const student = await signedIn(app, 'student');
  const detail = async (slug: string) =>
    (await student.call(airDetail, { id: demoId(`air.resource.${slug}`) })).envelope!.data as OutputOf<
      typeof airDetail
    >;
  const [own, other] = [await detail('m7-number-line'), await detail('m7-opposite')];
  for (const { ffid } of own.otherFile) {
    expect((await student.call(airDownload, { id: lesson, ffid })).status).toBe(200);
  }
  for (const ffid of [other.ffid!, other.otherFile[0]!.ffid, newId()]) {
    expect(await student.call(airDownload, { id: lesson, ffid })).toMatchObject({
      status: 404,
      envelope: { data: { key: 'air.error.notFound' } },
    });
  }
});

test('materials of a lesson come as one archive under the names that readers see, and are counted', async () => {
  const student = await signedIn(app, 'student');
  const before = await downloads();
  const answer = await student.call(airPack, { id: lesson });
  const { address, name } = answer.envelope!.data as OutputOf<typeof airPack>;
  expect(name).toMatch(/^数轴.*\.zip$/);
  const file = await get(address, student);
  expect(file.statusCode).toBe(200);
  expect(listedEntries(file.rawPayload)?.map((entry) => entry.name)).toEqual([
    '《数轴》学习任务单.pdf',
    '《数轴》学习任务单（可编辑）.docx',
  ]);
  expect(await downloads()).toBe(before + 1);
  expect((await get(address, visitorOf(app))).statusCode).toBe(404);
  // one alone is no archive
  expect(await student.call(airPack, { id: demoId('air.resource.m7-opposite') })).toMatchObject({
    envelope: { data: { key: 'air.error.notPackable' } },
  });
  expect((await visitorOf(app).call(airPack, { id: lesson })).envelope).toMatchObject({ code: 464 });
});

test('what is being converted, or could not be, cannot be downloaded yet', async () => {
  const teacher = await signedIn(app, 'teacher');
  for (const slug of ['m7-signs', 'm7-profit']) {
    expect(await teacher.call(airDownload, { id: demoId(`air.resource.${slug}`) })).toMatchObject({
      status: 404,
      envelope: { data: { key: 'air.error.notReady' } },
    });
  }
});

/** How often the lesson has been downloaded. */
async function downloads(): Promise<number> {
  const row = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.one(sql<{ downloads: number }>`select downloads from air.use where resource_id = ${lesson}`),
  );
  return row.downloads;
}
