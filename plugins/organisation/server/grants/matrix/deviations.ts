import type { DefaultGrant, Deviation } from 'edutech/core/server/permissions/effective-acl';

/** Actions of a code; null: the code is not held at all. */
export type HeldActions = readonly string[] | null;

/** Which actions of a code these grants give together. */
export function actionsOf(grants: readonly DefaultGrant[], code: string): HeldActions {
  const fitting = grants.filter((grant) => grant.code === code);
  return fitting.length === 0 ? null : [...new Set(fitting.flatMap(({ actions }) => actions))].sort();
}

/** Deviations from the defaults that make a post hold exactly `wanted` of a code. */
export function deviationsFor(code: string, byDefault: HeldActions, wanted: HeldActions): Deviation[] {
  if (wanted === null) return byDefault === null ? [] : [{ code, actions: [], withheld: true }];
  const given = wanted.filter((action) => !byDefault?.includes(action));
  const withheld = (byDefault ?? []).filter((action) => !wanted.includes(action));
  return [
    ...(byDefault === null || given.length > 0 ? [{ code, actions: given, withheld: false }] : []),
    ...(withheld.length > 0 ? [{ code, actions: withheld, withheld: true }] : []),
  ];
}
