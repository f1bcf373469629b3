import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Files, type StoredFile } from 'edutech/core/server/files/files';
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { originOf } from './tus-client';

/** A server that takes uploads into a spool of its own, and a teacher who sends them. */
export interface Uploading {
  readonly app: TestApp;
  readonly origin: string;
  readonly teacher: Caller;
  /** Where pieces wait. */
  readonly folder: string;
  /** Names of the pieces that wait. */
  pieces(): Promise<string[]>;
  /** The file that became of an upload. */
  fileOf(id: string): Promise<StoredFile>;
}

/** Tests of uploads: the server is started once for all files of a worker that test with it. */
export const test = base
  .extend('plugins', { scope: 'worker' }, ['portal'])
  .extend('uploading', { scope: 'worker' }, async ({ plugins }, { onCleanup }): Promise<Uploading> => {
    const folder = await mkdtemp(join(tmpdir(), 'edutech-spool-'));
    const app = await startApp({ plugins, works: true, replace: [[Spool, new UploadSpool(folder)]] });
    onCleanup(async () => {
      await app.close();
      await rm(folder, { recursive: true });
    });
    const { services, container } = app.platform;
    return {
      app,
      folder,
      origin: await originOf(app),
      teacher: await signedIn(app, 'teacher'),
      pieces: () => readdir(folder).catch(() => []),
      fileOf: (id) => services.database.read(asSystem('test'), (db) => container.get(Files).find(db, id)),
    };
  });
