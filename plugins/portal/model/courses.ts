import type { UserInfo } from 'edutech/core/common/session';
import type { CourseCard } from '../api';

/** Which recommendation a course carries: `sendtype` 1 or 2 shows a tag, others none (portal.md section 3). */
export const recommendationOf = ({ sendtype }: Pick<CourseCard, 'sendtype'>): 'county' | 'city' | null =>
  sendtype === 1 ? 'county' : sendtype === 2 ? 'city' : null;

/** Address of a course; its author enters by another door (`entry=2`). */
export function courseAddress(
  { cid, userid }: Pick<CourseCard, 'cid' | 'userid'>,
  viewer: Pick<UserInfo, 'userid'> | null,
): string {
  const query = new URLSearchParams({ cid });
  if (viewer?.userid === userid) query.set('entry', '2');
  return `/spoc/detail?${query}`;
}
