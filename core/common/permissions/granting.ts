import type { Grantee } from '../plugin';
import { type Acl, flattenAcl } from './acl';

/** Rights as a flat list: `code` and `code.action`. */
export type Rights = ReadonlySet<string>;

const administrators: readonly Grantee[] = ['superAdmin', 'admin', 'cityAdmin'];

/**
 * Whether a code is administrative: when a city starts, administrators hold it and nobody else does. Such a code is in
 * nobody's mandate: only who holds it hands it on.
 */
export const isAdministrative = (grantedTo: readonly Grantee[]): boolean =>
  grantedTo.every((grantee) => administrators.includes(grantee));

/** What a city has: each code with its actions, the administrative ones apart. */
export interface GrantableCodes {
  readonly all: Acl;
  readonly administrative: ReadonlySet<string>;
}

/** Somebody who hands rights on, towards one post (or towards a kind of post, for what the city gives by default). */
export interface Granter {
  /** What he holds himself. */
  readonly held: Rights;
  /** What his office lets him give though he does not hold it: see {@link mandateOf}. */
  readonly mandate: Rights;
}

/**
 * The mandate of an administrator: the city's reaches over all that is not administrative; a county's or a school's over
 * what the city's defaults give to the post, so that he may take it away and give it back, and no more.
 */
export function mandateOf(office: 'city' | 'below', codes: GrantableCodes, defaults: Acl): Rights {
  const source = office === 'city' ? codes.all : defaults;
  return flattenAcl(Object.fromEntries(Object.entries(source).filter(([code]) => !codes.administrative.has(code))));
}

/** The post to be changed, as seen by the person who changes it. */
export interface GrantTarget {
  /** His own. */
  readonly isSelf: boolean;
  /** In his reach: of his school, his county, the city. */
  readonly isWithin: boolean;
  /** What its holder may do in it now. */
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
