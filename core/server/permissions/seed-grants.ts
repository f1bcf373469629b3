import type { PluginManifest } from '../../common/plugin';
import type { Db } from '../data/db';
import { addDefaultActions, insertDefaults, selectKnownCodes, upsertCode } from './grants.queries';

/**
 * Updates the default grants from the manifests; run at each start, after the migrations, in one transaction as the
 * system. Only what is new since the last start is granted, so an administrator's changes stay; grants of plugins that
 * are no longer installed stay too, like their data.
 * @throws Error with one sentence when two plugins claim one code.
 */
export async function seedGrants(db: Db, manifests: readonly PluginManifest[]): Promise<void> {
  const known = new Map((await selectKnownCodes(db)).map((row) => [row.code, row]));
  const owners = new Map<string, string>();
  for (const { id, permissions = {} } of manifests) {
    for (const [code, { actions = [], grantedTo }] of Object.entries(permissions)) {
      const owner = owners.get(code);
      if (owner)
        throw new Error(
          `The plugins "${owner}" and "${id}" both declare the permission code ${code}: one of them must require the other and name it.`,
        );
      owners.set(code, id);
      const before = known.get(code);
      const added = actions.filter((action) => !before?.actions.includes(action));
      if (before && added.length === 0 && before.actions.length === actions.length && before.pluginId === id) continue;
      await upsertCode(db, code, id, actions);
      if (!before) await insertDefaults(db, code, grantedTo, actions);
      else if (added.length > 0) await addDefaultActions(db, code, grantedTo, added);
    }
  }
}
