import { nonTeachingRoleTypes, roleTypes } from '../../../common/permissions/people';
import type { SignedIn } from '../../actor';

/**
 * Whose students somebody may read, by account and post:
 * - `city`, `county`, `school`: all of them there (administrators, and principals in their school);
 * - `grade`: those of the post's grade, and of the person's own classes (grade directors);
 * - `own`: those of the classes that the person teaches or heads;
 * - `none`: students, guests, operators and auditors.
 */
export type ClassSight = 'city' | 'county' | 'school' | 'grade' | 'own' | 'none';

export function classSightOf({
  category,
  roleType,
  reach,
}: Pick<SignedIn, 'category' | 'roleType' | 'reach'>): ClassSight {
  if (category === 'superAdmin' || category === 'cityAdmin') return 'city';
  if (category === 'admin') return reach;
  if (category !== 'teacher' || roleType === null || nonTeachingRoleTypes.includes(roleType)) return 'none';
  if (roleType === roleTypes.principal) return 'school';
  return roleType === roleTypes.gradeDirector ? 'grade' : 'own';
}
