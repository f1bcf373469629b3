import { categories } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';
import type { CourseCard } from '../api';

/** Which recommendation a course carries: `sendType` 1 or 2 shows a tag, others none (portal.md section 3). */
export const recommendationOf = ({ sendType }: Pick<CourseCard, 'sendType'>): 'county' | 'city' | null =>
  sendType === 1 ? 'county' : sendType === 2 ? 'city' : null;

/** Address of a course: students have a page of their own for it, its author enters by another door (`entry=2`). */
export function courseAddress(
  { cid, userId }: Pick<CourseCard, 'cid' | 'userId'>,
  viewer: Pick<UserInfo, 'userId' | 'category'> | null,
): string {
  const query = new URLSearchParams({ cid });
  if (viewer?.category === categories.student) return `/stu-spoc/student?${query}`;
  if (viewer?.userId === userId) query.set('entry', '2');
  return `/spoc/detail?${query}`;
}
