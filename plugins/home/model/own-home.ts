import { categories, nonTeachingRoleTypes } from 'edutech/core/common/permissions/people';
import type { Running } from 'edutech/core/common/addresses/routes';
import type { UserInfo } from 'edutech/core/common/session';
import { routes as guardian } from 'edutech/plugins/guardian/routes';
import { routes } from '../routes';

/** Whose home a person has: guardians that of their children, and those who do not stand in front of classes the workbench. */
export type OwnHome = 'teacher' | 'student' | 'guardian' | 'staff';

export function ownHomeOf({ category, roleType }: Pick<UserInfo, 'category' | 'roleType'>): OwnHome {
  if (category === categories.student) return 'student';
  if (category === categories.guardian) return 'guardian';
  const teaches = category === categories.teacher && !nonTeachingRoleTypes.some((type) => type === roleType);
  return teaches ? 'teacher' : 'staff';
}

const homes = {
  teacher: routes.main,
  student: routes.studentMain,
  guardian: guardian.today,
  staff: routes.workbench,
} as const;

/** The address of somebody's home; nothing while the homes are switched off. */
export const ownHomeAddress = (home: OwnHome, running: Running): string | undefined => homes[home].ifOn(running);
