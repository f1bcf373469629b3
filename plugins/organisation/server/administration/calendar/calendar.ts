import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongYear } from '../../../model/roll-over/school-year';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { requireCity } from '../scope';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
import {
  deleteYear,
  insertYear,
  selectOverlapping,
  selectYears,
  selectYearVersion,
  updateYear,
  upsertTerm,
  type YearRow,
  type YearValues,
  type YearVersion,
} from './calendar.queries';

/** School years and terms are the city's: every administrator reads them, the city's write them. */
export interface CalendarAdministration {
  list(db: Db): Promise<YearRow[]>;
  create(db: Db, actor: SignedIn, values: YearValues, now: Date): Promise<Id>;
  edit(db: Db, actor: SignedIn, id: Id, values: YearVersion, now: Date): Promise<void>;
  /** Throws 409 `core.organisation.yearInUse` as long as classes or work belong to it. */
  remove(db: Db, actor: SignedIn, id: Id): Promise<void>;
}

const taken = {
  school_year_name_key: ['name', 'core.organisation.nameTaken'],
  school_year_starts_on_key: ['startsOn', 'core.organisation.yearDays'],
  term_starts_on_key: ['terms', 'core.organisation.termDays'],
} as const;

/** `changed`: the terms are others now, or on other days, in the same transaction. */
export const calendarAdministration = (audit: Audit, changed: (db: Db) => Promise<unknown>): CalendarAdministration => {
  const record = (db: Db, actor: SignedIn, act: string, id: Id, name: string) =>
    audit.record(db, actor, {
      act: `organisation.${act}`,
      objectKind: 'schoolYear',
      objectId: id,
      facts: { name },
    });
  const check = async (db: Db, values: YearValues, but: Id | null) => {
    const wrong = wrongYear(values);
    if (wrong) throw wrongField(wrong.field, wrong.key);
    const other = await selectOverlapping(db, values, but);
    if (other) throw wrongField('startsOn', 'core.organisation.yearOverlaps', { name: other.name });
  };
  const writeTerms = async (db: Db, yearId: Id, { terms }: YearValues, now: Date) => {
    for (const term of terms) {
      await keepingRules(() => upsertTerm(db, newId(now.getTime()), yearId, term), taken);
    }
    await changed(db);
  };
  return {
    list: selectYears,
    create: async (db, actor, values, now) => {
      requireCity(actor);
      await check(db, values, null);
      const id = newId(now.getTime());
      await keepingRules(() => insertYear(db, id, values), taken);
      await writeTerms(db, id, values, now);
      await record(db, actor, 'createYear', id, values.name);
      return id;
    },
    edit: async (db, actor, id, values, now) => {
      requireCity(actor);
      await check(db, values, id);
      const written = await keepingRules(() => updateYear(db, id, values), taken);
      await keepingVersion(written, values, () => selectYearVersion(db, id));
      await writeTerms(db, id, values, now);
      await record(db, actor, 'editYear', id, values.name);
    },
    remove: async (db, actor, id) => {
      requireCity(actor);
      const { name } = await selectYearVersion(db, id);
      await keepingRules(() => deleteYear(db, id), {}, 'core.organisation.yearInUse');
      await changed(db);
      await record(db, actor, 'deleteYear', id, name);
    },
  };
};
