import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import { type GrantableCodes, type Granter, mayHandOn, mandateOf, targetRefusal } from '../../../model/granting';
import { type Category, categories, grantees, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import type { Grantee } from 'edutech/core/common/plugin';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { granteesOf } from 'edutech/core/server/permissions/grantees';
import { actionsOf } from './deviations';
import type { GrantAdministration, Matrix } from '../grant-administration';
import type { HolderKind } from '../holder-kind';
import { declaredCode, requireGrantable, rightsFrom } from '../granter';
import { type InstalledCode, grantableCodes } from '../installed-codes';
import { countHolders, lockCode, selectDefaults, selectVersions, writeDefault } from './matrix.queries';
import type { NamedGrant } from '../reasons';
import type { GrantRecords } from '../records';

/** Every kind of holder that there can be. */
export const holderKinds: readonly HolderKind[] = Object.values(categories).flatMap((category) =>
  [null, ...Object.values(roleTypes)].map((roleType): HolderKind => [category, roleType]),
);

/** The city's defaults for a grantee, as seen by people who change them. */
function defaultTarget(actor: SignedIn, grantee: Grantee, defaults: readonly NamedGrant[]) {
  const own = granteesOf(categories[actor.category], actor.roleType);
  return {
    isSelf: own.includes(grantee),
    isWithin: actor.reach === 'city',
    rights: rightsFrom(defaults.filter((grant) => grant.grantee === grantee)),
  };
}

const cityGranter = (actor: SignedIn, codes: GrantableCodes): Granter => ({
  held: actor.permissions,
  mandate: actor.reach === 'city' ? mandateOf('city', codes, {}) : new Set(),
});

/** The matrix half of {@link GrantAdministration}. */
export function matrixOf(
  codes: ReadonlyMap<string, InstalledCode>,
  records: GrantRecords,
): Pick<GrantAdministration, 'matrix' | 'ofGrantee' | 'setDefault'> {
  const grantable = grantableCodes(codes);
  const installed = async (db: Db) => (await selectDefaults(db)).filter(({ code }) => codes.has(code));
  return {
    async matrix(db, actor): Promise<Matrix> {
      const defaults = await installed(db);
      const versions = new Map((await selectVersions(db)).map(({ code, version }) => [code, version]));
      const people = peopleByGrantee(await countHolders(db));
      const granter = cityGranter(actor, grantable);
      return {
        columns: grantees.map((grantee) => ({
          grantee,
          people: people.get(grantee) ?? 0,
          refusal: targetRefusal(granter, defaultTarget(actor, grantee, defaults), grantable)?.why ?? null,
        })),
        rows: [...codes.values()].map((one) => ({
          ...one,
          version: versions.get(one.code) ?? 1,
          grants: Object.fromEntries(
            defaults.filter(({ code }) => code === one.code).map(({ grantee, actions }) => [grantee, actions]),
          ),
          mayGive: ['', ...one.actions].filter((action) =>
            mayHandOn(granter, action ? `${one.code}.${action}` : one.code),
          ),
        })),
      };
    },
    async ofGrantee(db, grantee, code) {
      const version = await lockCode(db, code);
      const own = (await installed(db)).filter((grant) => grant.grantee === grantee);
      return { actions: actionsOf(own, code), version };
    },
    async setDefault(db, actor, grantee, change) {
      declaredCode(codes, change);
      const { code, actions, version } = change;
      const stands = await lockCode(db, code);
      const defaults = await installed(db);
      const before = actionsOf(
        defaults.filter((grant) => grant.grantee === grantee),
        code,
      );
      if (stands !== version) throw editConflict({ actions, version }, { actions: before, version: stands });
      requireGrantable(cityGranter(actor, grantable), defaultTarget(actor, grantee, defaults), change, grantable);
      await writeDefault(db, grantee, code, actions);
      await records.defaultChanged(db, actor, { grantee, code, before, actions });
      return stands + 1;
    },
  };
}

/** The number of people of each name: a person may count under several. */
function peopleByGrantee(counts: readonly { category: Category; roleType: number | null; count: number }[]) {
  const people = new Map<Grantee, number>();
  for (const { category, roleType, count } of counts)
    for (const grantee of granteesOf(category, roleType as RoleType | null))
      people.set(grantee, (people.get(grantee) ?? 0) + count);
  return people;
}
