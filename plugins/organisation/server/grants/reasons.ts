import type { Grantee } from 'edutech/core/common/plugin';
import type { DefaultGrant, Deviation } from 'edutech/core/server/permissions/effective-acl';

/** A default grant with the name that it is given to. */
export interface NamedGrant extends DefaultGrant {
  readonly grantee: Grantee;
}

/**
 * Why a right is held or not: by `default` of these names, `given` to the post, `withheld` from it though the defaults
 * have it, or in `none` of them.
 */
export interface Reason {
  readonly why: 'default' | 'given' | 'withheld' | 'none';
  /** The names that have it by default. */
  readonly from: readonly Grantee[];
}

/** The reason for a code (`action` null) or one of its actions. */
export function reasonFor(
  code: string,
  action: string | null,
  defaults: readonly NamedGrant[],
  deviations: readonly Deviation[],
): Reason {
  const names = (grant: DefaultGrant) => grant.code === code && (action === null || grant.actions.includes(action));
  const from = defaults.filter(names).map(({ grantee }) => grantee);
  const isWithheld = deviations.some(
    (one) => one.withheld && one.code === code && (one.actions.length === 0 || one.actions.includes(action ?? '')),
  );
  if (isWithheld) return { why: 'withheld', from };
  if (from.length > 0) return { why: 'default', from };
  return { why: deviations.some((one) => !one.withheld && names(one)) ? 'given' : 'none', from };
}

/** Whether a reason means that the right is held. */
export const isHeld = ({ why }: Reason): boolean => why === 'default' || why === 'given';
