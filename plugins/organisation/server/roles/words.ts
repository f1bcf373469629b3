import type { Language } from 'edutech/core/common/languages';
import { categoryName, type Category, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import type { PluginManifest } from 'edutech/core/common/plugin';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { InstalledCode } from '../grants/installed-codes';
import { actionWord } from 'edutech/core/server/registry/action-words';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import type { Texts } from 'edutech/core/server/texts';
import type { Grantee } from '../../api';

/** Words for rights in the language of whoever asks. */
export interface RoleWords {
  code(code: Pick<InstalledCode, 'title'>): string;
  action(name: string): string;
  grantee(name: string): string;
  /** Codes by the module that declares them, in navigation order; modules without codes are left out. */
  byModule<Code extends Pick<InstalledCode, 'pluginId'>>(
    codes: readonly Code[],
  ): { id: string; title: string; codes: Code[] }[];
  place(row: { readonly place: string; readonly placeEn: string }): string;
}

export function roleWords(texts: Texts, manifests: readonly PluginManifest[], language: Language): RoleWords {
  const say = (key: string) => texts.say(language, key);
  return {
    code: ({ title }) => say(title),
    action: (name) => actionWord(texts, language, name),
    grantee: (name) => say(`organisation.roles.grantee.${name}`),
    byModule: (codes) =>
      manifests
        .map((manifest) => ({
          id: manifest.id,
          title: moduleTitle(manifest, say),
          codes: codes.filter(({ pluginId }) => pluginId === manifest.id),
        }))
        .filter((module) => module.codes.length > 0),
    place: ({ place, placeEn }) => nameIn(language, place, placeEn),
  };
}

const nameByRoleType = new Map(
  Object.entries(roleTypes).map(([name, number]) => [number as RoleType, name as Grantee]),
);

/** The role name of a post; without a post, the kind of account. */
export const roleOf = ({ category, roleType }: { readonly category: Category; readonly roleType: RoleType | null }) =>
  (roleType === null ? undefined : nameByRoleType.get(roleType)) ?? categoryName(category);
