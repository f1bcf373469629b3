import { expect, test } from 'vitest';
import { limitedSessions, mayCall, mayCallWithFirstPassword } from './session-limit';

test('a full session may call everything', () => {
  expect(mayCall('full', { kind: 'write', limited: [] })).toBe(true);
});

test('a class code opens reads and writes, but no account changes', () => {
  for (const kind of ['read', 'write', 'grouped'] as const) expect(mayCall('classroom', { kind })).toBe(true);
  expect(mayCall('classroom', { kind: 'write', limited: [] })).toBe(false);
});

test('who acts as another reads only', () => {
  expect(mayCall('acting', { kind: 'read' })).toBe(true);
  expect(mayCall('acting', { kind: 'write' })).toBe(false);
  expect(mayCall('acting', { kind: 'grouped' })).toBe(false);
});

test('who must set up a second factor calls nothing but what says so', () => {
  for (const kind of ['read', 'write', 'grouped'] as const) expect(mayCall('enrolment', { kind })).toBe(false);
  expect(mayCall('enrolment', { kind: 'write', limited: ['enrolment'] })).toBe(true);
});

test('an endpoint that names sessions is open to those only', () => {
  const open = limitedSessions.filter((limit) => mayCall(limit, { kind: 'read', limited: ['acting'] }));
  expect(open).toEqual(['acting']);
});

test('who must change the password first calls what is public or says so', () => {
  expect(mayCallWithFirstPassword({ access: { public: 'the news' } })).toBe(true);
  expect(mayCallWithFirstPassword({ access: { signedIn: true } })).toBe(false);
  expect(mayCallWithFirstPassword({ access: { signedIn: true }, withFirstPassword: true })).toBe(true);
});
