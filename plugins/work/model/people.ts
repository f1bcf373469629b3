import type { Access } from 'edutech/core/common/permissions/access';

type Action =
  | 'arrange'
  | 'delete'
  | 'publish_other_classes'
  | 'copy'
  | 'download'
  | 'answer'
  | 'share'
  | 'student_swap';

/** Teachers of homework, and those with this action. */
export const teachers = { permission: 'homework_tea', types: ['teacher'] } as const satisfies Access;
export const teachersWho = <const A extends Action>(action: A) =>
  ({ permission: 'homework_tea', action, types: ['teacher'] }) as const satisfies Access;

/** Students; links inside homework open their own pages without a permission (teaching.md section 2). */
export const students = { permission: 'homework_stu', types: ['student'] } as const satisfies Access;
export const anyStudents = { signedIn: true, types: ['student'] } as const satisfies Access;
