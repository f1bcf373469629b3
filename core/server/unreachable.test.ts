import { expect, test } from 'vitest';
import { AppError, wireCodes } from '../common/errors';
import { asAppError } from './http/bodies/answer';
import { isUnreachable } from './unreachable';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(`of ${code}`), { code, ...more });

const lost: readonly Error[] = [
  withCode('EPIPE', { syscall: 'write' }),
  withCode('ECONNRESET', { syscall: 'read' }),
  withCode('ECONNREFUSED', { syscall: 'connect' }),
  withCode('ENOENT', { syscall: 'connect' }),
  // connection_exception, connection_failure, admin_shutdown, crash_shutdown, cannot_connect_now
  ...['08000', '08006', '57P01', '57P02', '57P03'].map((code) => withCode(code)),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('a call failed', { cause: withCode('ECONNRESET') }),
];

test.each(lost)('a lost connection is 503, with the words for it: $message', (error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(asAppError(error)).toMatchObject({ status: 503, key: 'core.error.unavailable' });
});

const others: readonly unknown[] = [
  withCode('ENOENT', { syscall: 'open' }),
  withCode('23505'),
  withCode('42P01'),
  new Error('the payload does not fit the schema any more'),
  new AppError('core.error.failed', wireCodes.failed),
  undefined,
  'ECONNRESET',
];

test.each(others)('anything else is not: %s', (error) => {
  expect(isUnreachable(error)).toBe(false);
});
