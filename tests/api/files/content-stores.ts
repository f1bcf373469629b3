import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { contentsOf } from 'edutech/core/server/files/contents/contents-of';
import type { Contents } from 'edutech/core/server/files/contents/contents';
import type { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { settingsOf } from 'edutech/core/server/settings/load-settings';

/** A store of contents, made as the settings of a deployment make it, and what a test does to it behind its back. */
export interface TriedStore {
  readonly contents: Contents;
  /** Lets a content look as old as this. */
  age(sha256: string, time: Date): Promise<void>;
  /** Names of all that lies there, drafts too. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

/** Makes a store in a folder that nobody else uses. */
export type OpenStore = (folder: string) => Promise<TriedStore>;

async function namesIn(contents: Contents): Promise<string[]> {
  const drafts = await readdir(contents.drafts.folder).catch(() => []);
  const names = [...drafts];
  for await (const sha256 of contents.placedBefore(new Date('2100-01-01'))) names.push(sha256);
  return names;
}

export const onDisk: OpenStore = async (folder) => {
  const contents = contentsOf(settingsOf(), folder) as DiskContents;
  return {
    contents,
    age: (sha256, time) => utimes(contents.pathOf(sha256), time, time),
    names: () => namesIn(contents),
    close: async () => {},
  };
};

const bucket = 'edutech';

/**
 * An S3 store that is none of ours, and the settings that name it. It signs a bucket's own address without the slash that
 * clients send, so lists would be refused if it were to hold everybody to the signature.
 */
export async function startS3(folder: string) {
  const directory = join(folder, 's3');
  await mkdir(directory, { recursive: true });
  const options = {
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  const server = new S3rver(options);
  const { port } = await server.run();
  const s3SecretFile = join(folder, 'secret');
  await writeFile(s3SecretFile, 'S3RVER\n', { mode: 0o600 });
  const named = {
    fileStore: 's3',
    s3Endpoint: `http://127.0.0.1:${port}`,
    s3Bucket: bucket,
    s3KeyId: 'S3RVER',
  } as const;
  return { directory, settings: { ...named, s3SecretFile }, close: () => server.close() };
}

export const onS3: OpenStore = async (folder) => {
  const { directory, settings, close } = await startS3(folder);
  const contents = contentsOf(settingsOf(settings), folder);
  return {
    contents,
    async age(sha256, time) {
      const place = join(directory, bucket, 'content');
      for (const name of await readdir(place)) if (name.startsWith(sha256)) await utimes(join(place, name), time, time);
    },
    names: () => namesIn(contents),
    close,
  };
};
