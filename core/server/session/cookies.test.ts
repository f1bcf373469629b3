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
  const from = (isHere: boolean, host?: string, settings = plain) =>
    expect(() => refuseUnsafeConnection({ headers: { host }, client: { isHere } }, settings));
  from(true, '10.0.0.7:8080').toThrow('core.session.needsTls');
  from(true).toThrow('core.session.needsTls');
  from(false, 'localhost:8080').toThrow('core.session.needsTls');
  from(true, 'localhost:8080').not.toThrow();
  from(false, 'edu.example.cn', secure).not.toThrow();
});

test('this machine has several names', () => {
  for (const host of ['localhost', 'localhost:8080', 'a.localhost', '127.0.0.1:1', '127.1.2.3', '[::1]:8080'])
    expect(isLocalHost(host)).toBe(true);
  for (const host of ['', 'localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', '::1evil'])
    expect(isLocalHost(host)).toBe(false);
});
