// The tutorial of plugins/README.md, followed to the letter in a copy of the repository.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../host/build/paths.mjs';
import { folderWith } from '../folders';
import { copyRepository, follow, run } from './tutorial/follow';
import { readSteps } from './tutorial/steps';

const minutes = 60_000;
/** What of the contract suite asks each plugin, without the pages of the host. */
const contract = [
  'tests/contract/plugin',
  'tests/contract/permission-matrix.test.ts',
  'tests/contract/pages/every-page.test.ts',
  'tests/contract/pages/pages-of-classes.test.ts',
  '-t "^(?!.*of the host)"',
];
const steps = () => readSteps(fs.readFileSync(inRoot('plugins/README.md'), 'utf8'), '## Tutorial');

test('the tutorial makes a plugin that passes types, lint, tests and the contract suite', {
  timeout: 5 * minutes,
}, async ({ signal }) => {
  const copy = folderWith({});
  copyRepository(copy, 'chess');
  // What the tutorial promises of its result; "node build.mjs test chess" finds it beside the plugin's own tests.
  const promises = path.join(copy, 'tests/api/tutorial/chess.test.ts');
  fs.mkdirSync(path.dirname(promises), { recursive: true });
  fs.copyFileSync(inRoot('tests/build/plugins/tutorial/promises.test.ts.txt'), promises);
  for (const step of steps()) await follow(step, copy, 'chess', signal);

  // The contract suite on the plugin alone: its line of the registry is all that the platform has to know.
  const suite = await run(`node build.mjs test ${contract.join(' ')}`, copy, signal);
  expect(suite.code, suite.output).toBe(0);
});

test('it says everything that a reader is told to do', () => {
  const kinds = steps().map((step) => step.kind);
  expect(kinds).toContain('run');
  expect(kinds).toContain('write');
  expect(kinds.filter((kind) => kind === 'change').length).toBeGreaterThan(20);
});

const changed = (block: string) => {
  const [step] = readSteps(`## Tutorial\n\`\`\`diff\n${block}\n\`\`\``, '## Tutorial');
  if (!step) throw new Error('no step');
  const repository = folderWith({ 'plugins/chess/api.ts': 'one\n  two\nthree\n  two and more\n' });
  return follow(step, repository, 'chess').then(() =>
    fs.readFileSync(path.join(repository, 'plugins/chess/api.ts'), 'utf8'),
  );
};

test('a change comes in after the line above it', async () => {
  expect(await changed('@@ api.ts\n   two\n+$& new')).toBe('one\n  two\n$& new\nthree\n  two and more\n');
});

test('a line that goes out is gone', async () => {
  expect(await changed('@@ api.ts\n one\n-  two\n+2')).toBe('one\n2\nthree\n  two and more\n');
});

test.each([
  ['a line that is not there', '@@ api.ts\n four\n+five', /line 4: found 0 times in api.ts/],
  ['a line that comes from nowhere', '@@ api.ts\n+five', /line 4: after which line of api.ts/],
  ['a line without a sign', '@@ api.ts\nfive', /line 4: "five" is no part of a change/],
])('%s is refused', async (_, block, sentence) => {
  await expect(async () => changed(block)).rejects.toThrow(sentence);
});
