import { routes } from '../routes';

/** A student's page of the course that `?cid=` names. */
export const studentsCourse = (search: string): string => routes.studentCourse.path + search;
