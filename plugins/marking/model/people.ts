import type { Access } from 'edutech/core/common/permissions/access';

/** Smart marking opens with the homework permission (teaching.md section 6). */
export const markers = { permission: 'homework_tea', types: ['teacher'] } as const satisfies Access;
