import { categories } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';
import type { CourseCard } from '../api';

/** Which recommendation a course carries: `sendtype` 1 or 2 shows a tag, others none (portal.md section 3). */
export const recommendationOf = ({ sendtype }: Pick<CourseCard, 'sendtype'>): 'county' | 'city' | null =>
  sendtype === 1 ? 'county' : sendtype === 2 ? 'city' : null;

/** Address of a course: pupils have a page of their own for it, its author enters by another door (`entry=2`). */
export function courseAddress(
  { cid, userid }: Pick<CourseCard, 'cid' | 'userid'>,
  viewer: Pick<UserInfo, 'userid' | 'category'> | null,
): string {
  const query = new URLSearchParams({ cid });
  if (viewer?.category === categories.student) return `/stu-spoc/student?${query}`;
  if (viewer?.userid === userid) query.set('entry', '2');
  return `/spoc/detail?${query}`;
}
