import { categories } from 'edutech/core/common/permissions/people';
import type { Running } from 'edutech/core/common/addresses/routes';
import type { UserInfo } from 'edutech/core/common/session';
import { routes as spoc } from 'edutech/plugins/spoc/routes';
import type { CourseCard } from '../api';

/** Which recommendation a course carries: `sendType` 1 or 2 shows a tag, others none (portal.md section 3). */
export const recommendationOf = ({ sendType }: Pick<CourseCard, 'sendType'>): 'county' | 'city' | null =>
  sendType === 1 ? 'county' : sendType === 2 ? 'city' : null;

/**
 * Address of a course: students have a page of their own for it, its author enters by another door (`entry=2`). Nothing
 * where there are no courses.
 */
export function courseAddress(
  { cid, userId }: Pick<CourseCard, 'cid' | 'userId'>,
  viewer: Pick<UserInfo, 'userId' | 'category'> | null,
  running: Running,
): string | undefined {
  if (viewer?.category === categories.student) return spoc.studentCourse.ifOn(running, { cid });
  return spoc.detail.ifOn(running, { cid, entry: viewer?.userId === userId ? 2 : null });
}
