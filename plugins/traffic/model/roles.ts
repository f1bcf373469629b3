import type { CategoryName } from 'edutech/core/common/permissions/people';

/** As whom people are counted. */
export const roles = ['student', 'teacher', 'guardian', 'administrator', 'guest'] as const;
export type Role = (typeof roles)[number];
/** Those and people who are not signed in. */
export type Counted = Role | 'visitor';

export function roleOf(category: CategoryName): Role {
  if (category === 'student' || category === 'teacher' || category === 'guardian') return category;
  return category === 'guestCity' || category === 'guestArea' ? 'guest' : 'administrator';
}
