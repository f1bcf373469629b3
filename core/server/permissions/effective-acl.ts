import type { Acl } from '../../common/permissions/acl';

/** A code with actions, granted by default to one of somebody's grantees. */
export interface DefaultGrant {
  readonly code: string;
  readonly actions: readonly string[];
}

/** How one post differs: more (`withheld` false), or less: these actions, the whole code when none are named. */
export interface Deviation extends DefaultGrant {
  readonly withheld: boolean;
}

/** The effective rights: the union of the defaults and the grants, less the removals. */
export function effectiveAcl(defaults: readonly DefaultGrant[], deviations: readonly Deviation[]): Acl {
  const held = new Map<string, Set<string>>();
  for (const { code, actions } of [...defaults, ...deviations.filter((deviation) => !deviation.withheld)]) {
    held.set(code, new Set([...(held.get(code) ?? []), ...actions]));
  }
  for (const { code, actions, withheld } of deviations) {
    if (!withheld) continue;
    if (actions.length === 0) held.delete(code);
    for (const action of actions) held.get(code)?.delete(action);
  }
  return Object.fromEntries([...held].sort(byCode).map(([code, actions]) => [code, [...actions].sort()]));
}

const byCode = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
