import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who compose papers and hold exams. */
export const teachers = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;

/** Teachers who may be asked to invigilate: each handler asks whether they do. */
export const anyTeachers = { signedIn: true, types: ['teacher'] } as const satisfies Access;
/** Students sit exams by being seated, not by a right. */
export const anyStudents = { signedIn: true, types: ['student'] } as const satisfies Access;
