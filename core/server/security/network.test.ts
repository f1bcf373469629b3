import { expect, test } from 'vitest';
import { isFromHere, isLoopback, networkOf, plainAddress } from './network';

test('an IPv4 address stands for itself, also in the clothes of IPv6', () => {
  expect(networkOf('10.0.0.7')).toBe('10.0.0.7');
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
});

test('an IPv4 address is written as people look for it', () => {
  expect(plainAddress('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(plainAddress('10.0.0.7')).toBe('10.0.0.7');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});

test('all addresses of an IPv6 subscriber are one', () => {
  const networks = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:5:6%eth0'].map(
    networkOf,
  );
  expect(new Set(networks)).toEqual(new Set(['2001:db8:1:2']));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networks[0]);
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('this machine is known by the connection, unless a proxy speaks for somebody else', () => {
  const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
    isFromHere({ socket: { remoteAddress }, headers });
  for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) expect(from(address)).toBe(true);
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1', undefined]) expect(from(address)).toBe(false);
  expect(from('10.0.0.7', { host: 'localhost' })).toBe(false);
  for (const name of ['forwarded', 'x-forwarded-for', 'via']) expect(from('127.0.0.1', { [name]: 'x' })).toBe(false);
});

test('names that only look like this machine are others', () => {
  for (const host of ['0.0.0.0', '::', '127.0.0.1.example.cn', 'localhost.example.cn', '128.0.0.1', ''])
    expect(isLoopback(host)).toBe(false);
});
