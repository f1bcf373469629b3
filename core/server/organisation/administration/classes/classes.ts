import { wrongField } from '../../../../common/wire/edit-conflict';
import { type Id, newId } from '../../../../common/ids';
import type { SignedIn } from '../../../actor';
import type { Audit } from '../../../audit/audit';
import type { Db } from '../../../data/db';
import type { Events } from '../../../events/events';
import { personChanged } from '../../../session/sessions';
import { selectOwnSchool } from '../scope';
import { keepingRules, keepingVersion } from '../write';
import {
  alignHeadPost,
  type ClassFilter,
  type ClassRow,
  type ClassValues,
  type ClassVersion,
  countClasses,
  deleteClass,
  insertClass,
  selectClassPage,
  selectIsStaff,
  selectOwnClass,
  updateClass,
} from './classes.queries';

export interface NewClass extends ClassValues {
  readonly schoolId: Id;
  readonly gradeId: Id;
  /** The class is of this term's school year. */
  readonly termId: Id;
}

/** Classes of one's schools. A head teacher's post comes and goes with the class that is headed. */
export interface ClassAdministration {
  page(db: Db, actor: SignedIn, filter: ClassFilter): Promise<{ rows: ClassRow[]; total: number }>;
  create(db: Db, actor: SignedIn, values: NewClass, now: Date): Promise<Id>;
  edit(db: Db, actor: SignedIn, id: Id, values: ClassVersion, now: Date): Promise<void>;
  /** Throws 409 `core.organisation.classInUse` as long as pupils, lessons or work belong to it. */
  remove(db: Db, actor: SignedIn, id: Id, now: Date): Promise<void>;
}

const taken = {
  class_school_id_school_year_id_grade_id_number_key: ['number', 'core.organisation.numberTaken'],
} as const;

export const classAdministration = (audit: Audit, events: Events): ClassAdministration => {
  const record = (db: Db, actor: SignedIn, act: string, id: Id, schoolId: Id, name: string) =>
    audit.record(db, actor, {
      act: `organisation.${act}`,
      objectKind: 'class',
      objectId: id,
      schoolId,
      facts: { name },
    });
  const requireHead = async (db: Db, headId: Id | null, schoolId: Id) => {
    if (headId && !(await selectIsStaff(db, headId, schoolId)))
      throw wrongField('headId', 'core.organisation.notStaff');
  };
  const follow = async (db: Db, schoolId: Id, people: readonly (Id | null)[], now: Date) => {
    for (const personId of new Set(people)) {
      if (!personId) continue;
      await alignHeadPost(db, schoolId, personId, newId(now.getTime()), now);
      await events.emit(db, { name: personChanged, payload: { personId } });
    }
  };
  return {
    page: async (db, actor, filter) => ({
      rows: await selectClassPage(db, actor, filter),
      total: await countClasses(db, actor, filter),
    }),
    create: async (db, actor, values, now) => {
      const { id: schoolId } = await selectOwnSchool(db, actor, values.schoolId);
      await requireHead(db, values.headId, schoolId);
      const id = newId(now.getTime());
      await keepingRules(() => insertClass(db, { ...values, id }), taken, 'core.organisation.noGrade');
      await follow(db, schoolId, [values.headId], now);
      await record(db, actor, 'createClass', id, schoolId, values.name);
      return id;
    },
    edit: async (db, actor, id, values, now) => {
      const before = await selectOwnClass(db, actor, id);
      const { schoolId } = before;
      if (values.headId !== before.headId) await requireHead(db, values.headId, schoolId);
      const written = await keepingRules(() => updateClass(db, schoolId, id, values), taken);
      await keepingVersion(written, values, async () => {
        const { number, name, headId, version } = await selectOwnClass(db, actor, id);
        return { number, name, headId, version };
      });
      if (values.headId !== before.headId) await follow(db, schoolId, [before.headId, values.headId], now);
      await record(db, actor, 'editClass', id, schoolId, values.name);
    },
    remove: async (db, actor, id, now) => {
      const { schoolId, headId, name } = await selectOwnClass(db, actor, id);
      await keepingRules(() => deleteClass(db, schoolId, id), {}, 'core.organisation.classInUse');
      await follow(db, schoolId, [headId], now);
      await record(db, actor, 'deleteClass', id, schoolId, name);
    },
  };
};
