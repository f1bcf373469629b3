import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deploymentKeyOf, openKeyFile } from './key-file';

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'edutech-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('what was encrypted opens in its own row, by its own key', () => {
  const [key, other] = [deploymentKeyOf(randomBytes(32)), deploymentKeyOf(randomBytes(32))];
  const secret = randomBytes(32);
  const bytes = key.wrap(secret, 'vault_key/a');
  expect(bytes.includes(secret)).toBe(false);
  const stored = { bytes, wrappedBy: key.id };
  expect(key.unwrap(stored, 'vault_key/a')).toEqual(secret);
  expect(key.unwrap(stored, 'vault_key/b')).toBeNull();
  expect(other.unwrap(stored, 'vault_key/a')).toBeNull();
  expect(other.unwrap({ ...stored, wrappedBy: other.id }, 'vault_key/a')).toBeNull();
  bytes[20]! ^= 1;
  expect(key.unwrap(stored, 'vault_key/a')).toBeNull();
});

test('what was stored before there was a key is read as it is', () => {
  const secret = randomBytes(32);
  expect(deploymentKeyOf(randomBytes(32)).unwrap({ bytes: secret, wrappedBy: null }, 'x')).toEqual(secret);
});

test('servers that start at once share one file, which nobody else reads', async () => {
  const path = join(await folder(), 'data/deployment-key');
  const opened = await Promise.all(Array.from({ length: 8 }, () => openKeyFile(path)));
  expect(new Set(opened.map(({ key }) => key.id)).size).toBe(1);
  expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readdir(join(path, '..'))).toEqual(['deployment-key']);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('a file that is no key is named, and left alone', async () => {
  const path = join(await folder(), 'deployment-key');
  await writeFile(path, 'half of it');
  await expect(openKeyFile(path)).rejects.toThrow(`The key file ${path} is damaged`);
  expect((await stat(path)).size).toBe(10);
});
