import type { Access } from 'edutech/core/common/permissions/access';

/** Who reads figures: the city all of it, a county and a school their own, teachers their classes. */
export const reader = {
  permission: 'statistics_tea',
  types: ['teacher', 'admin', 'cityAdmin'],
} as const satisfies Access;
