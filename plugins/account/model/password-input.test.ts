import { expect, test } from 'vitest';
import { emptyPasswords, passwordMistakes } from './password-input';

const good = { old: 'Demo-2026!', fresh: 'Spring-rain-7', repeat: 'Spring-rain-7' };
const none = { old: undefined, fresh: undefined, repeat: undefined };

test('a person is told which of the three fields are still empty', () => {
  expect(passwordMistakes(emptyPasswords, 'teacher', 'standard')).toEqual({
    old: 'account.password.oldMissing',
    fresh: 'account.password.newMissing',
    repeat: 'account.password.repeatMissing',
  });
});

test('a good new password, typed twice, has no mistakes', () => {
  expect(passwordMistakes(good, 'teacher', 'standard')).toEqual(none);
});

test('the new password must not be the current one', () => {
  const input = { old: good.fresh, fresh: good.fresh, repeat: good.fresh };
  expect(passwordMistakes(input, 'teacher', 'standard')).toEqual({ ...none, fresh: 'account.password.same' });
});

test('the second typing must be the same as the first', () => {
  expect(passwordMistakes({ ...good, repeat: 'Spring-rain-8' }, 'teacher', 'standard')).toEqual({
    ...none,
    repeat: 'account.password.different',
  });
});

test('a password that the policy refuses is explained in the words of the policy', () => {
  const input = { ...good, fresh: 'teacher-1A', repeat: 'teacher-1A' };
  expect(passwordMistakes(input, 'teacher', 'standard').fresh).toBe('core.session.password.username');
});
