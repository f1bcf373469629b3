import { forbidden, notFound } from '../../../../common/errors';
import type { Id } from '../../../../common/ids';
import { flattenAcl } from '../../../../common/permissions/acl';
import { grantRefusal } from '../../../../common/permissions/granting';
import type { Category, RoleType } from '../../../../common/permissions/people';
import type { PluginManifest } from '../../../../common/plugin';
import type { SignedIn } from '../../../actor';
import type { Db } from '../../../data/db';
import { granterOf } from '../../../permissions/administration/granter';
import { grantableCodes, installedCodes } from '../../../permissions/administration/installed-codes';
import type { Grants } from '../../../permissions/grants';
import { isWithin } from '../../over-people';
import { placeOf } from '../../place';

/** A post in a bureau as it would be held: the account's category decides its rights too. */
export interface BureauPlace {
  readonly category: Category;
  readonly roleType: RoleType;
  /** Null: the city's bureau. */
  readonly countyId: Id | null;
}

/**
 * Whether somebody may give a post in a bureau: it lies within his reach, and all that its holder could do by default he
 * holds himself or his office hands on (decision 0060). Throws 403 `core.organisation.countyOnly`,
 * `core.permissions.refused.beyond`; 404 for another county's bureau.
 */
export type HandingOn = (db: Db, actor: SignedIn, post: BureauPlace) => Promise<void>;

export function handingOn(manifests: readonly PluginManifest[], grants: Grants): HandingOn {
  const codes = grantableCodes(installedCodes(manifests));
  return async (db, actor, { category, roleType, countyId }) => {
    requireReach(actor, { category, roleType, countyId });
    const defaults = await grants.aclOf(db, { personId: actor.personId, category, postId: null, roleType });
    const target = { isSelf: false, isWithin: true, rights: new Set<string>() };
    const refusal = grantRefusal(granterOf(actor, codes, defaults), target, new Set(flattenAcl(defaults)), codes);
    if (refusal) throw forbidden(`core.permissions.refused.${refusal.why}`);
  };
}

/** 403 for a school's administrator, 404 for a bureau that a county does not administer. */
export function requireReach(actor: SignedIn, { category, roleType, countyId }: BureauPlace): void {
  if (actor.reach === 'school') throw forbidden('core.organisation.countyOnly');
  if (!isWithin(actor, placeOf(category, { roleType, schoolId: null, countyId })))
    throw notFound('core.organisation.noBureau');
}
