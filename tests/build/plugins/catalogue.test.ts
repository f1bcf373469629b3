// The generated part of registry.json (host/build/commands/catalogue.mjs).
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { registryText } from '../../../host/build/commands/catalogue.mjs';
import { folderWith } from '../folders';

const manifest = (id: string) => `
  import { definePlugin } from 'edutech/core/common/plugin';
  export default definePlugin({
    id: '${id}',
    permissions: { ${id}_play: { title: '${id}.play', actions: ['watch'], grantedTo: ['student'] } },
    routes: {
      board: { path: '/${id}', title: '${id}.board', access: { permission: '${id}_play' }, undeveloped: true },
      old: { path: '/old-${id}', redirect: '/${id}' },
    },
    modules: [{ id: '${id}', title: '${id}.menu', icon: 'Games', audience: 'student', route: 'board' }],
  });`;

function registryOf(ids: string[]) {
  const files = Object.fromEntries(ids.map((id) => [`${id}/plugin.ts`, manifest(id)]));
  const plugins = ids.map((id) => ({ id, from: `./${id}` }));
  const folder = folderWith({ ...files, 'registry.json': JSON.stringify({ plugins }) });
  return path.join(folder, 'registry.json');
}

test('routes, modules and permissions of each plugin stand on a line of their own', async () => {
  const lines = (await registryText(registryOf(['chess']))).split('\n').map((line) => line.trim());
  expect(lines).toContain('{ "id": "chess", "from": "./chess" }');
  expect(lines).toContain('"undeveloped": true,');
  expect(lines).toContain(
    '"board": { "path": "/chess", "access": { "permission": "chess_play" }, "undeveloped": true },',
  );
  expect(lines).toContain('"old": { "path": "/old-chess", "redirect": "/chess" }');
  expect(lines).toContain('"chess": { "audience": "student", "route": "board" }');
  expect(lines).toContain('"chess_play": { "actions": ["watch"], "grantedTo": ["student"] }');
});

test('the order of navigation is kept, the catalogue does not depend on it', async () => {
  const one = JSON.parse(await registryText(registryOf(['chess', 'draughts'])));
  const other = JSON.parse(await registryText(registryOf(['draughts', 'chess'])));
  expect(other.plugins.map((line: { id: string }) => line.id)).toEqual(['draughts', 'chess']);
  expect(JSON.stringify(other.catalogue)).toBe(JSON.stringify(one.catalogue));
});

test('writing it twice changes nothing', async () => {
  const file = registryOf(['chess']);
  fs.writeFileSync(file, await registryText(file));
  expect(await registryText(file)).toBe(fs.readFileSync(file, 'utf8'));
});
