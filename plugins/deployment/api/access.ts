import type { Access } from 'edutech/core/common/permissions/access';

/** Only who runs the deployment, for one of its areas. */
export const operator = <const Action extends string>(action: Action) =>
  ({ permission: 'deployment_admin', action, types: ['superAdmin'] }) as const satisfies Access;

/** Who changes settings in the browser: all of them, or those of the portal. */
export const settingsEditors = {
  permission: 'settings_admin',
  types: ['superAdmin', 'cityAdmin'],
} as const satisfies Access;
