import type { Access } from 'edutech/core/common/permissions/access';

/** Who looks after the shared computers of schools, and resets second steps. */
export const computerKeeper = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
