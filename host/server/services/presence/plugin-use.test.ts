import { expect, test } from 'vitest';
import { PluginUse } from './plugin-use';

test('calls are counted by plugin until they are taken', () => {
  const use = new PluginUse();
  use.note('news', 4, false);
  use.note('news', 6, true);
  use.note('air', 1, false);
  expect(use.take()).toEqual([
    { plugin: 'news', calls: 2, failures: 1, milliseconds: 10 },
    { plugin: 'air', calls: 1, failures: 0, milliseconds: 1 },
  ]);
  expect(use.take()).toEqual([]);
});

test('what could not be written is counted with the next', () => {
  const use = new PluginUse();
  use.note('news', 4, false);
  const taken = use.take();
  use.note('news', 1, true);
  use.giveBack(taken);
  expect(use.take()).toEqual([{ plugin: 'news', calls: 2, failures: 1, milliseconds: 5 }]);
});
