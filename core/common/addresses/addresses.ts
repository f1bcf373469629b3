import { rootPrefix, type ApiRoot } from '../endpoint';

/**
 * Fills the `:name` parts of an endpoint's path from its input; used parts are not sent again as parameters. Throws
 * RangeError when a part is missing, because the address would be wrong.
 */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === null || value === '') throw new RangeError(`the path ${path} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** Address of a call: the root's base (our own prefix unless the deployment points it elsewhere), then the path. */
export const addressOf = (root: ApiRoot, path: string, bases: Readonly<Record<string, string>> = {}) =>
  (bases[root]?.replace(/\/$/, '') || rootPrefix(root)) + path;
