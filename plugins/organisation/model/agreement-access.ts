import type { Access } from 'edutech/core/common/permissions/access';

/** Who may read agreements and their acceptances. */
export const agreementReader = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

/** Who may edit the texts. */
export const agreementKeeper = { ...agreementReader, types: ['superAdmin'] } as const satisfies Access;
