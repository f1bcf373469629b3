import { expect, test } from 'vitest';
import { groupOfSetting, isSecretSetting, unitIn } from './setting-kinds';

test.each(['mailUrl', 'metricsToken', 'skyClassKeys', 'oidcClientSecret', 'smsPassword'])('%s is a secret', (name) => {
  expect(isSecretSetting(name)).toBe(true);
});

test.each(['cityName', 'tlsKey', 'backupKeyFile', 'passwordPolicy', 'idleMilliseconds'])('%s is none', (name) => {
  expect(isSecretSetting(name)).toBe(false);
});

test('settings stand with those that they belong to', () => {
  expect(groupOfSetting('tlsKey')).toBe('network');
  expect(groupOfSetting('backupKeep')).toBe('backup');
  expect(groupOfSetting('somethingNew')).toBe('other');
});

test('a unit is what the description ends with', () => {
  expect(unitIn('Life of a session. Hours.')).toBe('hours');
  expect(unitIn('Name of the city, in Chinese.')).toBe('');
});
