// Who imports whom, seen in what is shipped (the import rules of core/README.md; lint sees the same in the sources, with types).
import { expect, test } from 'vitest';
import { readMeta } from './web-build';

const { inputs } = readMeta();
const files = Object.keys(inputs);

interface Edge {
  readonly from: string;
  readonly to: string;
}
/** What the build lets every part that is loaded on demand import (host/build/esbuild/shared-entry.mjs); no source does. */
const entry = 'host/web/main.tsx';
/** What stands for TypeBox in browsers; no source names it. */
const stub = 'host/build/esbuild/typebox-stub.js';
const edges: Edge[] = Object.entries(inputs).flatMap(([from, { imports }]) =>
  imports
    .filter((each) => !each.external && each.path !== entry && each.path !== stub)
    .map((each) => ({ from, to: each.path })),
);

const written = (list: readonly Edge[]) => list.map(({ from, to }) => `${from} → ${to}`);
/** "news" of plugins/news/web/index.ts; undefined outside of plugins. */
const pluginOf = (file: string) => /(?:^|\/)plugins\/(\w+)\//.exec(file)?.[1];

test('no server code is shipped', () => {
  expect(files.filter((file) => /^(core|host)\/server\/|(^|\/)plugins\/\w+\/(kit\/)?server\//.test(file))).toEqual([]);
});

test('neither TypeBox nor the parser of messages is shipped', () => {
  expect(
    files.filter((file) => /node_modules\/(typebox|@formatjs\/icu-messageformat-parser\/index)/.test(file)),
  ).toEqual([]);
});

test("nothing is taken through a package's index that gathers everything", () => {
  expect(
    files.filter((file) => /@fluentui\/react-(components|icons)\/lib\/index\.js$|\/d3\/src\/index\.js$/.test(file)),
  ).toEqual([]);
});

test('of the calls of a plugin, browsers get the projection of its api.ts', () => {
  expect(files.filter((file) => /(^|\/)plugins\/\w+\/api\//.test(file))).toEqual([]);
});

test('what is loaded on demand imports the entry, or shared parts end in dozens of files', () => {
  const onDemand = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter((each) => each.kind === 'dynamic-import' && /\.tsx?$/.test(each.path)).map((each) => each.path),
  );
  expect(new Set(onDemand).size).toBeGreaterThan(100);
  const without = onDemand.filter((file) => !inputs[file]?.imports.some((each) => each.path === entry));
  expect(without).toEqual([]);
});

test('React is there once', () => {
  expect(files.filter((file) => /\/react\/cjs\/react\.(production|development)\.js$/.test(file))).toHaveLength(1);
});

test('core knows neither plugins nor the host', () => {
  const wrong = edges.filter(({ from, to }) => from.startsWith('core/') && (pluginOf(to) || to.startsWith('host/')));
  expect(written(wrong)).toEqual([]);
});

test('the host sees plugins through the generated maps only', () => {
  const wrong = edges.filter(({ from, to }) => /^host\/(?!generated\/)/.test(from) && pluginOf(to));
  expect(written(wrong)).toEqual([]);
});

test('of another plugin, a plugin imports the api, the addresses, and of its kit what is for browsers', () => {
  const wrong = edges.filter(({ from, to }) => {
    const [own, other] = [pluginOf(from), pluginOf(to)];
    return own && other && own !== other && !/\/plugins\/\w+\/((api|routes)\.ts$|kit\/(common|ui)\/)/.test(`/${to}`);
  });
  expect(written(wrong)).toEqual([]);
});

test("a kit imports nothing of its plugin's pages", () => {
  const wrong = edges.filter(({ from, to }) => /\/kit\//.test(from) && /(^|\/)plugins\/\w+\/web\//.test(to));
  expect(written(wrong)).toEqual([]);
});

test('a plugin imports neither host nor the insides of the container', () => {
  const wrong = edges.filter(({ from, to }) => pluginOf(from) && /^(host|core\/di|tests)\//.test(to));
  expect(written(wrong)).toEqual([]);
});

test("a student's browser never loads teacher code", () => {
  const reachable = new Set<string>(files.filter((file) => /\/web\/student\//.test(file)));
  for (const file of reachable) {
    for (const each of inputs[file]?.imports ?? []) if (each.kind !== 'dynamic-import') reachable.add(each.path);
  }
  expect([...reachable].filter((file) => /\/web\/(teacher|admin)\//.test(file))).toEqual([]);
});
