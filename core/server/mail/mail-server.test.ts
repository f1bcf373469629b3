import { expect, test } from 'vitest';
import { type MailServer, mailServerIn, mailUrlOf } from './mail-server';

const server: MailServer = {
  host: 'smtp.example.cn',
  port: 465,
  security: 'tls',
  user: 'edu@example.cn',
  password: 'p@ss:w/ord?#%',
};

test.each([
  server,
  { ...server, port: 587, security: 'starttls' as const },
  { ...server, port: 25, security: 'none' as const, user: '', password: '' },
  { ...server, host: '2001:db8::25' },
])('a mail server is read as it was written: $security, $host', (one) => {
  expect(mailServerIn(mailUrlOf(one))).toEqual(one);
});

test('what is no address is no mail server', () => {
  expect(mailServerIn('')).toBeNull();
});
