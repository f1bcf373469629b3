import { expect, test } from 'vitest';
import { isHarmless, isStaleElement, isStaleText, textOf, watchBuild } from './stale-build';

test.each([
  "Uncaught SyntaxError: Unexpected token '<'",
  'Loading chunk 7 failed.',
  'Failed to fetch dynamically imported module: https://edu.example/assets/x.js',
  'Importing a module script failed.',
])('"%s" means a newer version', (text) => {
  expect(isStaleText(text)).toBe(true);
});

test.each(['ResizeObserver loop completed with undelivered notifications.', 'x is not a function', ''])(
  '"%s" does not',
  (text) => {
    expect(isStaleText(text)).toBe(false);
  },
);

test('a loop of ResizeObserver is harmless', () => {
  expect(isHarmless('ResizeObserver loop limit exceeded')).toBe(true);
  expect(isHarmless(textOf(new TypeError('x is null')))).toBe(false);
});

test('a script or style sheet of this site that does not load means a newer version, a picture does not', () => {
  const origin = 'https://edu.example';
  expect(isStaleElement({ tagName: 'SCRIPT', src: `${origin}/assets/a.js` }, origin)).toBe(true);
  expect(isStaleElement({ tagName: 'LINK', rel: 'stylesheet', href: `${origin}/assets/a.css` }, origin)).toBe(true);
  expect(isStaleElement({ tagName: 'LINK', rel: 'icon', href: `${origin}/favicon.svg` }, origin)).toBe(false);
  expect(isStaleElement({ tagName: 'IMG', src: `${origin}/a.png` }, origin)).toBe(false);
  expect(isStaleElement({ tagName: 'SCRIPT', src: 'https://elsewhere.example/a.js' }, origin)).toBe(false);
  expect(isStaleElement(null, origin)).toBe(false);
});

test('it is told once', () => {
  const scope = Object.assign(new EventTarget(), { location: { origin: 'https://edu.example' } }) as unknown as Window;
  let told = 0;
  const stop = watchBuild(() => told++, scope);
  for (let times = 0; times < 3; times++) {
    scope.dispatchEvent(Object.assign(new Event('error'), { message: 'Loading chunk 7 failed.' }));
    scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('chunk') }));
  }
  stop();
  expect(told).toBe(1);
});
