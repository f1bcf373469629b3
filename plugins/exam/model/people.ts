import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who compose papers and hold exams. */
export const teachers = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;
