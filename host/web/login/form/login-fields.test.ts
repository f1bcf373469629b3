import { expect, test } from 'vitest';
import { faultOf, firstFault } from './login-fields';

test('both fields are required', () => {
  const fields = { username: '', password: '' };
  expect(faultOf('username', fields)).toBe('core.session.usernameMissing');
  expect(faultOf('password', fields)).toBe('core.session.passwordMissing');
  expect(firstFault(fields)).toBe('username');
});

test('a username of blanks is none, a password of blanks is one', () => {
  const fields = { username: '  ', password: '  ' };
  expect(faultOf('username', fields)).not.toBeNull();
  expect(faultOf('password', fields)).toBeNull();
});

test('the cursor goes to the password when the username is there', () => {
  expect(firstFault({ username: 'teacher', password: '' })).toBe('password');
  expect(firstFault({ username: 'teacher', password: 'x' })).toBeNull();
});
