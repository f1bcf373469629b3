import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents, pictures, statisticsDetail, statisticsInfo, systemNotice } from 'edutech/plugins/portal/api';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { newId } from 'edutech/core/common/ids';
import { signedIn, visitorOf, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let withoutOthers: TestApp;
beforeAll(async () => {
  app = await startApp();
  withoutOthers = await startApp({ city: { plugins: { news: { enabled: false }, air: { enabled: false } } } });
});
afterAll(async () => {
  await app.close();
  await withoutOthers.close();
});

/** Links of a group, as somebody is answered. */
async function linksOf(caller: Caller, group: number): Promise<string[]> {
  const { envelope } = await caller.call(pictures);
  const groups = envelope!.data as { type: number; pictureResponses: { link: string }[] }[];
  return groups.find(({ type }) => type === group)!.pictureResponses.map(({ link }) => link);
}

test('a visitor is shown applications that he can open after signing in, and none that is not built', async () => {
  const links = await linksOf(visitorOf(app), 4);
  expect(links).toEqual(expect.arrayContaining(['/home', '/student-home', '/air', '/software']));
  expect(links).toContain('/questions');
  expect(links).not.toContain('/exam');
});

test('who is signed in is shown what opens for him', async () => {
  const [teacher, student] = await Promise.all([signedIn(app, 'teacher'), signedIn(app, 'student')]);
  expect(await linksOf(teacher, 4)).not.toContain('/student-home');
  expect(await linksOf(student, 4)).not.toContain('/home');
});

test('links into areas that are off are left out, and banners come without them', async () => {
  const visitor = visitorOf(withoutOthers);
  expect(await linksOf(visitor, 4)).not.toContain('/air');
  expect(await linksOf(visitor, 1)).toEqual(['', '', '/education_services', '']);
});

test('the detail of the figures counts schools and people county by county', async () => {
  const visitor = visitorOf(app);
  const { envelope } = await visitor.call(statisticsDetail);
  const counties = envelope!.data as {
    county: string;
    schoolCount: number;
    teacherCount: number;
    studentCount: number;
  }[];
  const { user } = (await visitor.call(statisticsInfo)).envelope!.data as {
    user: { schoolCount: number; studentCount: number };
  };
  const sum = (of: (county: (typeof counties)[number]) => number) => counties.reduce((all, one) => all + of(one), 0);
  expect(sum((one) => one.schoolCount)).toBe(user.schoolCount);
  expect(sum((one) => one.studentCount)).toBe(user.studentCount);
  for (const { county, teacherCount } of counties) expect(teacherCount, county).toBeGreaterThan(0);
});

test('figures are those of the city, and applications those that can be found', async () => {
  const { envelope } = await visitorOf(app).call(statisticsInfo);
  const { app: applications, user } = envelope!.data as { app: { appCount: number }; user: { schoolCount: number } };
  expect(user.schoolCount).toBe(12);
  expect(applications.appCount).toBe((await linksOf(visitorOf(app), 4)).length);
});

test('documents can be downloaded by everybody', async () => {
  const { envelope } = await visitorOf(app).call(documents);
  const [first] = envelope!.data as { ext: string; bytes: number; filePath: string }[];
  expect(first?.ext).toBe('pdf');
  const file = await app.platform.app.inject(first!.filePath);
  expect([file.statusCode, file.rawPayload.length]).toEqual([200, first?.bytes]);
});

test('a notice is shown while it is in force, and not before or after', async () => {
  const put = (title: string, from: string, to: string) =>
    app.platform.services.database.write(asSystem('a test puts up a notice'), (db) =>
      db.run(sql`insert into portal.system_notice (id, title, content, starts_at, ends_at)
        values (${newId()}, ${title}, '…', ${from}, ${to})`),
    );
  const shown = async () =>
    ((await visitorOf(app).call(systemNotice)).envelope!.data as { title: string } | null)?.title;
  await put('昨天', '2000-01-01', '2000-01-02');
  await put('以后', '2999-01-01', '2999-01-02');
  expect(await shown()).toBeUndefined();
  await put('现在', '2000-01-01', '2999-01-01');
  expect(await shown()).toBe('现在');
});
