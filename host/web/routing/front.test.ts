import { expect, test } from 'vitest';
import { frontOf, inPlaceOfPortal } from './front';

const at = (path: string) => new URL(path, 'http://city');

test('visitors of a whole deployment are at the portal', () => {
  expect(frontOf({ mount: null })).toBe('/login');
  expect(inPlaceOfPortal({ mount: null }, at('/login'))).toBeNull();
});

test('visitors of a sub-application that stands alone are at its first page, with what they were on the way to', () => {
  expect(frontOf({ mount: 'famous' })).toBe('/famous/home');
  expect(inPlaceOfPortal({ mount: 'famous' }, at('/'))).toBe('/famous/home');
  expect(inPlaceOfPortal({ mount: 'famous' }, at('/login?target=%2Ffamous%2Fcourses'))).toBe(
    '/famous/home?target=%2Ffamous%2Fcourses',
  );
  expect(inPlaceOfPortal({ mount: 'famous' }, at('/famous/courses'))).toBeNull();
});
