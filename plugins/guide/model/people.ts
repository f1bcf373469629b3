import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who work with guide books. */
export const teachers = { permission: 'guide_book_tea', types: ['teacher'] } as const satisfies Access;
/** Students who answer them. */
export const students = { permission: 'guide_book_stu', types: ['student'] } as const satisfies Access;

type Act = 'add' | 'delete' | 'move' | 'share' | 'download' | 'exam';

/** Teachers who may do this with guide books. */
export const teachersWho = <const Action extends Act>(action: Action) =>
  ({ ...teachers, action }) as const satisfies Access;
