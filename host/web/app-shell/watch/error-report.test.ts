import { expect, test } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import { reportOf } from './error-report';

const page = { title: 'Home', agent: 'Test', href: 'https://edu.example/home?token=canary-1#x' };

test('a report says what happened and where', () => {
  const thrown = new TypeError('x is null');
  const report = reportOf({ thrown, script: 'https://edu.example/assets/a.js', line: 3, column: 7 }, page);
  expect(report).toMatchObject({ title: 'Home', message: 'TypeError: x is null', line: 3, column: 7, agent: 'Test' });
  expect(report?.script).toBe('https://edu.example/assets/a.js');
  expect(report?.stack).toContain('x is null');
});

test('no query of an address leaves the page, for it may carry a ticket', () => {
  const thrown = new Error('failed to fetch https://edu.example/files/7?token=canary-2 again');
  thrown.stack = 'Error\n    at load (https://edu.example/assets/a.js?v=canary-3:3:7)';
  const report = reportOf({ thrown, script: '/assets/a.js?canary-4' }, page);
  expect(JSON.stringify(report)).not.toContain('canary');
  expect(report?.href).toBe('https://edu.example/home');
  expect(report?.stack).toContain(':3:7');
  expect(report?.message).toContain('again');
});

test('what was told on purpose, given up or harmless is not reported', () => {
  expect(reportOf({ thrown: new AppError('core.error.notFound') }, page)).toBeNull();
  expect(reportOf({ thrown: new DOMException('stop', 'AbortError') }, page)).toBeNull();
  expect(reportOf({ thrown: null, message: 'ResizeObserver loop limit exceeded' }, page)).toBeNull();
});

test('a thrown text is reported too', () => {
  expect(reportOf({ thrown: 'oh' }, page)).toMatchObject({ message: 'oh', stack: '', line: 0 });
});
