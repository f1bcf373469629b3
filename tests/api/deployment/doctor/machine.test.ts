import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import type { Facts } from 'edutech/core/server/operation/doctor';
import type { ServerFacts } from 'edutech/core/server/operation/database-server.queries';
import { allChecks } from 'edutech/host/server/doctor/examination';
import { type Machine, thisMachine } from 'edutech/host/server/doctor/machine';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { inRoot } from '../../../../host/build/paths.mjs';
import { startMailServer } from '../../../support/servers/mail-server';
import { backupsOf } from '../backup-support';
import { foundInRows } from './found-in-rows';
import { clockAt, type Patient, settingsWith, startPatient } from './patient';

let patient: Patient;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  patient = await startPatient((work) => void clean.push(work));
});
afterAll(async () => {
  for (const work of clean.reverse()) await work();
});

const hour = 3_600_000;
const day = 24 * hour;
const certificate = inRoot('tests/support/tls/certificate.pem');
const key = inRoot('tests/support/tls/key.pem');

test('a data folder that cannot be made is found', async () => {
  expect(await patient.look('dataFolder')).toBeNull();
  const dataFolder = join(certificate, 'below-a-file');
  expect(await patient.look('dataFolder', { dataFolder })).toEqual({ folder: dataFolder });
});

// the file system of processes is one without any room
test.runIf(process.platform === 'linux')('a full disk is found, and one without room for a backup', async () => {
  expect(await patient.look('freeDisk', { dataFolder: '/proc' })).toMatchObject({ free: 0 });
  const backups = backupsOf(patient, '/proc', patient.folder);
  expect(await patient.look('backupRoom', { backups })).toMatchObject({ free: 0 });
});

test('a file that the disk has lost is found', async () => {
  expect(await patient.look('contents')).toBeNull();
  const sha256 = '0'.repeat(64);
  await patient.asOwner(
    `insert into core.file (id, sha256, bytes, mime, ext, name, created_at)
     values ($1, $2, 5, 'text/plain', 'txt', 'a.txt', now())`,
    [newId(), sha256],
  );
  expect(await patient.look('contents')).toEqual({ lost: 1, looked: 1, one: sha256 });
  await patient.asOwner('truncate core.file cascade');
});

test('a content that no file names, and one that is not what its hash says, are found by whoever looks thoroughly', async () => {
  const contents = new DiskContents(join(patient.examined.dataFolder, 'files'));
  const thorough = { isThorough: true, clock: clockAt(49 * hour) };
  const source = join(patient.examined.dataFolder, 'lesson.txt');
  await mkdir(patient.examined.dataFolder, { recursive: true });
  await writeFile(source, 'lesson');
  const draft = await contents.drafts.of(source);
  await contents.place(draft, new Date());
  expect(await patient.look('contentsUnnamed', { ...thorough, clock: clockAt(47 * hour) })).toBeNull();
  expect(await patient.look('contentsUnnamed', { isThorough: false, clock: clockAt(49 * hour) })).toBeNull();
  expect(await patient.look('contentsUnnamed', thorough)).toEqual({ unnamed: 1 });
  await patient.asOwner(
    `insert into core.file (id, sha256, bytes, mime, ext, name, created_at)
     values ($1, $2, 6, 'text/plain', 'txt', 'a.txt', now())`,
    [newId(), draft.sha256],
  );
  for (const id of ['contents', 'contentsUnnamed', 'contentsChanged'])
    expect(await patient.look(id, thorough), id).toBeNull();
  await writeFile(contents.pathOf(draft.sha256), 'broken');
  expect(await patient.look('contentsChanged', thorough)).toEqual({ one: draft.sha256 });
  await patient.asOwner('truncate core.file cascade');
});

test('no backup, an old one and one without its manifest are found', async () => {
  const { backups } = patient.examined;
  expect(await patient.look('backupMade')).toEqual({});
  const { name } = await backups.take(new Date());
  for (const id of ['backupMade', 'backupAge', 'backupWhole']) expect(await patient.look(id)).toBeNull();
  expect(await patient.look('backupAge', { clock: clockAt(48 * hour) })).toEqual({ hours: 48 });
  await rm(join(backups.folder, `${name}.json`));
  expect(await patient.look('backupWhole')).toEqual({ name, files: 0 });
});

