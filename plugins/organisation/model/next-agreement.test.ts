import { expect, test } from 'vitest';
import { nextVersionOf } from './next-agreement';

const text = { body: '请妥善保管密码。', inForceFrom: '2026-09-01' };

test('the next version of a text that is in force begins today, not when the old one did', () => {
  expect(nextVersionOf(text, '2026-11-21')).toEqual({ ...text, inForceFrom: '2026-11-21' });
});

test('the next version of a text that is still to come begins on its day', () => {
  expect(nextVersionOf({ ...text, inForceFrom: '2027-01-01' }, '2026-11-21').inForceFrom).toBe('2027-01-01');
});
