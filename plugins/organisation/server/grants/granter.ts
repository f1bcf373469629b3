import { forbidden, invalid } from 'edutech/core/common/errors';
import { type Acl, flattenAcl } from 'edutech/core/common/permissions/acl';
import {
  type GrantableCodes,
  type Granter,
  type GrantRefusal,
  grantRefusal,
  type GrantTarget,
  mandateOf,
} from '../../model/granting';
import type { SignedIn } from 'edutech/core/server/actor';
import { type DefaultGrant, type Deviation, effectiveAcl } from 'edutech/core/server/permissions/effective-acl';
import type { HeldActions } from './matrix/deviations';
import type { GrantChange } from './grant-administration';
import type { InstalledCode } from './installed-codes';

/** An administrator towards a post (or a name) that holds these defaults. */
export const granterOf = (actor: SignedIn, codes: GrantableCodes, defaults: Acl): Granter => ({
  held: actor.permissions,
  mandate: mandateOf(actor.reach === 'city' ? 'city' : 'below', codes, defaults),
});

/** All rights that grants and deviations amount to. */
export const rightsFrom = (defaults: readonly DefaultGrant[], deviations: readonly Deviation[] = []) =>
  flattenAcl(effectiveAcl(defaults, deviations));

/** The declared code of a change; 422 for a code that is not installed or an action that it does not have. */
export function declaredCode(codes: ReadonlyMap<string, InstalledCode>, { code, actions }: GrantChange): InstalledCode {
  const declared = codes.get(code);
  if (!declared || actions?.some((action) => !declared.actions.includes(action)))
    throw invalid('core.permissions.noCode');
  return declared;
}

/** The rights of a target with other actions of one code. Throws 403 where that may not be. */
export function requireGrantable(
  granter: Granter,
  target: GrantTarget,
  change: { readonly code: string; readonly actions: HeldActions },
  codes: GrantableCodes,
): void {
  const after = new Set(
    [...target.rights].filter((right) => right !== change.code && !right.startsWith(`${change.code}.`)),
  );
  if (change.actions) for (const right of flattenAcl({ [change.code]: change.actions })) after.add(right);
  const refusal = grantRefusal(granter, target, after, codes);
  if (refusal) throw refused(refusal);
}

/** 403 in words: `core.permissions.refused.self`, `.elsewhere`, `.moreRights`, `.beyond`. */
const refused = ({ why }: GrantRefusal) => forbidden(`core.permissions.refused.${why}`);
