import { type GrantableCodes, isAdministrative } from '../../model/granting';
import type { PermissionCode } from 'edutech/core/common/permissions/access';
import type { MessageId, PluginManifest } from 'edutech/core/common/plugin';

/** A permission code as its manifest declares it. */
export interface InstalledCode {
  readonly code: PermissionCode;
  readonly pluginId: string;
  readonly title: MessageId;
  readonly actions: readonly string[];
  readonly isAdministrative: boolean;
}

/** The codes of the installed plugins, in the plugins' order; those of plugins from outside no other than ours. */
export function installedCodes(manifests: readonly PluginManifest[]): ReadonlyMap<PermissionCode, InstalledCode> {
  const codes = manifests.flatMap(({ id, permissions = {} }) =>
    Object.entries(permissions).map(([code, { title, actions = [], grantedTo }]): InstalledCode => {
      return { code, pluginId: id, title, actions, isAdministrative: isAdministrative(grantedTo) };
    }),
  );
  return new Map(codes.map((one) => [one.code, one]));
}

/** The same as the rule of granting wants it. */
export const grantableCodes = (codes: ReadonlyMap<PermissionCode, InstalledCode>): GrantableCodes => ({
  all: Object.fromEntries([...codes.values()].map(({ code, actions }) => [code, actions])),
  administrative: new Set([...codes.values()].filter((one) => one.isAdministrative).map(({ code }) => code)),
});
