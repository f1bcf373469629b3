import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers, about words of their own and the classes that they teach. */
export const teachers = { permission: 'dictionary_tea', types: ['teacher'] } as const satisfies Access;
/** Students, about their own practice. */
export const students = { permission: 'dictionary_stu', types: ['student'] } as const satisfies Access;
/** Permission to change the words of a school, or of the city. */
export const levelPermissions = { 2: 'dictionary_school', 3: 'dictionary_city' } as const;
