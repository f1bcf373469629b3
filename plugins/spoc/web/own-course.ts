import { categoryName } from 'edutech/core/common/permissions/people';
import type { RouteInterceptor } from 'edutech/core/web/plugin';
import { studentsCourse } from '../model/courses';

/** The address of a course is one for everybody; students have a page of their own for it. */
export const toOwnCourse: RouteInterceptor = ({ session }, url) => {
  const user = session.user.peek();
  return user && categoryName(user.category) === 'student' ? studentsCourse(url.search) : null;
};
