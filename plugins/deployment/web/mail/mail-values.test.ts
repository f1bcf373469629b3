import { expect, it } from 'vitest';
import { initialMail, sentMail, withSecurity } from './mail-values';

const values = initialMail({
  source: 'browser',
  host: 'smtp.example.cn',
  port: 465,
  security: 'tls',
  user: 'edu',
  hasPassword: true,
  from: 'edu@example.cn',
  changeId: null,
});

it('leaves the password out where none was typed', () => {
  expect(sentMail({ ...values, host: ' smtp.example.cn ' })).toEqual({
    host: 'smtp.example.cn',
    port: 465,
    security: 'tls',
    user: 'edu',
    from: 'edu@example.cn',
  });
  expect(sentMail({ ...values, password: 'secret' })).toMatchObject({ password: 'secret' });
});

it('takes the usual port along, and leaves a chosen one', () => {
  expect(withSecurity(values, 'starttls').port).toBe('587');
  expect(withSecurity({ ...values, port: '2525' }, 'none').port).toBe('2525');
});
