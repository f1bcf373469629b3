// READMEs say where to look: a file that moves takes its lines in them along.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));

/** Each file and folder by all the ends of its path: `server/http/pipeline.ts` is the end of one of core. */
const ends = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, last) =>
      parts.slice(0, last + 1).map((_, first) => parts.slice(first, last + 1).join('/')),
    );
  }),
);

/** The build makes one, the tutorial the other. */
const madeLater = ['host/generated', 'plugins/chess'];

const documents = files.filter((file) => file.endsWith('.md'));
/** Decisions name the files of their time. */
const ofToday = documents.filter((file) => !file.startsWith('core/decisions/'));

const isFile = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|css|sql)$/;
const isFolder = /^(core|host|plugins|tests|server|web|model|kit|api)(\/[\w-]+)+\/?$/;

/** The lines of a document outside of its examples. */
function linesOf(document: string): string[] {
  let isExample = false;
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => {
      const isFence = line.startsWith('```');
      if (isFence) isExample = !isExample;
      return !isFence && !isExample;
    });
}

const found = (document: string, pattern: RegExp) =>
  linesOf(document).flatMap((line) => [...line.matchAll(pattern)].map(([, text]) => text!));

test('documents name files and folders that exist', () => {
  const named = ofToday.flatMap((document) =>
    found(document, /`([^`]+)`/g)
      .filter((name) => (isFile.test(name) || isFolder.test(name)) && !madeLater.includes(name))
      .map((name) => ({ document, name })),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ name }) => !ends.has(name.replace(/\/$/, '').replace(/^(\.\.\/)+/, '')))).toEqual([]);
});

test('plugins/README.md lists every service that a plugin can ask for, and none that there is not', () => {
  const reachable = /^(core\/server|plugins\/[\w-]+\/(api|kit))\/.*\.ts$/;
  const tokens = files
    .filter((file) => reachable.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = token</gm)])
    .map(([, name]) => name!);
  const [, section = ''] = /^## Services to ask for\n(.*?)^## /ms.exec(
    readFileSync(join(root, 'plugins/README.md'), 'utf8'),
  )!;
  const listed = [...section.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!),
  );
  expect(listed.toSorted()).toEqual([...new Set(tokens)].toSorted());
});

test('links of documents lead to files that exist', () => {
  const linked = documents.flatMap((document) =>
    found(document, /\]\(([^)#]+?)(?:#[^)]*)?\)/g)
      .filter((address) => !/^[a-z]+:/.test(address))
      .map((address) => ({ document, address })),
  );
  expect(linked.length).toBeGreaterThan(100);
  expect(linked.filter(({ document, address }) => !existsSync(join(root, dirname(document), address)))).toEqual([]);
});
