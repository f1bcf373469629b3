import type { Access } from 'edutech/core/common/permissions/access';

/** Only who runs the deployment, for one of its areas. */
export const operator = <const Action extends string>(action: Action) =>
  ({ permission: 'deployment_admin', action, types: ['superAdmin'] }) as const satisfies Access;

/**
 * Who changes settings in the browser: all of them, those of the city that an administrator of it looks after, or, with the
 * administration of a county or a school, what may differ there.
 */
export const settingsEditors = {
  permission: 'settings_admin',
  types: ['superAdmin', 'cityAdmin', 'admin'],
} as const satisfies Access;

/** Those of them who change the city's. */
export const citySettingsEditors = { ...settingsEditors, types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

/** Who reads the audit log. */
export const auditReader = <const Action extends string>(action: Action) =>
  ({ permission: 'audit_admin', action, types: ['superAdmin', 'cityAdmin'] }) as const satisfies Access;
