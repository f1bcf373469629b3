/** Parameter in which a page keeps the target of a navigation while something else must be done first. */
export const targetParameter = 'target';

/** The kept target, if it is a path of this site: another address would let others redirect our people. */
export function keptTarget(search: string): string | null {
  const target = new URLSearchParams(search).get(targetParameter);
  return target && isOwnPath(target) ? target : null;
}

/** True for a path of this site: `//host` and `/\host` are other sites to a browser. */
export const isOwnPath = (target: string): boolean => /^\/(?![/\\])/.test(target);
