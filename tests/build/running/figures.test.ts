// What `node build.mjs figures` counts, on a house of a few files.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { figuresOf } from '../../../host/build/commands/figures.mjs';
import { circlesOf, floorsOf, graphOf } from '../../../host/build/commands/sources/graph.mjs';
import { folderWith } from '../folders';

const house = {
  'core/common/ids.ts': 'export type Id = string;\n',
  'core/server/data/rows.ts':
    'import type { Asked } from \'../http/asked\';\nexport const rows = (asked: Asked) => sql`name_en as "nameEn", id as "id"`;\n',
  'core/server/http/asked.ts':
    "import { rows } from '../data/rows';\nexport interface Asked {}\nexport const send = () => rows({});\n",
  'core/server/rare/rare.ts': 'export const rare = 1;\n',
  'core/server/rare/rare.test.ts': 'a\nb\nc\n',
  'host/main.ts': "import { send } from 'edutech/core/server/http/asked';\nsend();\n",
  'plugins/chess/api.ts':
    "import type { Id } from 'edutech/core/common/ids';\nexport const out = (row) => ({ schoolid: row.schoolId, name: row.name, other: row.schoolId });\n",
  'plugins/chess/long.ts': `export function long() {\n${'  call();\n'.repeat(100)}}\n`,
  'tests/api/chess/some.test.ts': 'not counted;\n',
};

test('lines, mappings, long functions, circles, floors and users are counted', () => {
  const folder = folderWith(house);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const figures = figuresOf(folder);
  const said = (name: string) => Number(figures.find((line) => line.startsWith(name))?.match(/\d+$/)?.[0]);
  expect(said('TypeScript in core')).toBe(7);
  expect(said('All of it')).toBe(7 + 2 + 104);
  expect(said('A name in another spelling')).toBe(1);
  expect(said('SQL: as')).toBe(1);
  expect(figures).toContain('  102 plugins/chess/long.ts:1');
  expect(said('By value')).toBe(0);
  expect(said('With types')).toBe(1);
  expect(figures).toContain('  2 files: core/server/data/rows.ts, core/server/http/asked.ts');
  expect(figures).toContain('  data -> http (1)');
  expect(figures.find((line) => line.includes('core/server/rare'))).toMatch(/^! .* direct {2}0 {2}reached {2}0/);
  expect(figures.find((line) => line.includes('core/server/data '))).toContain('(host)');
});

test('a house without circles has as many floors as its longest chain, and no arrow up', () => {
  const graph = graphOf([
    { from: 'roof', to: 'wall' },
    { from: 'wall', to: 'ground' },
    { from: 'roof', to: 'ground' },
    { from: 'shed', to: 'ground' },
  ]);
  expect(circlesOf(graph)).toEqual([]);
  expect(floorsOf(graph)).toEqual({ floors: [['ground'], ['wall', 'shed'], ['roof']], up: [] });
});
