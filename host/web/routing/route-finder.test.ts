import { expect, test, vi } from 'vitest';
import type { RouteObject } from 'react-router';
import { routeFinder } from './route-finder';

const routes: RouteObject[] = [
  { id: 'frame', children: ['/work', '/work/:id', '/work/new', '*'].map((path) => ({ id: path, path })) },
];

/** The routes, and how often their paths are looked at. */
function watched() {
  const look = vi.fn();
  const [frame] = routes as [RouteObject & { children: RouteObject[] }];
  const children = frame.children.map(
    (route) => new Proxy(route, { get: (target, name) => (look(), Reflect.get(target, name)) }),
  );
  return { look, find: routeFinder([{ ...frame, children } as RouteObject]) };
}

test('an address leads to the route that the router would choose, asked once or twice', () => {
  const find = routeFinder(routes);
  const asked = ['/work', '/work/7', '/work/new', '/elsewhere/7', '/WORK/', '/work/new'];
  for (let round = 0; round < 2; round++)
    expect(asked.map((path) => find(path)?.id)).toEqual(['/work', '/work/:id', '/work/new', '*', '/work', '/work/new']);
  expect(routeFinder([{ path: '/work' }])('/elsewhere')).toBeNull();
});

test('routes are compared once for each address, unless it is too long to be remembered', () => {
  const { look, find } = watched();
  find('/work/7');
  look.mockClear();
  find('/work/7');
  expect(look.mock.calls.length).toBeLessThan(3);
  const long = `/work/${'7'.repeat(300)}`;
  find(long);
  look.mockClear();
  expect(find(long)?.id).toBe('/work/:id');
  expect(look.mock.calls.length).toBeGreaterThan(3);
});