test('backups on the disk whose loss they are for are found', async () => {
  await mkdir(patient.examined.dataFolder, { recursive: true });
  const { folder } = patient.examined.backups;
  await mkdir(folder, { recursive: true });
  expect(await patient.look('backupDisk')).toEqual({ folder });
});

test('a deployment without TLS is found, and one that does not say its address', async () => {
  for (const id of ['tls', 'publicOrigin']) expect(await patient.look(id)).toBeNull();
  expect(await patient.look('tls', { settings: settingsOf({}) })).toEqual({});
  const settings = settingsOf({ tlsCertificate: certificate, tlsKey: key });
  expect(await patient.look('publicOrigin', { settings })).toEqual({});
});

test('a certificate that ends soon is found, and one that does not belong to its key', async () => {
  const settings = settingsWith({ tlsCertificate: certificate, tlsKey: key });
  const end = Date.parse(new X509Certificate(await readFile(certificate)).validTo);
  const daysBefore = (days: number) => ({ settings, clock: clockAt(end - Date.now() - days * day) });
  expect(await patient.look('certificate', daysBefore(30))).toBeNull();
  expect(await patient.look('certificate', daysBefore(5))).toMatchObject({ file: certificate });

  expect(await patient.look('certificateKey', { settings })).toBeNull();
  const other = join(patient.folder, 'other-key.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await writeFile(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const wrong = settingsWith({ tlsCertificate: certificate, tlsKey: other });
  expect(await patient.look('certificateKey', { settings: wrong })).toEqual({});
});

test('a secret that others of the machine may read is found', async () => {
  const file = join(patient.folder, 'backup.key');
  await writeFile(file, 'secret', { mode: 0o600 });
  const settings = settingsWith({ backupKeyFile: file });
  expect(await patient.look('secretFiles', { settings })).toBeNull();
  await chmod(file, 0o644);
  expect(await patient.look('secretFiles', { settings })).toEqual({ files: file });
});

test('a missing build is found', async () => {
  expect(await patient.look('build')).toBeNull();
  const distFolder = join(patient.folder, 'nothing');
  expect(await patient.look('build', { distFolder })).toEqual({ file: join(distFolder, 'web/manifest.json') });
});

test('mails that nobody takes are found, and a server that does not answer', async () => {
  expect(await patient.look('mail')).toEqual({});
  const server = await startMailServer();
  const settings = settingsWith({ mailUrl: server.url, mailFrom: 'edu@example.cn' });
  for (const id of ['mail', 'mailServer']) expect(await patient.look(id, { settings })).toBeNull();
  await server.close();
  expect(await patient.look('mailServer', { settings })).toHaveProperty('error');
});

test('a public platform that runs as for development is found', async () => {
  expect(await patient.look('production', { settings: settingsOf({}) })).toBeNull();
  expect(await patient.look('production')).toEqual({});
});

// What follows no test can do to the machine, or to the server of the database, that it runs on: the checks are told of a
// worse one. What they are told of this one is true of it: it finds nothing.
const told = (worse: Partial<Machine>) => ({ machine: { ...thisMachine, ...worse } });

/** Fine as it is, then found of a machine that is worse in one thing. */
async function findsOfMachine(id: string, worse: Partial<Machine>, facts: Facts) {
  expect(await patient.look(id, told(fitting))).toBeNull();
  expect(await patient.look(id, told(worse))).toEqual(facts);
}

const gigabyte = 1_073_741_824;
/** What depends on where the tests run: a small or busy machine is no failure of theirs. */
const fitting: Partial<Machine> = {
  memory: () => ({ total: 8 * gigabyte, free: 2 * gigabyte }),
  openFiles: () => Promise.resolve(65_536),
};

test('this machine says of itself what the checks ask', async () => {
  const { free, total } = thisMachine.memory();
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
  expect(thisMachine.node).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await thisMachine.openFiles()) ?? 1).toBeGreaterThan(0);
  const disk = await thisMachine.disk(patient.folder);
  expect(disk.free).toBeGreaterThan(0);
  expect(disk.entries).toBeGreaterThanOrEqual(disk.freeEntries);
});

test('a Node that is too old is found', () => findsOfMachine('node', { node: '20.19.5' }, { version: '20.19.5' }));

