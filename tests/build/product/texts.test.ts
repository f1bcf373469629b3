// The shell is drawn before any plugin's page has come, and the words of the kit come with pages (host/web/plugins/text-groups.ts).
import fs from 'node:fs';
import { expect, test } from 'vitest';
import kit from '../../../core/ui/messages/en.json';
import server from '../../../core/server/messages/en.json';
import { partsOf } from './first-load';
import { readManifest, readMeta } from './web-build';

const root = new URL('../../../', import.meta.url);
const [, shell] = partsOf(readManifest());
const { outputs, inputs } = readMeta();

/** Our own sources in a set of emitted files. */
const sourcesIn = (files: readonly string[]) =>
  Object.entries(outputs)
    .filter(([output]) => files.some((file) => output.endsWith(file)))
    .flatMap(([, output]) => Object.keys(output.inputs))
    .filter((source) => /^(core|host)\/.*\.tsx?$/.test(source));

/** Keys of these texts that the sources name, each with its file. */
function namedIn(sources: readonly string[], texts: object): string[] {
  return sources.flatMap((source) => {
    const text = fs.readFileSync(new URL(source, root), 'utf8');
    const named = [...text.matchAll(/['"](core\.[\w.-]+)/g)].map(([, key = '']) => key);
    return named.filter((key) => key in texts).map((key) => `${source}: ${key}`);
  });
}

test('the shell says nothing whose words come with the pages of plugins', () => {
  const sources = sourcesIn(shell!.files);
  expect(sources.length).toBeGreaterThan(50);
  expect(namedIn(sources, kit)).toEqual([]);
});

test('no browser names words that the server keeps', () => {
  expect(
    namedIn(
      Object.keys(inputs).filter((source) => /^(core|host|plugins)\/.*\.tsx?$/.test(source)),
      server,
    ),
  ).toEqual([]);
});
