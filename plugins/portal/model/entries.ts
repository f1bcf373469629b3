import { categories, nonTeachingRoleTypes } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';

/** What is looked at when somebody chooses one of the tabs with rules of their own (portal.md section 5). */
export type Entrant = Pick<UserInfo, 'category' | 'usercode' | 'aclRole'> | null;

/** Stands in front of classes, judged by the first post. */
export const isTeaching = (user: Entrant): boolean =>
  user?.category === categories.teacher && !nonTeachingRoleTypes.some((type) => type === user.aclRole[0]?.type);

/** Whose home smart teaching opens; `login`: sign in first, `refused`: 暂无权限. */
export function smartTeachingFor(user: Entrant): 'teacher' | 'student' | 'login' | 'refused' {
  if (!user) return 'login';
  if (user.category === categories.student) return 'student';
  return isTeaching(user) ? 'teacher' : 'refused';
}

/** Smart marking is for category 2 only, and needs the address of the marking site. */
export function smartMarkingFor(user: Entrant, address: string): 'open' | 'onlyTeachers' | 'noAddress' {
  if (user?.category !== categories.teacher) return 'onlyTeachers';
  return address ? 'open' : 'noAddress';
}

/** Smart management is for city administrators and for the holder of one user code. */
export const isManaging = (user: Entrant, userCode: string): boolean =>
  user !== null && (user.category === categories.cityAdmin || (userCode !== '' && user.usercode === userCode));
