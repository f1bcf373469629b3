// What package.json lists is used: a package that nothing imports costs every install, and its advisories are ours.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from '../../host/build/paths.mjs';

/** Programs and platform packages: run or looked up by name, never imported. */
const programs = ['@biomejs/biome', 'oxlint', 'oxlint-tsgolint', 'typescript'];

test('every package is imported somewhere, types belong to a package that is', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !programs.includes(name));
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files
    .trim()
    .split('\n')
    .map((file) => fs.readFileSync(inRoot(file), 'utf8'))
    .join('\n');
  const imported = new Set(
    [...sources.matchAll(/(?:from|import|import\(|require\(|resolve\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g)].map(
      ([, name]) => name,
    ),
  );
  // files of a package that are copied or run from where it lies
  const isNamed = (name: string) => new RegExp(`node_modules/${name}\\b(?!-)`).test(sources);
  const isUsed = (name: string) => imported.has(name) || isNamed(name);
  const isTypesOfUsed = (name: string) => name.startsWith('@types/') && isUsed(name.slice('@types/'.length));
  expect(names.filter((name) => !isUsed(name) && !isTypesOfUsed(name) && name !== '@types/node')).toEqual([]);
});
