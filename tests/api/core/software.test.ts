import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportError } from 'edutech/core/common/api/analytics';
import { checkDownload, downloadSoftware, wkInfo } from 'edutech/plugins/portal/api/software';
import { newId } from 'edutech/core/common/ids';
import { microLessonMaster } from 'edutech/plugins/portal/model/software/software';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { Expected } from '../../support/browser';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let visitor: Caller;
let teacher: Caller;

beforeAll(async () => {
  app = await startApp({ on: ['portal'] });
  visitor = visitorOf(app);
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const system = asSystem('a test looks behind the scenes');
const dataOf = (answer: { envelope: { data: unknown } | null }): Expected => answer.envelope?.data;

test('a visitor reads about the micro-lesson master and can fetch it', async () => {
  const info = dataOf(await visitor.call(wkInfo));
  expect(info).toMatchObject({
    code: microLessonMaster.version,
    wkmasterSize: microLessonMaster.bytes,
    wkTime: '2020-06-12',
    cjhelper: '',
  });
  const leads = await app.platform.app.inject({ method: 'GET', url: info.wkmaster });
  expect(leads.statusCode).toBe(302);
  const file = await app.platform.app.inject({ method: 'GET', url: String(leads.headers.location) });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
});

test('a file that is no software package is not found there', async () => {
  expect((await visitor.call(downloadSoftware, { ffid: newId() })).status).toBe(404);
});

test('a download is checked by its address: there, gone, or only for those who sign in', async () => {
  const leads = await visitor.call(downloadSoftware, {
    ffid: new URL(dataOf(await visitor.call(wkInfo)).wkmaster, 'http://x').searchParams.get('ffid')!,
  });
  const path = String(leads.headers.location);
  const { wkmaster } = dataOf(await visitor.call(wkInfo));
  expect(dataOf(await visitor.call(checkDownload, { path: wkmaster }))).toMatchObject({ ext: 'zip' });
  expect((await visitor.call(checkDownload, { path: wkmaster.replace(/ffid=.*/, `ffid=${newId()}`) })).status).toBe(
    404,
  );
  expect(dataOf(await visitor.call(checkDownload, { path }))).toMatchObject({ ext: 'zip' });
  expect((await visitor.call(checkDownload, { path: path.replace('.zip', '.exe') })).status).toBe(404);
  expect((await visitor.call(checkDownload, { path: newId() })).envelope?.code).toBe(464);
  expect((await teacher.call(checkDownload, { path: newId() })).status).toBe(404);
});

test('equal errors of browsers are counted, and too many from one address are refused', async () => {
  const report = {
    message: `x is undefined ${newId()}`,
    script: '/a.js',
    line: 3,
    column: 4,
    href: 'https://edu.example/air?token=canary',
  };
  const statuses = [];
  for (let index = 0; index < 12; index++) statuses.push((await visitor.call(reportError, report)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
  const query = sql<{
    times: number;
    href: string;
  }>`select times, href from core.client_error_report where message = ${report.message}`;
  expect(await app.platform.services.database.read(system, (db) => db.one(query))).toEqual({
    times: 10,
    href: 'https://edu.example/air',
  });
});
