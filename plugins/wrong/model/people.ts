import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers, about the classes and subjects that they teach. */
export const teachers = { permission: 'mistakecollection_tea', types: ['teacher'] } as const satisfies Access;
/** Students, about their own collection. */
export const students = { permission: 'mistakecollection_stu', types: ['student'] } as const satisfies Access;
