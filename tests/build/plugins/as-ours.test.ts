import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../host/build/paths.mjs';
import { asOurs } from '../../../host/build/plugins/as-ours.mjs';
import { folderWith } from '../folders';

const at = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

test('a plugin from elsewhere is looked at beside ours, keeps what was repaired, and leaves nothing behind', async () => {
  const elsewhere = folderWith({ 'go/plugin.ts': 'plugin', 'go/api.ts': 'api ', 'go/node_modules/a.ts': 'package' });
  const plugins = folderWith({});
  const seen = await asOurs(
    [path.join(elsewhere, 'go')],
    async ([copy]) => {
      fs.writeFileSync(path.join(plugins, 'go/api.ts'), 'api');
      return { copy, files: fs.readdirSync(path.join(plugins, 'go')).sort() };
    },
    plugins,
  );
  expect(seen).toEqual({ copy: fromRoot(path.join(plugins, 'go')), files: ['api.ts', 'plugin.ts'] });
  expect(at(elsewhere, 'go/api.ts')).toBe('api');
  expect(fs.readdirSync(plugins)).toEqual([]);
});

test('its copy goes also where the work fails', async () => {
  const elsewhere = folderWith({ 'go/plugin.ts': 'plugin' });
  const plugins = folderWith({});
  const failing = asOurs([path.join(elsewhere, 'go')], () => Promise.reject(new Error('lint is not there')), plugins);
  await expect(failing).rejects.toThrow('lint is not there');
  expect(fs.readdirSync(plugins)).toEqual([]);
});

test('a folder without plugin.ts, and one whose name one of ours has, are refused with a sentence', async () => {
  const elsewhere = folderWith({ 'go/api.ts': '', 'chess/plugin.ts': '' });
  const plugins = folderWith({ 'chess/plugin.ts': 'ours' });
  const tried = (name: string) => asOurs([path.join(elsewhere, name)], () => Promise.resolve(), plugins);
  await expect(tried('go')).rejects.toThrow(/is no plugin: it has no plugin\.ts/);
  await expect(tried('chess')).rejects.toThrow(/chess exists/);
  expect(at(plugins, 'chess/plugin.ts')).toBe('ours');
});
