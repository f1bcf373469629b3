import {
  categories,
  categoryName,
  roleTypes,
  type Category,
  type RoleType,
  type RoleTypeName,
} from '../../common/permissions/people';
import type { Grantee } from '../../common/plugin';

/** Posts in front of a class; their holders are teachers first and what their post adds second. */
const teachingPosts: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Accounts that exist for their posts: without one they hold nothing. */
const postedCategories: readonly Category[] = [categories.teacher, categories.student];

const nameByRoleType = new Map(Object.entries(roleTypes).map(([name, number]) => [number, name as RoleTypeName]));

/**
 * The names under which a person in a post is granted codes.
 *
 * - A head teacher, principal, grade director or subject leader holds what `teacher` holds, and what their own name
 *   holds.
 * - Operators and auditors do not teach: their own name only.
 * - Administrators and guests hold what their category holds, in whatever post, and without any.
 * - A teacher or student without a post holds nothing.
 */
export function granteesOf(category: Category, roleType: RoleType | null): readonly Grantee[] {
  const grantees = new Set<Grantee>();
  if (!postedCategories.includes(category)) grantees.add(categoryName(category));
  const post = roleType === null ? undefined : nameByRoleType.get(roleType);
  if (post) grantees.add(post);
  if (roleType !== null && teachingPosts.includes(roleType)) grantees.add('teacher');
  return [...grantees];
}
