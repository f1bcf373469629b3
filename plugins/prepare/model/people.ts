import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who prepare lessons. */
export const teachers = { permission: 'preparing_center_tea', types: ['teacher'] } as const satisfies Access;

type Act =
  | 'exercise_add'
  | 'exercise_edit'
  | 'exercise_delete'
  | 'exercise_download'
  | 'plan_add'
  | 'plan_edit'
  | 'plan_delete'
  | 'plan_download';

/** Teachers who may do this with plans or exercises. */
export const teachersWho = <const Action extends Act>(action: Action) =>
  ({ ...teachers, action }) as const satisfies Access;
