import { expect, test } from 'vitest';
import { fileOfAddress } from './file-of-address';

const id = `${'0'.repeat(31)}1`;
const sha256 = 'a'.repeat(64);
const name = '第 1 课.pdf';

test('an id names its file', () => {
  expect(fileOfAddress(id)).toEqual({ id });
});

test('an address with a ticket names its file by id', () => {
  expect(fileOfAddress(`/files/ticket/download/${id}/${encodeURIComponent(name)}?token=x`)).toEqual({ id });
});

test('a public address names content and name, with an origin too', () => {
  const address = `/files/${sha256}/${encodeURIComponent(name)}`;
  expect(fileOfAddress(address)).toEqual({ sha256, name });
  expect(fileOfAddress(`https://edu.example.cn${address}`)).toEqual({ sha256, name });
});

test('an address that was encoded twice is read', () => {
  expect(fileOfAddress(encodeURIComponent(`/files/${sha256}/a.pdf`))).toEqual({ sha256, name: 'a.pdf' });
});

test('an address of a software package names the package', () => {
  expect(fileOfAddress(`/gw/auth/api/software-manager/download?ffid=${id}`)).toEqual({ packageId: id });
});

test.each([
  '/gw/auth/api/software-manager/download',
  '/gw/auth/api/software-manager/download?ffid=1',
  '',
  '/',
  '%',
  '/etc/passwd',
  '/files/../../etc/passwd',
  `/files/${sha256}`,
  `/files/${sha256}/%E0%A4%A`,
  'javascript:alert(1)',
])('%j names no file', (address) => {
  expect(fileOfAddress(address)).toBeUndefined();
});
