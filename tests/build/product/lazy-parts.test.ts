import { expect, test } from 'vitest';
import { webHalves } from '../../../host/generated/web';
import { readManifest } from './web-build';

const { pages, blocks, chunks } = readManifest();

const names = (of: 'pages' | 'blocks') =>
  webHalves.flatMap((half) => Object.keys(half[of]).map((name) => `${(half.plugin as { id: string }).id}.${name}`));

test('the build knows the script of every page and block, so that documents can name it in their heads', () => {
  expect(Object.keys(pages).sort()).toEqual(names('pages').sort());
  expect(Object.keys(blocks).sort()).toEqual(names('blocks').sort());
  for (const source of [...Object.values(pages), ...Object.values(blocks)])
    expect(chunks[source]?.file).toMatch(/\.js$/);
});

test('a home asks for few scripts besides its texts: what most pages need comes in one file (host/web/small-parts.ts)', () => {
  const { entry, preload } = readManifest();
  const sources = [
    'host/web/layouts/TeacherLayout.tsx',
    'host/web/app-shell/start-app-shell.tsx',
    pages['home.main']!,
    blocks['home.strip']!,
  ];
  const files = sources.flatMap((source) => [chunks[source]!.file, ...chunks[source]!.imports]);
  expect(new Set([entry, ...preload, ...files]).size).toBeLessThanOrEqual(31);
});
