import { forbidden } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { changedFacts } from '../changed-facts';
import type { Db } from 'edutech/core/server/data/db';
import { requireCounty, selectOwnSchool } from '../scope';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
import {
  countSchools,
  deleteSchool,
  insertSchool,
  type SchoolFilter,
  type SchoolRow,
  type SchoolValues,
  type SchoolVersion,
  selectCounties,
  selectSchoolPage,
  selectSchoolVersion,
  updateSchool,
} from './schools.queries';

/** Schools, for those who administer them: a city all, a county its own, a school its names. */
export interface SchoolAdministration {
  page(
    db: Db,
    actor: SignedIn,
    filter: SchoolFilter,
    termId: Id | null,
  ): Promise<{ rows: SchoolRow[]; counts: { stage: Stage; count: number }[] }>;
  counties(db: Db, actor: SignedIn): Promise<{ id: Id; name: string; nameEn: string }[]>;
  create(db: Db, actor: SignedIn, values: SchoolValues, now: Date): Promise<Id>;
  /** Throws 409 with both versions when somebody else was quicker. */
  edit(db: Db, actor: SignedIn, id: Id, values: SchoolVersion): Promise<void>;
  /** Throws 409 `core.organisation.schoolInUse` as long as anything belongs to it. */
  remove(db: Db, actor: SignedIn, id: Id): Promise<void>;
}

const taken = {
  school_code_key: ['code', 'core.organisation.codeTaken'],
  school_county_id_name_key: ['name', 'core.organisation.nameTaken'],
} as const;

/** What the log says of an edited school. */
const schoolFacts = ({ code, name, nameEn, stage, countyId }: SchoolValues) => ({
  number: code,
  name,
  nameEn,
  stage,
  county: countyId,
});

export const schoolAdministration = (audit: Audit): SchoolAdministration => {
  const record = (db: Db, actor: SignedIn, act: string, id: Id, facts: Record<string, string | number | null>) =>
    audit.record(db, actor, { act: `organisation.${act}`, objectKind: 'school', objectId: id, facts });
  return {
    page: async (db, actor, filter, termId) => ({
      rows: await selectSchoolPage(db, actor, filter, termId),
      counts: await countSchools(db, actor, filter),
    }),
    counties: selectCounties,
    create: async (db, actor, values, now) => {
      requireCounty(actor, values.countyId);
      const id = newId(now.getTime());
      await keepingRules(() => insertSchool(db, id, values), taken, 'core.organisation.noCounty');
      await record(db, actor, 'createSchool', id, { code: values.code, name: values.name });
      return id;
    },
    edit: async (db, actor, id, values) => {
      const own = await selectOwnSchool(db, actor, id);
      const before = await selectSchoolVersion(db, id);
      const isMoved = values.countyId !== own.countyId;
      const isRenamedOnly = !isMoved && values.code === before.code && values.stage === before.stage;
      if (actor.reach === 'school' && !isRenamedOnly) throw forbidden('core.organisation.countyOnly');
      if (isMoved) requireCounty(actor, values.countyId);
      const written = await keepingRules(() => updateSchool(db, id, values), taken);
      await keepingVersion(written, values, () => selectSchoolVersion(db, id));
      await record(db, actor, 'editSchool', id, {
        name: values.name,
        ...changedFacts(schoolFacts(before), schoolFacts(values)),
      });
    },
    remove: async (db, actor, id) => {
      const own = await selectOwnSchool(db, actor, id);
      requireCounty(actor, own.countyId);
      await keepingRules(() => deleteSchool(db, id), {}, 'core.organisation.schoolInUse');
      await record(db, actor, 'deleteSchool', id, { name: own.name });
    },
  };
};
