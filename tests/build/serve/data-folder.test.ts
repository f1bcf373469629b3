// A start that cannot write says so before anything has begun.
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDataFolder } from '../../../host/build/serve/data-folder.mjs';
import { folderWith } from '../folders';

function dataIn(place: string) {
  const folder = path.join(folderWith({ 'a-file': '' }), place);
  vi.stubEnv('EDUTECH_DATA', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

test('it is made, and nothing is left in it', () => {
  const folder = dataIn('one/two');
  openDataFolder();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a file in its way is named, with what to do', () => {
  const folder = dataIn('a-file/data');
  expect(openDataFolder).toThrow(`the data folder ${folder} (a file stands where a folder is meant): make it writable`);
});
