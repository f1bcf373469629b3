import { forbidden, notFound } from '../../../../common/errors';
import type { Id } from '../../../../common/ids';
import { flattenAcl } from '../../../../common/permissions/acl';
import { grantRefusal, targetRefusal } from '../../../../common/permissions/granting';
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

/** A post in a school or a bureau, held or to be given. */
export interface PostGiven extends BureauPlace {
  /** Null: in a bureau. */
  readonly schoolId: Id | null;
  /** One that was held before, with what was granted to it or withheld from it; null: a new one. */
  readonly postId: Id | null;
}

/** Whether somebody may give posts and end them. That a post's school is the actor's is the caller's to ask. */
export interface HandingOn {
  /**
   * Asks whether somebody may give a post or give it back: a bureau lies within his reach, and all that the holder could
   * do in it he holds himself or his office hands on (decision 0060). Throws 403 `core.organisation.countyOnly`,
   * `core.permissions.refused.beyond`; 404 for another county's bureau.
   */
  give(db: Db, actor: SignedIn, post: PostGiven): Promise<void>;
  /** Asks whether somebody may end a post. Throws 403 `core.permissions.refused.moreRights`. */
  end(db: Db, actor: SignedIn, post: PostGiven): Promise<void>;
}

export function handingOn(manifests: readonly PluginManifest[], grants: Grants): HandingOn {
  const codes = grantableCodes(installedCodes(manifests));
  const aclIn = (db: Db, { personId }: SignedIn, { category, roleType, postId }: PostGiven) =>
    grants.aclOf(db, { personId, category, postId, roleType });
  const target = { isSelf: false, isWithin: true };
  return {
    give: async (db, actor, post) => {
      if (!post.schoolId) requireReach(actor, post);
      const defaults = await aclIn(db, actor, { ...post, postId: null });
      const rights = post.postId ? await aclIn(db, actor, post) : defaults;
      const nothing = { ...target, rights: new Set<string>() };
      const refusal = grantRefusal(granterOf(actor, codes, defaults), nothing, new Set(flattenAcl(rights)), codes);
      if (refusal) throw forbidden(`core.permissions.refused.${refusal.why}`);
    },
    end: async (db, actor, post) => {
      const rights = await aclIn(db, actor, post);
      const refusal = targetRefusal(granterOf(actor, codes, rights), { ...target, rights: flattenAcl(rights) }, codes);
      if (refusal) throw forbidden(`core.permissions.refused.${refusal.why}`);
    },
  };
}

/** 403 for a school's administrator, 404 for a bureau that a county does not administer. */
export function requireReach(actor: SignedIn, { category, roleType, countyId }: BureauPlace): void {
  if (actor.reach === 'school') throw forbidden('core.organisation.countyOnly');
  if (!isWithin(actor, placeOf(category, { roleType, schoolId: null, countyId })))
    throw notFound('core.organisation.noBureau');
}
