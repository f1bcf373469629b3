/** A student's page of the course that `?cid=` names. */
export const studentsCourse = (search: string): string => `/stu-spoc/student${search}`;
