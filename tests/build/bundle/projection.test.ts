// Browsers get addresses, not schemas (host/build/esbuild/projection.mjs, host/build/plugins/contract.mjs).
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiModule } from '../../../host/build/esbuild/projection.mjs';
import { evaluateContract } from '../../../host/build/plugins/contract.mjs';
import { folderWith } from '../folders';

const manifest = `
  import Type from 'typebox';
  import { definePlugin } from 'edutech/core/common/plugin';
  export default definePlugin({ id: 'chess', options: Type.Object({}),
    permissions: { chess_play: { title: 'chess.play', grantedTo: [] } } });`;

const api = `
  import Type from 'typebox';
  import { endpoint } from 'edutech/core/common/endpoint';
  import { token } from 'edutech/core/common/token';
  export interface Board { squares(): number }
  export const Board = token<Board>('chess.Board');
  export const Move = Type.Object({ from: Type.String(), to: Type.String() });
  export const move = endpoint({
    method: 'POST', root: 'office', path: '/chess/move', access: { permission: 'chess_play' }, sealed: true, input: Move, output: Move,
  });`;

/** A plugin that lies outside the repository, as a third party's does. */
async function evaluated(files: Record<string, string>) {
  const folder = folderWith(files);
  const contract = await evaluateContract([{ id: 'chess', folder, options: {}, enabled: true, isOutside: true }]);
  const file = path.join(folder, 'api.ts');
  return { contract, file, exports: contract.apis.get(file) ?? {} };
}

test('an endpoint ships its address, a token its key, a schema nothing', async () => {
  const { contract, file, exports } = await evaluated({ 'plugin.ts': manifest, 'api.ts': api });
  expect(apiModule(file, exports, contract).split('\n')).toEqual([
    'export const Board = Symbol.for("edutech:chess.Board");',
    'export const Move = undefined;',
    'export const move = {"method":"POST","root":"office","path":"/chess/move","sealed":true};',
  ]);
});

test("the browser's manifest knows nothing of options and permissions", async () => {
  const { contract } = await evaluated({ 'plugin.ts': manifest });
  expect(contract.projectManifest(contract.manifests.get('chess'))).toEqual({ id: 'chess' });
});

test("the browser's manifest says what is public, not why", async () => {
  const open = manifest.replace(
    'options:',
    `routes: { board: { path: '/chess', title: 'chess.board', access: { public: 'games are played in the open' } },
      root: { path: '/c', redirect: 'board' } }, options:`,
  );
  const { contract } = await evaluated({ 'plugin.ts': open });
  expect(contract.projectManifest(contract.manifests.get('chess'))).toEqual({
    id: 'chess',
    routes: {
      board: { path: '/chess', title: 'chess.board', access: { public: '' } },
      root: { path: '/c', redirect: 'board' },
    },
  });
});

test.each([
  ['a function', 'isLegal', 'export const isLegal = () => true;'],
  ['a list of names', 'pieces', "export const pieces = ['rook', 'king'] as const;"],
  ['an object', 'white', "export const white = { permission: 'chess_play' };"],
])('%s in api.ts is refused by name, instead of being nothing in the browser', async (_, name, text) => {
  const { contract, file, exports } = await evaluated({ 'plugin.ts': manifest, 'api.ts': text });
  expect(() => apiModule(file, exports, contract)).toThrow(`${name} is neither an endpoint nor a schema nor a token`);
});

test('a folder whose manifest has another id is refused', async () => {
  const wrong = manifest.replace("'chess'", "'draughts'");
  await expect(evaluated({ 'plugin.ts': wrong })).rejects.toThrow(/calls a plugin "chess", but .* says id "draughts"/);
});
