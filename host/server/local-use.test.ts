import { expect, test } from 'vitest';
import { placeOf } from './local-use';

const plain = { publicOrigin: '', tlsCertificate: '' };
const tls = { ...plain, tlsCertificate: '/etc/edutech/chain.pem' };
const byDefault = { host: undefined, demo: 'small', isDemoAsked: false } as const;

test('what nobody has opened listens on this machine only, with the demo', () => {
  expect(placeOf(plain, byDefault)).toEqual({ host: 'localhost', demo: 'small', openBy: undefined });
  for (const host of ['localhost', '127.0.0.1', '::1'])
    expect(placeOf(plain, { ...byDefault, host })).toEqual({ host, demo: 'small', openBy: undefined });
});

test.each([
  [tls, undefined, '::'],
  [{ ...plain, publicOrigin: 'https://edu.example.cn' }, undefined, '::'],
  [tls, '127.0.0.1', '127.0.0.1'],
  [plain, '0.0.0.0', '0.0.0.0'],
  [plain, '::', '::'],
  [plain, '10.0.0.7', '10.0.0.7'],
  [plain, '127.0.0.1.example.cn', '127.0.0.1.example.cn'],
])('no demo with %o and HOST %s', (settings, host, listened) => {
  expect(placeOf(settings, { ...byDefault, host })).toMatchObject({ host: listened, demo: null });
  expect(() => placeOf(settings, { host, demo: 'city', isDemoAsked: true })).toThrow(/opens this deployment to others/);
});

test('a demo that nobody asks for is no reason to refuse', () => {
  expect(placeOf(tls, { host: undefined, demo: null, isDemoAsked: true }).demo).toBeNull();
});
