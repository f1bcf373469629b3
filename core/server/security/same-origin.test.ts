import { expect, test } from 'vitest';
import { isSameOrigin, isUnwantedLegacyWrite } from './same-origin';

const local = { publicOrigin: '', protocol: 'http', hasSession: true };
const city = { publicOrigin: 'https://edu.example.cn', protocol: 'http', hasSession: true };

test('a browser that says where the call comes from is believed', () => {
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, city)).toBe(true);
  for (const site of ['same-site', 'cross-site', 'none', ''])
    expect(isSameOrigin({ 'sec-fetch-site': site }, city)).toBe(false);
});

test('a cross-site call cannot talk its way in with the right origin', () => {
  expect(isSameOrigin({ 'sec-fetch-site': 'cross-site', origin: 'https://edu.example.cn' }, city)).toBe(false);
});

test('without that header the origin counts, against the public one or the host', () => {
  expect(isSameOrigin({ origin: 'https://edu.example.cn' }, city)).toBe(true);
  expect(isSameOrigin({ origin: 'https://edu.example.cn.evil.example' }, city)).toBe(false);
  expect(isSameOrigin({ origin: 'null' }, city)).toBe(false);
  expect(isSameOrigin({ origin: 'http://localhost:8080', host: 'localhost:8080' }, local)).toBe(true);
  expect(isSameOrigin({ origin: 'http://localhost:9090', host: 'localhost:8080' }, local)).toBe(false);
});

test('a call that says nothing is taken only without a session', () => {
  expect(isSameOrigin({}, local)).toBe(false);
  expect(isSameOrigin({}, { ...local, hasSession: false })).toBe(true);
});

test('a GET that writes is for scripts only', () => {
  const script = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  expect(isUnwantedLegacyWrite('GET', script)).toBe(false);
  expect(isUnwantedLegacyWrite('GET', {})).toBe(false);
  expect(isUnwantedLegacyWrite('HEAD', script)).toBe(true);
  expect(isUnwantedLegacyWrite('GET', { ...script, 'sec-purpose': 'prefetch;prerender' })).toBe(true);
  expect(isUnwantedLegacyWrite('GET', { purpose: 'prefetch' })).toBe(true);
  expect(isUnwantedLegacyWrite('GET', { 'x-moz': 'prefetch' })).toBe(true);
  expect(isUnwantedLegacyWrite('GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(true);
  expect(isUnwantedLegacyWrite('GET', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).toBe(true);
});
