import type { Access } from 'edutech/core/common/permissions/access';

/** Who reads how the platform is visited: the city all of it, a county and a school their own. */
export const reader = {
  permission: 'traffic_admin',
  types: ['superAdmin', 'cityAdmin', 'admin'],
} as const satisfies Access;
