// Browsers get addresses, not schemas (host/build/esbuild/projection.mjs, host/build/plugins/contract.mjs).
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { commonOptions } from '../../../host/build/esbuild/options.mjs';
import { apiModule, projection } from '../../../host/build/esbuild/projection.mjs';
import { root } from '../../../host/build/paths.mjs';
import { type Contract, evaluateContract } from '../../../host/build/plugins/contract.mjs';
import type { RegisteredPlugin } from '../../../host/build/plugins/registry.mjs';
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
  const plugins = [{ id: 'chess', folder, options: {}, enabled: true, isOutside: true }];
  const contract = await evaluateContract(plugins);
  const file = path.join(folder, 'api.ts');
  return { contract, plugins, folder, file, exports: contract.apis.get(file) ?? {} };
}

/** What a browser would get of a module. */
async function bundled(contents: string, contract: Contract, plugins: RegisteredPlugin[]) {
  const { outputFiles } = await build({
    ...commonOptions(plugins),
    stdin: { contents, resolveDir: root, loader: 'ts' },
    plugins: [projection(contract, plugins)],
    write: false,
    metafile: false,
  });
  return outputFiles[0]!.text;
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

test('an address brings the manifest of the shell, and of a plugin that is not installed nothing but paths', async () => {
  const withPages = manifest.replace(
    'options:',
    `routes: { game: { path: '/chess/game', title: 'chess.game', access: { permission: 'chess_play' } } }, options:`,
  );
  const routes = `import { routesOf } from 'edutech/core/common/addresses/routes';
    import manifest from './plugin';
    export const routes = routesOf(manifest);`;
  const { contract, plugins, folder } = await evaluated({ 'plugin.ts': withPages, 'api.ts': api, 'routes.ts': routes });
  const leading = `import { routes } from '${folder}/routes';
    export const address = routes.game.to();`;
  const shipped = await bundled(leading, contract, plugins);
  expect(shipped).toContain('"access": { "permission": "chess_play" }');
  expect(shipped).not.toContain('grantedTo');
  const withoutChess = await bundled(leading, contract, []);
  expect(withoutChess).toContain('/chess/game');
  expect(withoutChess).not.toContain('chess_play');
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
