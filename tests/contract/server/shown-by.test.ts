import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from 'edutech/plugins/account/api';
import { isNamedIn } from './shown-by';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-shown-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isShown(source: string) {
  const file = join(folder, 'some.test.ts');
  await writeFile(file, source);
  return isNamedIn(file, { name: 'account.register', endpoint: register, samples: { shared: {} } });
}

test.each([
  "test('students register themselves', () => undefined);",
  "import { register } from 'edutech/plugins/account/api';",
  "import {\n  register,\n} from 'edutech/plugins/account/api';",
  '// how to (register)',
  '/**\n * They may ask (register) for it.\n */',
  'await caller.call(registerDevice, {});',
])('an endpoint is not shown where its name is a word or an import: %s', async (source) => {
  expect(await isShown(source)).toBe(false);
});

test.each([
  'await caller.call(register, {});',
  'await browser.post(\n  register,\n  {},\n);',
  'await browser.post(sessionApi.register, {});',
  'const { path } = api.register;',
  "await upload(app, someone, register, { name: '点.png' });",
  'for (const [endpoint, input] of [[register, {}]]) await caller.call(endpoint, input);',
  `await fetch('${register.path}');`,
])('an endpoint is shown where it is handed to a call: %s', async (source) => {
  expect(await isShown(source)).toBe(true);
});

test('a file that is not there shows nothing', () => {
  expect(
    isNamedIn(join(folder, 'none'), { name: 'account.register', endpoint: register, samples: { shared: {} } }),
  ).toBe(false);
});
