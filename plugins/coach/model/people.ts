import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers, about the classes and subjects that they teach. */
export const teachers = { permission: 'coach_tea', types: ['teacher'] } as const satisfies Access;
/** Students, about their own questions. */
export const students = { permission: 'coach_stu', types: ['student'] } as const satisfies Access;

/** Teachers who hold an action of coaching too. */
export const teachersWho = <const Action extends string>(action: Action) => ({ ...teachers, action }) as const;
