import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from 'edutech/core/server/data/postgres/client';
import type { BackupFile, Backups, TakingBackup } from 'edutech/core/server/operation/backups';
import { type Manifest, readManifest } from 'edutech/core/server/operation/manifest';
import { tooOld } from './retention';
import { takeBackup } from './take/take-backup';
import { mayTakeBackup, removeUnfinished } from './take/unfinished';

export interface DiskBackupsOptions {
  readonly ownerUrl: string;
  readonly folder: string;
  readonly contentPath: ((sha256: string) => string) | null;
  /** Empty: not encrypted. */
  readonly keyFile: string;
  /** Newest so many are kept. */
  readonly keep: number;
  readonly platform: string;
  readonly city: string;
}

const ending = '.tar';
const sealedEnding = '.sealed.tar';
const shape = /^edutech-\d{8}T\d{9}Z(\.sealed)?\.tar$/;

/** Backups in a folder, one archive each with its manifest beside it. */
export class DiskBackups implements Backups {
  constructor(private readonly options: DiskBackupsOptions) {}

  get folder(): string {
    return this.options.folder;
  }

  async list(): Promise<readonly BackupFile[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const found = await Promise.all(names.filter((name) => shape.test(name)).map((name) => this.#find(name)));
    return found.sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  async take(now: Date, taking: TakingBackup = {}): Promise<BackupFile> {
    const { keyFile, keep } = this.options;
    const stamp = now.toISOString().replace(/[-:.]/g, '');
    const name = `edutech-${stamp}${keyFile ? sealedEnding : ending}`;
    await takeBackup({ ...this.options, ...taking, archive: join(this.folder, name), now });
    for (const old of tooOld(await this.list(), keep)) await this.remove(old.name);
    return this.#find(name);
  }

  async clear(): Promise<readonly string[]> {
    return withClient(
      this.options.ownerUrl,
      async (client) => ((await mayTakeBackup(client)) ? removeUnfinished(this.folder) : []),
      { application_name: 'edutech backup' },
    );
  }

  async pathOf(name: string): Promise<string | undefined> {
    if (!shape.test(name)) return undefined;
    const path = join(this.folder, name);
    return (await stat(path).catch(() => undefined))?.isFile() ? path : undefined;
  }

  async remove(name: string): Promise<boolean> {
    const path = await this.pathOf(name);
    if (!path) return false;
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
    return true;
  }

  async #find(name: string): Promise<BackupFile> {
    const path = join(this.folder, name);
    const { size } = await stat(path);
    const manifest = await readFile(`${path}.json`, 'utf8')
      .then((text): Manifest => readManifest(text))
      .catch(() => null);
    return { name, createdAt: timeIn(name), bytes: size, isEncrypted: name.endsWith(sealedEnding), manifest };
  }
}

/** `edutech-20261121T023000000Z.tar` was begun at half past two. */
const timeIn = (name: string) =>
  new Date(name.replace(/^edutech-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
