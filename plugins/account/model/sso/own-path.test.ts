import { expect, test } from 'vitest';
import { ownPath } from './own-path';

test('only paths of this platform are kept as a target', () => {
  for (const path of ['/home', '/news/detail?id=1#a', '/work/list?x=%2F%2Fa']) expect(ownPath(path)).toBe(path);
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '/a\\b',
  ];
  for (const path of [...foreign, '', null, undefined]) expect(ownPath(path)).toBeNull();
});
