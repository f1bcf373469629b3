import { matchRoutes, type RouteObject } from 'react-router';

/** Addresses that are remembered, and how long one may be: anybody can ask for any. */
const most = 2000;
const longest = 200;

/**
 * Finds the route of an address as the router does, and remembers it: the router ranks all routes of the product anew for each
 * question, which is most of what the document of a signed-in person costs.
 */
export function routeFinder(routes: RouteObject[]): (pathname: string) => RouteObject | null {
  const known = new Map<string, RouteObject | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const found = matchRoutes(routes, pathname)?.at(-1)?.route ?? null;
    if (known.size >= most) known.clear();
    if (pathname.length <= longest) known.set(pathname, found);
    return found;
  };
}
