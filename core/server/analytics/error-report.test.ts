import { expect, test } from 'vitest';
import { errorReportOf } from './error-report';

const input = {
  title: 'TypeError',
  message: 'x is undefined',
  script: 'https://edu.example/assets/work-3f2a.js?token=secret-1',
  line: 12,
  column: 7,
  stack: 'at open (https://edu.example/files/ticket/view/1/a.mp4?token=secret-2:1:2)',
  agent: 'Mozilla/5.0',
  href: 'https://edu.example/work/list?page=2&token=secret-3#top',
};

test('a report holds no token, wherever the browser put it', () => {
  expect(
    JSON.stringify(errorReportOf({ ...input, message: 'fetch /x?sid=secret-4 failed, password=secret-5' })),
  ).not.toContain('secret');
});

test('the page is kept without its query', () => {
  expect(errorReportOf(input).href).toBe('https://edu.example/work/list');
});

test('the same error on another page is the same error', () => {
  expect(errorReportOf({ ...input, href: '/home', agent: 'other' }).fingerprint).toBe(errorReportOf(input).fingerprint);
});

test('another place in the script is another error', () => {
  expect(errorReportOf({ ...input, line: 13 }).fingerprint).not.toBe(errorReportOf(input).fingerprint);
});

test('long texts are cut', () => {
  expect(errorReportOf({ ...input, stack: 'a'.repeat(50_000) }).stack).toHaveLength(4000);
});
