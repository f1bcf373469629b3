import type { Id } from '../../common/ids';
import { categories, roleTypes, type Category, type RoleType } from '../../common/permissions/people';
import type { Reach } from '../actor';

/** The place of a post: in a school, in a county's bureau, or (neither) in the city's. */
export interface PostPlace {
  readonly roleType: RoleType;
  readonly schoolId: Id | null;
  /** The county of the bureau or, for a post in a school, of that school. */
  readonly countyId: Id | null;
}

/** How far somebody sees, in one post. Row-level security asks the same (core/server/data/scope.ts). */
export interface Place {
  readonly reach: Reach;
  readonly schoolId: Id | null;
  /** What a county switches off is off for its schools too, so everybody in them has it. */
  readonly countyId: Id | null;
}

const cityWide: readonly Category[] = [categories.superAdmin, categories.cityAdmin];
const bureauPosts: readonly RoleType[] = [roleTypes.cityOperator, roleTypes.auditor];

/**
 * The place of a person in a post. Without a post, and outside the city's administration, it is a school that does not
 * exist: the person sees only themselves. An auditor reaches as far as the bureau; the management scope narrows it
 * further.
 */
export function placeOf(category: Category, post: PostPlace | null): Place {
  const { schoolId = null, countyId = null } = post ?? {};
  const at = (reach: Reach): Place => ({ reach, schoolId, countyId });
  if (cityWide.includes(category)) return at('city');
  if (!post || schoolId) return at('school');
  if (countyId) return at('county');
  return at(bureauPosts.includes(post.roleType) ? 'city' : 'school');
}
