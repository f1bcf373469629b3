import type { Grantee } from 'edutech/core/common/plugin';
import { type Acl, flattenAcl } from 'edutech/core/common/permissions/acl';

/** Rights as a flat list: `code` and `code.action`. */
export type Rights = ReadonlySet<string>;

const administrators: readonly Grantee[] = ['superAdmin', 'admin', 'cityAdmin'];

/**
 * Whether a code is administrative: when a city starts, administrators hold it and nobody else does. Such a code is in
 * nobody's mandate: only a holder can grant it.
 */
export const isAdministrative = (grantedTo: readonly Grantee[]): boolean =>
  grantedTo.every((grantee) => administrators.includes(grantee));

/** The codes of a city, each with its actions, the administrative ones apart. */
export interface GrantableCodes {
  readonly all: Acl;
  readonly administrative: ReadonlySet<string>;
}

/** A person who grants rights, relative to one post (or to a kind of post, for the city's defaults). */
export interface Granter {
  /** The rights that they hold. */
  readonly held: Rights;
  /** The rights that their office lets them grant without holding them: see {@link mandateOf}. */
  readonly mandate: Rights;
}

/**
 * The mandate of an administrator: the city's covers everything that is not administrative; a county's or a school's
 * covers what the city's defaults give to the post, so that they may remove and restore it, and no more.
 */
export function mandateOf(office: 'city' | 'below', codes: GrantableCodes, defaults: Acl): Rights {
  const source = office === 'city' ? codes.all : defaults;
  return flattenAcl(Object.fromEntries(Object.entries(source).filter(([code]) => !codes.administrative.has(code))));
}

/** The post to be changed, as seen by the person who changes it. */
export interface GrantTarget {
  /** Their own. */
  readonly isSelf: boolean;
  /** Within reach: in their school, their county, the city. */
  readonly isWithin: boolean;
  /** The present rights of its holder. */
  readonly rights: Rights;
}

/**
 * Why rights may not be changed: the post is the granter's own, is out of reach, or holds administrative rights that
 * the granter lacks; or `beyond`: `right` is neither held nor in the mandate.
 */
export type GrantRefusal =
  | { readonly why: 'self' | 'elsewhere' | 'moreRights' }
  | { readonly why: 'beyond'; readonly right: string };

/** Why nothing of a post may be changed at all; null: something may. */
export function targetRefusal(
  granter: Granter,
  { isSelf, isWithin, rights }: GrantTarget,
  codes: GrantableCodes,
): GrantRefusal | null {
  if (isSelf) return { why: 'self' };
  if (!isWithin) return { why: 'elsewhere' };
  for (const right of rights)
    if (isOfAdministration(right, codes) && !granter.held.has(right)) return { why: 'moreRights' };
  return null;
}

/**
 * Why a post may not get the rights `after`; null: it may. Nobody grants more than they hold or their office gives, nor
 * beyond their reach; removing rights is allowed wherever the post may be changed at all.
 */
export function grantRefusal(
  granter: Granter,
  target: GrantTarget,
  after: Rights,
  codes: GrantableCodes,
): GrantRefusal | null {
  const refused = targetRefusal(granter, target, codes);
  if (refused) return refused;
  for (const right of after)
    if (!target.rights.has(right) && !mayHandOn(granter, right)) return { why: 'beyond', right };
  return null;
}

/** Whether somebody may hand on a right. */
export const mayHandOn = ({ held, mandate }: Granter, right: string): boolean => held.has(right) || mandate.has(right);

const isOfAdministration = (right: string, { administrative }: GrantableCodes) =>
  administrative.has(right.split('.', 1)[0]!);
