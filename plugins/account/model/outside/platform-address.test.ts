import { expect, test } from 'vitest';
import { platformAddress } from './platform-address';

const platform = { address: 'https://www.subject.example/sign-in?from=city', origins: ['https://res.subject.example'] };

test('an address within the platform is kept, and a path is one of its own', () => {
  expect(platformAddress(platform, 'https://www.subject.example/paper/7')?.href).toBe(
    'https://www.subject.example/paper/7',
  );
  expect(platformAddress(platform, 'https://res.subject.example/a')?.href).toBe('https://res.subject.example/a');
  expect(platformAddress(platform, '/paper?id=7#top')?.href).toBe('https://www.subject.example/paper?id=7#top');
});

test.for([
  'https://evil.example/',
  'https://www.subject.example.evil.example/',
  'https://www.subject.example@evil.example/',
  'https://teacher:secret@www.subject.example/',
  'http://www.subject.example/',
  'https://www.subject.example:8443/',
  '//evil.example/a',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://www.subject.example/\nset-cookie: a',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
])('an address elsewhere is none of it: %j', (text) => {
  expect(platformAddress(platform, text)).toBeNull();
});
