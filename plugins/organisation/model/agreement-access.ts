import type { Access } from 'edutech/core/common/permissions/access';

/** Who sees the texts that people agree to, and who has agreed. */
export const agreementReader = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

/** Who keeps the texts. */
export const agreementKeeper = { ...agreementReader, types: ['superAdmin'] } as const satisfies Access;
