import { expect, test } from 'vitest';
import { landingRulesOf } from './landing-rules';
import type { Plugin } from './plugin-set';

const plugin = (id: string): Plugin => ({
  id,
  manifest: { id, landing: [{ id: 'rule', priority: 1, when: { mustChangePassword: true }, then: { to: `/${id}` } }] },
  half: null,
});

test('the rules of a plugin that is switched off do not count, so nobody is kept at a page that is not there', () => {
  const rules = landingRulesOf([plugin('account'), plugin('other')], { isOn: (id) => id !== 'account' });
  expect(rules.map(({ then }) => then.to)).toEqual(['/other']);
});
