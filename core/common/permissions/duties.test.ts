import { expect, test } from 'vitest';
import { type Duty, dutyRefusal, withinDuty } from './duties';

const all = {
  audit_admin: ['search', 'export', 'retention'],
  deployment_admin: ['settings'],
  organisation_admin: ['people', 'roles'],
  news_admin: ['write'],
};

test('who runs the system grants nothing and reads no audit log', () => {
  expect(withinDuty(all, 'system')).toEqual({
    deployment_admin: ['settings'],
    organisation_admin: ['people'],
    news_admin: ['write'],
  });
});

test('who grants changes no settings and reads no audit log', () => {
  expect(withinDuty(all, 'security')).toEqual({ organisation_admin: ['people', 'roles'], news_admin: ['write'] });
});

test('who reads the audit log does nothing else', () => {
  expect(withinDuty(all, 'audit')).toEqual({ audit_admin: ['search', 'export'] });
  expect(withinDuty({ news_admin: [] }, 'audit')).toEqual({});
});

test('administrators without a duty keep none of what the three share', () => {
  expect(withinDuty(all, null)).toEqual({ organisation_admin: ['people'], news_admin: ['write'] });
});

const held = new Map<string, Duty>([
  ['wang', 'security'],
  ['li', 'security'],
  ['zhao', 'audit'],
]);

test('the last holder of a duty keeps it while duties are separate', () => {
  const change = { by: 'wang', personId: 'zhao', duty: null };
  expect(dutyRefusal(held, change, true)).toBe('last');
  expect(dutyRefusal(held, { ...change, duty: 'system' }, true)).toBe('last');
  expect(dutyRefusal(held, { ...change, duty: 'audit' }, true)).toBeNull();
  expect(dutyRefusal(held, change, false)).toBeNull();
  expect(dutyRefusal(held, { ...change, personId: 'li' }, true)).toBeNull();
});

test('nobody changes his own duty', () => {
  expect(dutyRefusal(held, { by: 'wang', personId: 'wang', duty: 'audit' }, false)).toBe('self');
});
