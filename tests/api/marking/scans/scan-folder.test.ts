import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Programs } from 'edutech/core/server/programs/programs';
import { type Console, openConsole, readDesk } from '../../../../host/server/cli/console';
import { watchFolder } from '../../../../host/server/cli/watch-folder';
import { programs } from '../../../support/conversion/converters';
import { filledBy, scanOf } from '../../../support/scans/scanned-class';
import { shareKey } from '../../../support/servers/server-process';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { admissionOf, scanProject, type ScanProject, stationOf } from './scan-kit';

let app: TestApp;
let opened: Console;
let project: ScanProject;
let folder: string;

beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app);
  const data = resolve(process.env['EDUTECH_DATA'] ?? 'data/test', 'content');
  await shareKey(data);
  const { ownerUrl, appUrl } = app.database;
  opened = await openConsole(readDesk({ DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, EDUTECH_DATA: data }));
  folder = await mkdtemp(join(tmpdir(), 'scan-folder-'));
});
afterAll(async () => {
  await opened.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Watches until nothing new lies in the folder; answers what was said. */
async function watched(projectId = project.projectId): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await watchFolder('scans')(opened, [folder, '--project', projectId, '--once']);
    return print.mock.calls.flat().join('\n');
  } finally {
    print.mockRestore();
  }
}

test('each finished scan of a folder is read once, whatever else lies there', async () => {
  const scan = await scanOf(project.sheet, 0, filledBy(admissionOf(0)));
  await writeFile(join(folder, '0001.jpg'), scan);
  await writeFile(join(folder, 'notes.txt'), 'no scan');
  expect(await watched()).toContain('0001.jpg: taken');
  expect(await readdir(folder)).toEqual(['done', 'notes.txt']);
  expect(await readdir(join(folder, 'done'))).toEqual(['0001.jpg']);
  expect((await stationOf(project)).batches).toMatchObject([{ name: '0001.jpg', state: 'waiting' }]);

  // a file that was taken, and had not moved when the command was killed
  await writeFile(join(folder, '0001.jpg'), scan);
  expect(await watched()).toContain('0001.jpg: was there already');
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    app.platform.container.get(Jobs).add(db, 'marking.readWaiting', {}),
  );
  const state = async () => (await stationOf(project)).batches.map((batch) => batch.state);
  await expect.poll(state, { timeout: 60_000, interval: 100 }).toEqual(['read']);
  expect((await stationOf(project)).pages.placed).toBe(1);
});

test('odd names, links, folders and files that are no scans keep nothing back, and nothing is written over', async () => {
  const scan = (at: number) => scanOf(project.sheet, 0, filledBy(admissionOf(1)), `<path d="M${at} 1h1v1z"/>`);
  const odd = ['-rf.jpg', "a'; drop table.jpg", 'line\nbreak.jpg', '名 字（1）.JPG'];
  for (const [at, name] of odd.entries()) await writeFile(join(folder, name), await scan(at));
  await writeFile(join(folder, '0001.jpg'), await scan(9));
  await writeFile(join(folder, 'no-scan.pdf'), 'PK\x03\x04');
  await writeFile(join(folder, '._0001.jpg'), 'nothing');
  await mkdir(join(folder, 'folder.jpg'));
  await symlink('/etc/passwd', join(folder, 'link.jpg'));
  const said = await watched();
  for (const name of [...odd, '0001.jpg']) expect(said).toContain(`${name.replace('\n', '?')}: taken`);
  expect(said).toContain('no-scan.pdf: refused, core.files.wrongType');
  expect((await readdir(folder)).toSorted()).toEqual(['done', 'folder.jpg', 'link.jpg', 'notes.txt', 'refused']);
  expect((await readdir(join(folder, 'refused'))).toSorted()).toEqual(['._0001.jpg', 'no-scan.pdf']);
  const done = await readdir(join(folder, 'done'));
  expect(done).toEqual(expect.arrayContaining([...odd, '0001.jpg', '0001 (2).jpg', '0001 (3).jpg']));
});

test('a folder of a project that is not there takes nothing', async () => {
  await writeFile(join(folder, '0002.jpg'), await scanOf(project.sheet, 0, filledBy(admissionOf(1))));
  await expect(watched(newId())).rejects.toThrow('marking.error.noProject');
  expect(await readdir(folder)).toContain('0002.jpg');
});
