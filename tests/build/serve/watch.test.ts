// What `npm run dev` hears of.
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changes } from '../../../host/build/dev/watch.mjs';
import { folderWith } from '../folders';

/** A registry with a plugin that lies beside it, watched; the first round is over. */
async function watched() {
  const folder = folderWith({
    'registry.json': JSON.stringify({ plugins: [{ id: 'chess', from: './chess' }] }),
    'chess/plugin.ts': '',
  });
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const rounds = changes(path.join(folder, 'registry.json'), stopping.signal);
  expect((await rounds.next()).done).toBe(false);
  return { folder, rounds, stopping };
}

test('a saved file of a plugin elsewhere is heard of', async () => {
  const { folder, rounds } = await watched();
  fs.writeFileSync(path.join(folder, 'chess/api.ts'), '');
  expect((await rounds.next()).done).toBe(false);
});

test('a registry that an editor replaces is heard of', async () => {
  const { folder, rounds } = await watched();
  for (const text of ['{"plugins":[]}', '{"plugins": []}']) {
    fs.writeFileSync(path.join(folder, 'new.json'), text);
    fs.renameSync(path.join(folder, 'new.json'), path.join(folder, 'registry.json'));
    expect((await rounds.next()).done).toBe(false);
  }
});

test('after the signal it ends', async () => {
  const { rounds, stopping } = await watched();
  const last = rounds.next();
  stopping.abort();
  expect((await last).done).toBe(true);
});
