import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { requireCity } from '../scope';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
import {
  deleteSubject,
  insertSubject,
  selectSubjectRows,
  selectSubjectVersion,
  type SubjectRow,
  type SubjectValues,
  type SubjectVersion,
  updateSubject,
} from './subjects.queries';

/** Subjects are the city's: every administrator reads them, the city's write them. */
export interface SubjectAdministration {
  list(db: Db): Promise<SubjectRow[]>;
  create(db: Db, actor: SignedIn, code: string, values: SubjectValues, now: Date): Promise<Id>;
  edit(db: Db, actor: SignedIn, id: Id, values: SubjectVersion): Promise<void>;
  /** Throws 409 `core.organisation.subjectInUse` as long as posts, lessons or books name it. */
  remove(db: Db, actor: SignedIn, id: Id): Promise<void>;
}

const taken = {
  subject_code_key: ['code', 'core.organisation.codeTaken'],
  subject_name_key: ['name', 'core.organisation.nameTaken'],
} as const;

export const subjectAdministration = (audit: Audit): SubjectAdministration => {
  const record = (db: Db, actor: SignedIn, act: string, id: Id, name: string) =>
    audit.record(db, actor, {
      act: `organisation.${act}`,
      objectKind: 'subject',
      objectId: id,
      facts: { name },
    });
  return {
    list: selectSubjectRows,
    create: async (db, actor, code, values, now) => {
      requireCity(actor);
      const id = newId(now.getTime());
      await keepingRules(() => insertSubject(db, id, code, values), taken);
      await record(db, actor, 'createSubject', id, values.name);
      return id;
    },
    edit: async (db, actor, id, values) => {
      requireCity(actor);
      const written = await keepingRules(() => updateSubject(db, id, values), taken);
      await keepingVersion(written, values, () => selectSubjectVersion(db, id));
      await record(db, actor, 'editSubject', id, values.name);
    },
    remove: async (db, actor, id) => {
      requireCity(actor);
      const { name } = await selectSubjectVersion(db, id);
      await keepingRules(() => deleteSubject(db, id), {}, 'core.organisation.subjectInUse');
      await record(db, actor, 'deleteSubject', id, name);
    },
  };
};
