import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers, about the classes and subjects that they teach. */
export const teachers = { permission: 'student_analysis_tea', types: ['teacher'] } as const satisfies Access;
/** Students, about themselves. */
export const students = { permission: 'student_analysis_stu', types: ['student'] } as const satisfies Access;
