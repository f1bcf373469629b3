import type { Acl } from '../../common/permissions/acl';
import type { Id } from '../../common/ids';
import type { Category, RoleType } from '../../common/permissions/people';
import type { PluginManifest } from '../../common/plugin';
import { token } from '../../common/token';
import type { Db } from '../data/db';
import { effectiveAcl } from './effective-acl';
import { granteesOf } from './grantees';
import { selectGrants } from './grants.queries';

/** Somebody in one of his posts (`postId` and `roleType` null: without any). */
export interface PostHolder {
  readonly category: Category;
  readonly postId: Id | null;
  readonly roleType: RoleType | null;
}

/** What people may do: the effective `acl` of a post. */
export interface Grants {
  /** Codes and actions held in this post; codes of plugins that are not installed are left out. One statement. */
  aclOf(db: Db, holder: PostHolder): Promise<Acl>;
}
export const Grants = token<Grants>('core.Grants');

/** Grants over the tables, for the installed plugins. */
export function grantsFor(manifests: readonly PluginManifest[]): Grants {
  const installed = new Set(manifests.flatMap(({ permissions = {} }) => Object.keys(permissions)));
  return {
    aclOf: async (db, { category, postId, roleType }) => {
      const rows = (await selectGrants(db, granteesOf(category, roleType), postId)).filter((row) =>
        installed.has(row.code),
      );
      return effectiveAcl(
        rows.filter((row) => row.is_default),
        rows.filter((row) => !row.is_default),
      );
    },
  };
}
