import { expect, test } from 'vitest';
import Value from 'typebox/value';
import { type Settings, SettingsSchema } from '../settings/settings';
import { isLocalHost, refuseUnsafeConnection, sessionSecretOf } from './cookies';

const plain = Value.Default(SettingsSchema, {}) as Settings;
const secure: Settings = { ...plain, publicOrigin: 'https://edu.example.cn' };

test('where TLS is, only the cookie with the prefix counts', () => {
  expect(sessionSecretOf({ sid: 'planted', '__Host-sid': 'real' }, secure)).toBe('real');
  expect(sessionSecretOf({ sid: 'planted' }, secure)).toBeUndefined();
  expect(sessionSecretOf({ sid: 'real' }, plain)).toBe('real');
});

test('nobody signs in over plain HTTP from another machine', () => {
  expect(() => refuseUnsafeConnection({ headers: { host: '10.0.0.7:8080' } }, plain)).toThrow('core.session.needsTls');
  expect(() => refuseUnsafeConnection({ headers: {} }, plain)).toThrow('core.session.needsTls');
  expect(() => refuseUnsafeConnection({ headers: { host: 'localhost:8080' } }, plain)).not.toThrow();
  expect(() => refuseUnsafeConnection({ headers: { host: 'edu.example.cn' } }, secure)).not.toThrow();
});

test('this machine has several names', () => {
  for (const host of ['localhost', 'localhost:8080', 'a.localhost', '127.0.0.1:1', '127.1.2.3', '[::1]:8080'])
    expect(isLocalHost(host)).toBe(true);
  for (const host of ['', 'localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', '::1evil'])
    expect(isLocalHost(host)).toBe(false);
});
