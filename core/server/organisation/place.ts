import type { Id } from '../../common/ids';
import { categories, roleTypes, type Category, type RoleType } from '../../common/people';
import type { Reach } from '../actor';

/** Where a post stands: in a school, in a county's bureau, or (neither) in the city's. */
export interface PostPlace {
  readonly roleType: RoleType;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

/** How far somebody sees, in one post. Row-level security asks the same (core/server/data/scope.ts). */
export interface Place {
  readonly reach: Reach;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

const cityWide: readonly Category[] = [categories.superAdmin, categories.cityAdmin];
const bureauPosts: readonly RoleType[] = [roleTypes.cityOperator, roleTypes.auditor];

/**
 * The place of a person in a post. Without a post, and without being of the city's administration, it is a school that
 * is none: one sees oneself only. An auditor reaches as far as his bureau; his management scope narrows it further.
 */
export function placeOf(category: Category, post: PostPlace | null): Place {
  if (cityWide.includes(category)) return { reach: 'city', schoolId: post?.schoolId ?? null, countyId: post?.countyId ?? null };
  if (!post) return { reach: 'school', schoolId: null, countyId: null };
  const { schoolId, countyId } = post;
  if (schoolId) return { reach: 'school', schoolId, countyId: null };
  if (countyId) return { reach: 'county', schoolId: null, countyId };
  return { reach: bureauPosts.includes(post.roleType) ? 'city' : 'school', schoolId: null, countyId: null };
}
