import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ScratchDatabase, startScratchDatabase } from '../../api/core-services/scratch-database';
import { startChild } from './child-process';

let scratch: ScratchDatabase;
let folder: string;

beforeAll(async () => {
  scratch = await startScratchDatabase();
  folder = await mkdtemp(join(tmpdir(), 'edutech-faults-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await scratch.close();
});

/** Files below a folder, by name. */
async function filesIn(place: string) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, path: join(parentPath, name) }));
}

/**
 * Runs a command with a disk of 8 MB mounted on the folder, seen by it alone: a real full disk, not a pretended one. It
 * lists what is left there at the end. Only root may mount; whoever is not becomes root of a namespace of his own.
 */
const onSmallDisk = (place: string) => (command: string[]) => {
  const namespaces = process.getuid?.() === 0 ? '-m' : '-Urm';
  const script = `mount -t tmpfs -o size=8m none "${place}" && "$@" && find "${place}" -type f -printf '{"left":"%f"}\\n'`;
  return ['unshare', namespaces, 'sh', '-c', script, 'sh', ...command];
};

test.skipIf(process.platform !== 'linux')(
  'on a full disk a file is refused with 507, nothing half-stored stays, and smaller ones still fit',
  async () => {
    const place = await mkdtemp(join(folder, 'small-'));
    const argument = {
      url: scratch.appUrl,
      folder: place,
      scratch: folder,
      sizes: [3_000_000, 9_000_000, 3_000_000, 3_000_000, 100_000],
    };
    const child = await startChild('file-writer', argument, onSmallDisk(place));
    await expect(child.ended).resolves.toBe(0);
    const refused = { refused: 'core.files.noSpace', status: 507 };
    expect(child.lines.filter((line) => !('left' in line))).toEqual([
      { stored: expect.any(String) },
      refused,
      { stored: expect.any(String) },
      refused,
      { stored: expect.any(String) },
    ]);
    const values = (key: string) => child.lines.flatMap((line) => (key in line ? [line[key]] : [])).sort();
    expect(values('left')).toEqual(values('stored'));
    const rows = await scratch.asOwner('select sha256 from core.file order by sha256');
    expect(rows.rows.map(({ sha256 }) => sha256)).toEqual(values('stored'));
  },
);

test('a process killed while it stores leaves whole contents only, and each that has a row', async () => {
  const place = await mkdtemp(join(folder, 'killed-'));
  const sizes = Array.from({ length: 500 }, () => 2_000_000);
  const child = await startChild('file-writer', { url: scratch.appUrl, folder: place, scratch: folder, sizes });
  await vi.waitFor(() => expect(child.lines.length).toBeGreaterThan(5), { timeout: 20_000 });
  await delay(Math.random() * 50);
  child.kill();
  await child.ended;

  const left = (await filesIn(place)).filter(({ path }) => !path.startsWith(join(place, 'draft')));
  for (const { name, path } of left) {
    expect(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ).toBe(name);
  }
  const { rows } = await scratch.asOwner('select sha256 from core.file');
  const stored = child.lines.flatMap(({ stored }) => (stored ? [stored] : []));
  expect(rows.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(stored));
  expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(stored));
});
