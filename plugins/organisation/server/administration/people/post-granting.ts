import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Acl, flattenAcl } from 'edutech/core/common/permissions/acl';
import { type Granter, grantRefusal, targetRefusal } from '../../../model/granting';
import {
  categories,
  type Category,
  isAdministrator,
  type RoleType,
  roleTypes,
} from 'edutech/core/common/permissions/people';
import type { PluginManifest } from 'edutech/core/common/plugin';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { granterOf } from '../../grants/granter';
import { grantableCodes, installedCodes } from '../../grants/installed-codes';
import type { Grants } from 'edutech/core/server/permissions/grants';
import { isWithin } from 'edutech/core/server/permissions/over-people';
import { placeOf, type PostPlace } from 'edutech/core/server/permissions/place';

/** The permission to decide about rights of others: with separated duties only some city administrators have it. */
const granting = 'organisation_admin.roles';

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
  /** A post that was held before, with its grants and removals; null: a new one. */
  readonly postId: Id | null;
}

/** Whether the actor may give and end posts. Callers check that a post's school is the actor's. */
export interface PostGranting {
  /**
   * Checks whether somebody may give or restore a post: a bureau is within their reach, and every right of the post is
   * held by them or given by their office (decision 0060). Throws 403 `core.organisation.countyOnly`,
   * `core.organisation.superAdministratorOnly`, `core.permissions.refused.beyond`; 404 for another county's bureau; 409
   * `core.organisation.auditorAdministers` for an auditor's post of an administrator.
   */
  give(db: Db, actor: SignedIn, post: PostGiven): Promise<void>;
  /**
   * Checks whether the account of a post may change its category, to or from an administrator's.
   * Throws as the other two: neither the rights before nor those after may exceed the actor's.
   */
  become(db: Db, actor: SignedIn, post: PostGiven, category: Category): Promise<void>;
  /** Which of these school posts the actor may not give. */
  ungrantable(db: Db, actor: SignedIn, types: readonly RoleType[]): Promise<readonly RoleType[]>;
  /**
   * Checks whether the actor may end a post. Throws 403 `core.organisation.superAdministratorOnly`,
   * `core.permissions.refused.moreRights`.
   */
  end(db: Db, actor: SignedIn, post: PostGiven): Promise<void>;
}

export function postGranting(manifests: readonly PluginManifest[], grants: Grants): PostGranting {
  const codes = grantableCodes(installedCodes(manifests));
  const aclIn = (db: Db, { personId }: SignedIn, { category, roleType, postId }: PostGiven) =>
    grants.aclOf(db, { personId, category, postId, roleType });
  const target = { isSelf: false, isWithin: true };
  /** Appointing the city's administrators grants their defaults, some of which only they hold. */
  const granterFor = (actor: SignedIn, { category }: PostGiven, defaults: Acl): Granter => {
    const granter = granterOf(actor, codes, defaults);
    const isOfCity = category === categories.cityAdmin && actor.category === 'superAdmin';
    if (!isOfCity || !actor.permissions.has(granting)) return granter;
    return { ...granter, held: new Set([...granter.held, ...flattenAcl(defaults)]) };
  };
  const refusalToGive = async (db: Db, actor: SignedIn, post: PostGiven) => {
    const defaults = await aclIn(db, actor, { ...post, postId: null });
    const rights = post.postId ? await aclIn(db, actor, post) : defaults;
    const nothing = { ...target, rights: new Set<string>() };
    return grantRefusal(granterFor(actor, post, defaults), nothing, flattenAcl(rights), codes);
  };
  return {
    give: async (db, actor, post) => {
      if (post.roleType === roleTypes.auditor && isAdministrator(post.category))
        throw conflict('core.organisation.auditorAdministers');
      requireSuperAdministrator(actor, post.category, post);
      if (!post.schoolId) requireReach(actor, post);
      const refusal = await refusalToGive(db, actor, post);
      if (refusal) throw forbidden(`core.permissions.refused.${refusal.why}`);
    },
    become: async (db, actor, post, category) => {
      const after = { ...post, category };
      for (const one of [post, after]) {
        requireSuperAdministrator(actor, one.category, one);
        if (!one.schoolId) requireReach(actor, one);
      }
      // appointing and dismissing an administrator of the city need the same office
      const named = post.category === categories.cityAdmin ? post : after;
      const granter = granterFor(actor, named, await aclIn(db, actor, { ...named, postId: null }));
      const held = { ...target, rights: flattenAcl(await aclIn(db, actor, post)) };
      const refusal = grantRefusal(granter, held, flattenAcl(await aclIn(db, actor, after)), codes);
      if (refusal) throw forbidden(`core.permissions.refused.${refusal.why}`);
    },
    ungrantable: async (db, actor, types) => {
      const ofStaff = { category: categories.teacher, schoolId: actor.schoolId, countyId: null, postId: null };
      const refusals = await Promise.all(types.map((roleType) => refusalToGive(db, actor, { ...ofStaff, roleType })));
      return types.filter((_, at) => refusals[at] !== null);
    },
    end: async (db, actor, post) => {
      requireSuperAdministrator(actor, post.category, post);
      const granter = granterFor(actor, post, await aclIn(db, actor, { ...post, postId: null }));
      const rights = flattenAcl(await aclIn(db, actor, post));
      const refusal = targetRefusal(granter, { ...target, rights }, codes);
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

/**
 * 403 if a post (null: none) makes a person an administrator of the city: city administrators cannot appoint each
 * other.
 */
export function requireSuperAdministrator(actor: SignedIn, category: Category, post: PostPlace | null): void {
  const isOfCity = isAdministrator(category) && placeOf(category, post).reach === 'city';
  if (isOfCity && actor.category !== 'superAdmin') throw forbidden('core.organisation.superAdministratorOnly');
}
