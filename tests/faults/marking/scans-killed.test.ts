import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { startBatch } from 'edutech/plugins/marking/api';
import { freePort } from '../../bench/support/child';
import { doubtsOf, scanProject, type ScanProject, stationOf, uploaded, admissionOf } from '../../api/marking/scan-kit';
import { filledBy, pdfOfScans, scanOf } from '../../support/scans/scanned-class';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { cityWithOnly } from '../few-areas';
import { type OwnDatabase, startOwnDatabase } from '../teaching-loop/own-database';

const root = new URL('../../../', import.meta.url).pathname;
/** More calls than any city allows: the test looks all the time. */
const city = { ...cityWithOnly('marking'), settings: { requestsPerMinute: 1_000_000 } };
const students = 5;
const kills = 2;
let folder: string;
let own: OwnDatabase;
let app: TestApp;
let project: ScanProject;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-scans-killed-'));
  own = await startOwnDatabase(folder);
  app = await startApp({ plugins: ['marking'], database: own.database, city });
  project = await scanProject(app, students);
  writeFileSync(join(folder, 'city.json'), JSON.stringify(city));
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await app.close();
  await own.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A server that works; contents are those of the test's own. */
const startServer = async (port: number) =>
  startServerProcess({
    dist: process.env['EDUTECH_DIST'] ?? join(root, 'dist'),
    data: resolve(process.env['EDUTECH_DATA'] ?? join(root, 'data/test'), 'content'),
    database: own.database,
    port,
    env: { EDUTECH_CONFIG: join(folder, 'city.json') },
  });

const placesOf = () =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ position: number; number: number; studentId: string }>(sql`
      select g.position, g.number, s.student_id from marking.page g
      join marking.script s on s.school_id = g.school_id and s.id = g.script_id
      where g.project_id = ${project.projectId} and g.state = 'placed' order by g.position`),
  );

test('no page is lost or twice there when the server that reads is killed', { timeout: 300_000 }, async () => {
  const { sheet, scripts, teacher, projectId } = project;
  const scans: Buffer[] = [];
  for (let at = 0; at < students; at++) {
    for (const page of sheet.plans.keys()) scans.push(await scanOf(sheet, page, filledBy(admissionOf(at))));
  }
  const fileIds = await uploaded(project, [{ name: 'scans.pdf', bytes: await pdfOfScans(sheet, scans) }]);
  await teacher.call(startBatch, { projectId, fileIds });
  const port = await freePort();
  for (let kill = 0; kill <= kills; kill++) {
    server = await startServer(port);
    const until = kill < kills ? ((kill + 1) * scans.length) / (kills + 2) : scans.length;
    const read = async () => (await stationOf(project)).pages.read;
    await expect.poll(read, { timeout: 90_000, interval: 50 }).toBeGreaterThanOrEqual(Math.ceil(until));
    if (kill === kills) continue;
    const gone = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await gone;
  }
  const state = async () => (await stationOf(project)).batches[0]!.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('read');
  expect(await doubtsOf(project)).toEqual([]);
  expect(await placesOf()).toEqual(
    scans.map((_, position) => ({
      position,
      number: (position % sheet.plans.length) + 1,
      studentId: scripts[Math.floor(position / sheet.plans.length)]!.studentId,
    })),
  );
});
