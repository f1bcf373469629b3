/** A pupil's page of the course that `?cid=` names. */
export const pupilsCourse = (search: string): string => `/stu-spoc/student${search}`;
