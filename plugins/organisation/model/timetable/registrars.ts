import type { Access } from 'edutech/core/common/permissions/access';

/** Who administers the timetables of schools, each within the reach of the post. */
export const registrars = {
  permission: 'organisation_admin',
  action: 'timetable',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
