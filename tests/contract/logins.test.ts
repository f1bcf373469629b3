import { expect, test } from 'vitest';
import { installed } from '../../host/generated/manifests';

const manifests = installed.map(({ manifest }) => manifest);
const declared = manifests.flatMap(({ logins = {} }) => Object.keys(logins));

test('no two plugins declare the same purpose of a login, and none takes a name of the host’s', () => {
  expect(new Set(declared).size).toBe(declared.length);
  expect(declared).not.toContain('plain');
  expect(declared).not.toContain('target');
});

test('each landing rule is about a login that exists', () => {
  const known = ['plain', 'target', ...declared];
  for (const { id, landing = [] } of manifests) {
    for (const { id: rule, when } of landing) if (when.context) expect(known, `${id}.${rule}`).toContain(when.context);
  }
});
