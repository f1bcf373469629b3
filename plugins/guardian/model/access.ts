import type { Access } from 'edutech/core/common/permissions/access';

/** Guardians, each for the own children. */
export const guardians = { signedIn: true, types: ['guardian'] } as const satisfies Access;

/** Who at a school is in contact with guardians: its administrators and principal, and class teachers for their classes. */
export const contacts = { permission: 'guardian_contact', types: ['teacher', 'admin'] } as const satisfies Access;
