import { expect, test } from 'vitest';
import { missingOf, tabIn } from './centre-tabs';

test('an address names a tab, or none', () => {
  expect(tabIn(new URLSearchParams('tab=devices&page=2'))).toBe('devices');
  expect(tabIn(new URLSearchParams('tab=nonsense'))).toBeNull();
  expect(tabIn(new URLSearchParams())).toBeNull();
});

test('one thing at a time is missing, and of a student only the way back to the password', () => {
  const all = { mail: { address: 'a@b.example' }, hasSecondStep: true, phone: '13800000000' };
  expect(missingOf(all, false)).toBeNull();
  expect(missingOf({ ...all, phone: '' }, false)).toBe('phone');
  expect(missingOf({ ...all, phone: '', hasSecondStep: false }, false)).toBe('secondStep');
  expect(missingOf({ mail: { address: '' }, hasSecondStep: false, phone: '' }, false)).toBe('mail');
  expect(missingOf({ mail: null, hasSecondStep: false, phone: '' }, true)).toBeNull();
});
