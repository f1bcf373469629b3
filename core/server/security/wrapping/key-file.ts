import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../../settings/settings';
import type { DeploymentKey } from '../deployment-key';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Where the key of a deployment lies. */
export const keyFileOf = ({ deploymentKeyFile }: Pick<Settings, 'deploymentKeyFile'>, dataFolder: string): string =>
  deploymentKeyFile || join(dataFolder, 'deployment-key');

/** The deployment's key of these secret bytes. */
export function deploymentKeyOf(secret: Uint8Array): DeploymentKey {
  const derived = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  const key = derived('edutech deployment key', keyBytes);
  const id = derived('edutech deployment key id', 4).toString('hex');
  return {
    id,
    wrap(bytes, row) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(row));
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    unwrap({ bytes, wrappedBy }, row) {
      if (wrappedBy === null) return Buffer.from(bytes);
      if (wrappedBy !== id) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(row))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/**
 * The key in a file, which is made where there is none. Several servers that share a data folder may start at once: the file
 * appears whole, and once. Throws one sentence for a file that is no key.
 */
export async function openKeyFile(path: string): Promise<{ key: DeploymentKey; isNew: boolean }> {
  const isNew = await makeKeyFile(path);
  const secret = await readFile(path);
  if (secret.length < keyBytes)
    throw new Error(`The key file ${path} is damaged: it holds less than ${keyBytes} bytes. Put a copy of it back.`);
  return { key: deploymentKeyOf(secret), isNew };
}

/** Answers false when it is there already. */
async function makeKeyFile(path: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flush: true });
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}
