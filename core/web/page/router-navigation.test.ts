import { expect, test } from 'vitest';
import { purposeOf } from './router-navigation';

test('a ticket is for a window of this platform or for one other site', () => {
  expect(purposeOf(new URL('https://edu.example/home'), 'edu.example')).toBe('window');
  expect(purposeOf(new URL('https://marking.example:8443/a?b'), 'edu.example')).toBe('site-marking.example');
  const long = purposeOf(new URL(`https://${'a'.repeat(60)}.example`), 'edu.example');
  expect(long).toMatch(/^[a-z][a-z0-9.-]{0,39}$/);
});
