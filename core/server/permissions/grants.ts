import type { Acl } from '../../common/permissions/acl';
import type { Id } from '../../common/ids';
import { withinDuty } from '../../common/permissions/duties';
import { categories, type Category, type RoleType } from '../../common/permissions/people';
import type { PluginManifest } from '../../common/plugin';
import { token } from '../../common/token';
import type { Db } from '../data/db';
import { selectOptionalDuty } from './duties/duties.queries';
import { effectiveAcl } from './effective-acl';
import { granteesOf } from './grantees';
import { selectGrants } from './grants.queries';

/** Somebody in one of his posts (`postId` and `roleType` null: without any). */
export interface PostHolder {
  readonly personId: Id;
  readonly category: Category;
  readonly postId: Id | null;
  readonly roleType: RoleType | null;
}

/** What people may do: the effective `acl` of a post. */
export interface Grants {
  /**
   * Codes and actions held in this post; codes of plugins that are not installed are left out. One statement, two for
   * those with a duty.
   */
  aclOf(db: Db, holder: PostHolder): Promise<Acl>;
}
export const Grants = token<Grants>('core.Grants');

/** The city's administrators, among whom the three duties are shared. */
const dutiful: readonly Category[] = [categories.superAdmin, categories.cityAdmin];

/** Grants over the tables, for the installed plugins; `separate`: the city's administrators are held to their duties. */
export function grantsFor(manifests: readonly PluginManifest[], { separate = false } = {}): Grants {
  const installed = new Set(manifests.flatMap(({ permissions = {} }) => Object.keys(permissions)));
  return {
    aclOf: async (db, { personId, category, postId, roleType }) => {
      const rows = (await selectGrants(db, granteesOf(category, roleType), postId)).filter((row) =>
        installed.has(row.code),
      );
      const acl = effectiveAcl(
        rows.filter((row) => row.isDefault),
        rows.filter((row) => !row.isDefault),
      );
      if (!separate || !dutiful.includes(category)) return acl;
      const duty = await selectOptionalDuty(db, personId);
      return duty === undefined ? acl : withinDuty(acl, duty);
    },
  };
}