test('a machine with little memory is found, and one that has hardly any left', async () => {
  await findsOfMachine('memory', { memory: () => ({ total: gigabyte, free: gigabyte / 2 }) }, { total: 1, least: 2 });
  const full = { memory: () => ({ total: 100 * gigabyte, free: gigabyte }) };
  await findsOfMachine('freeMemory', full, { percent: 1 });
});

test('a process that may open few files is found', async () => {
  await findsOfMachine('openFiles', { openFiles: () => Promise.resolve(1024) }, { limit: 1024, least: 4096 });
  expect(await patient.look('openFiles', told({ openFiles: () => Promise.resolve(undefined) }))).toBeNull();
});

test('a disk that is out of entries is found, and not one that counts none', async () => {
  const diskOf = (entries: number, freeEntries: number) => ({
    disk: () => Promise.resolve({ free: gigabyte, entries, freeEntries }),
  });
  expect(await patient.look('freeEntries', told(diskOf(0, 0)))).toBeNull();
  expect(await patient.look('freeEntries', told(diskOf(1000, 500)))).toBeNull();
  expect(await patient.look('freeEntries', told(diskOf(1000, 10)))).toEqual({ percent: 1 });
});

test('a Node without Chinese, and one without time zones, are found', async () => {
  await findsOfMachine('language', { sorted: (words) => words.toSorted() }, {});
  await findsOfMachine('timeZone', { hourIn: (_zone, moment) => String(moment.getUTCHours()).padStart(2, '0') }, {});
});

test('an old server of the database, a busy one and one that is never vacuumed are found', async () => {
  const server = await patient.examined.server();
  const said = (id: string, worse: Partial<ServerFacts>) =>
    patient.look(id, { server: () => Promise.resolve({ ...server, connections: 10, most: 100, ...worse }) });
  for (const id of ['serverVersion', 'connections', 'wraparound']) expect(await said(id, {})).toBeNull();
  expect(await said('serverVersion', { version: 140_009 })).toEqual({ version: 14 });
  expect(await said('connections', { connections: 81 })).toEqual({ connections: 81, most: 100 });
  expect(await said('wraparound', { age: 1_600_000_000 })).toEqual({ million: 1600 });
});

test('converters that are not there are found, unless nobody wants them', async () => {
  const nowhere = join(patient.folder, 'nowhere');
  for (const [id, setting] of [
    ['mediaConverter', 'ffmpegPath'],
    ['officeConverter', 'officePath'],
  ] as const) {
    expect(await patient.look(id, { settings: settingsWith({ [setting]: nowhere }) })).toEqual({});
    expect(await patient.look(id, { settings: settingsWith({ [setting]: 'none' }) })).toBeNull();
  }
  const path = process.env['PATH'];
  process.env['PATH'] = nowhere;
  expect(await patient.look('pageConverter')).toEqual({});
  process.env['PATH'] = path;
});

test('an office program without its part for formulas is found', async () => {
  const folder = join(patient.folder, 'office');
  await mkdir(folder);
  for (const name of ['soffice', 'soffice.bin']) {
    await writeFile(join(folder, name), '#!/bin/sh\necho LibreOffice 7.4', { mode: 0o755 });
  }
  const settings = settingsWith({ officePath: join(folder, 'soffice') });
  expect(await patient.look('formulaConverter', { settings })).toEqual({});
  await writeFile(join(folder, 'libsmlo.so'), '');
  expect(await patient.look('formulaConverter', { settings })).toBeNull();
});

test('converters without a wall are found, where there are any', async () => {
  const settings = settingsWith({ ffmpegPath: 'none', officePath: join(patient.folder, 'office/soffice') });
  const path = process.env['PATH'];
  process.env['PATH'] = join(patient.folder, 'nowhere');
  expect(await patient.look('converterWall', { settings })).toEqual({});
  process.env['PATH'] = path;
  expect(
    await patient.look('converterWall', { settings: settingsWith({ ffmpegPath: 'none', officePath: 'none' }) }),
  ).toBeNull();
});

test('every check has found something here or in rows.test.ts', () => {
  const isShown = (id: string) => patient.found.has(id) || foundInRows.includes(id);
  expect(allChecks.map(({ id }) => id).filter((id) => !isShown(id))).toEqual([]);
});
