import { expect, test } from 'vitest';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { workersOf } from './siblings';

test('as many workers as the settings say, or as there are processors', () => {
  expect(workersOf(settingsOf({}), 4)).toBe(1);
  expect(workersOf(settingsOf({ workers: 3 }), 2)).toBe(3);
  expect(workersOf(settingsOf({ workers: 'cores' }), 4)).toBe(4);
  expect(workersOf(settingsOf({ workers: 'cores' }), 64)).toBe(8);
  for (const workers of [0, 65, 1.5, 'all']) expect(() => settingsOf({ workers })).toThrow('workers');
});
