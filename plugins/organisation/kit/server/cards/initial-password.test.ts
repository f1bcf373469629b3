import { expect, test } from 'vitest';
import { passwordFault } from 'edutech/core/common/security/password-policy';
import { initialPassword } from './initial-password';

test('a first password is good under its policy and has no character that is taken for another', () => {
  for (const preset of ['standard', 'dengbao'] as const) {
    for (let n = 0; n < 200; n++) {
      const password = initialPassword(preset);
      expect(passwordFault(password, 'somebody', preset)).toBeNull();
      expect(password).not.toMatch(/[01lioIO]/);
    }
  }
  expect(initialPassword('standard')).toHaveLength(8);
});
