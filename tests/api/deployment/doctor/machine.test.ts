import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { allChecks } from 'edutech/core/server/doctor/examination';
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

/**
 * What the machine gives to this process and its database, and how full it is: no test can change that without harm to
 * whatever else runs there, nor change the process that it runs in itself.
 */
const given = [
  'serverVersion',
  'connections',
  'wraparound',
  'freeEntries',
  'node',
  'memory',
  'freeMemory',
  'openFiles',
  'language',
  'timeZone',
];

test('every check has found something here or in rows.test.ts, but those of what the machine gives', () => {
  const isShown = (id: string) => patient.found.has(id) || foundInRows.includes(id);
  expect(allChecks.map(({ id }) => id).filter((id) => !isShown(id))).toEqual(given);
});
