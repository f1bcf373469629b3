// core/server stands on floors (decision 0141): a folder of it, or a file that lies in none, imports from lower floors only.
// The table in core/README.md says which floor is whose.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arrowsOf } from '../../../host/build/commands/sources/imports.mjs';
import { isScript, isTest, readSources } from '../../../host/build/commands/sources/sources.mjs';

const root = new URL('../../../', import.meta.url).pathname;

/** Folder or file → floor, as the table has it: `| 3 | what stands on it | \`audit\`, \`call.ts\` |`. */
const floors = new Map(
  [...readFileSync(join(root, 'core/README.md'), 'utf8').matchAll(/^\| (\d) \|[^|]*\|([^|]+)\|$/gm)].flatMap(
    ([, floor, folders = '']) =>
      [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => [folder, Number(floor)] as const),
  ),
);

const folderOf = (file: string) => /^core\/server\/([^/]+)/.exec(file)?.[1];

const files = readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
  .map((file) => `core/${file}`)
  .filter((file) => isScript(file) && !isTest(file));
const inServer = files.filter((file) => folderOf(file));

test('every folder of the server has one floor, and no floor is left of a folder that is gone', () => {
  expect([...floors.keys()].sort()).toEqual([...new Set(inServer.map(folderOf))].sort());
  expect(Math.max(...floors.values())).toBe(6);
});

test('a folder of the server imports from lower floors only', () => {
  const up = arrowsOf(readSources(root, inServer), files).filter(({ from, to, kind }) => {
    const [folder, other] = [folderOf(from), folderOf(to)];
    return other && other !== folder && kind !== 'later' && floors.get(other)! >= floors.get(folder!)!;
  });
  expect(up.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});
