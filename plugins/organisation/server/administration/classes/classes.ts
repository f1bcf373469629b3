import { type WrongField, wrongField } from 'edutech/core/common/wire/edit-conflict';
import { AppError, forbidden, isAppError } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { changedFacts } from '../changed-facts';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { personChanged } from 'edutech/core/server/session/sessions';
import type { PostGranting } from '../people/post-granting';
import { lockPeople } from '../rosters/context.queries';
import { selectOwnSchool } from '../scope';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
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
  selectHead,
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

/**
 * Classes of the caller's schools. A head teacher's post begins and ends with heading a class, and needs a caller who
 * may give and end it (PostGranting): 403 at the field `headId` otherwise, and for callers who would give it to
 * themselves.
 */
export interface ClassAdministration {
  page(db: Db, actor: SignedIn, filter: ClassFilter): Promise<{ rows: ClassRow[]; total: number }>;
  create(db: Db, actor: SignedIn, values: NewClass, now: Date): Promise<Id>;
  edit(db: Db, actor: SignedIn, id: Id, values: ClassVersion, now: Date): Promise<void>;
  /** Throws 409 `core.organisation.classInUse` as long as students, teachers or work belong to it. */
  remove(db: Db, actor: SignedIn, id: Id, now: Date): Promise<void>;
}

const taken = {
  class_school_id_school_year_id_grade_id_number_key: ['number', 'core.organisation.numberTaken'],
} as const;

export interface ClassParts {
  readonly audit: Audit;
  readonly events: Events;
  readonly postGranting: PostGranting;
}

/** What the log says of an edited class. */
const classFacts = ({ number, name, headId }: ClassValues) => ({ number, name, head: headId });

export const classAdministration = ({ audit, events, postGranting }: ClassParts): ClassAdministration => {
  const record = (
    db: Db,
    actor: SignedIn,
    act: string,
    id: Id,
    schoolId: Id,
    facts: Record<string, string | number | null>,
  ) =>
    audit.record(db, actor, {
      act: `organisation.${act}`,
      objectKind: 'class',
      objectId: id,
      schoolId,
      facts,
    });
  const requireHead = async (db: Db, headId: Id | null, schoolId: Id) => {
    if (headId && !(await selectIsStaff(db, headId, schoolId)))
      throw wrongField('headId', 'core.organisation.notStaff');
  };
  const requireFollowed = async (db: Db, actor: SignedIn, schoolId: Id, personId: Id) => {
    const head = await selectHead(db, schoolId, personId);
    if (!head || head.isHead === (head.postId !== null)) return;
    const { category, isHead, postId } = head;
    const post = { category, roleType: roleTypes.headTeacher, schoolId, countyId: null, postId };
    if (isHead && personId === actor.personId) throw forbidden('core.permissions.refused.self');
    await (isHead ? postGranting.give(db, actor, post) : postGranting.end(db, actor, post));
  };
  const follow = async (db: Db, actor: SignedIn, schoolId: Id, people: readonly (Id | null)[], now: Date) => {
    for (const personId of new Set(people)) {
      if (!personId) continue;
      await reportAtHeadField(requireFollowed(db, actor, schoolId, personId));
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
      await lockHeads(db, [values.headId]);
      await requireHead(db, values.headId, schoolId);
      const id = newId(now.getTime());
      await keepingRules(() => insertClass(db, { ...values, id }), taken, 'core.organisation.noGrade');
      await follow(db, actor, schoolId, [values.headId], now);
      await record(db, actor, 'createClass', id, schoolId, { name: values.name });
      return id;
    },
    edit: async (db, actor, id, values, now) => {
      const before = await selectOwnClass(db, actor, id);
      const { schoolId } = before;
      const isHandedOn = values.headId !== before.headId;
      if (isHandedOn) await lockHeads(db, [before.headId, values.headId]);
      if (isHandedOn) await requireHead(db, values.headId, schoolId);
      const written = await keepingRules(() => updateClass(db, schoolId, id, values), taken);
      await keepingVersion(written, values, async () => {
        const { number, name, headId, version } = await selectOwnClass(db, actor, id);
        return { number, name, headId, version };
      });
      if (isHandedOn) await follow(db, actor, schoolId, [before.headId, values.headId], now);
      await record(db, actor, 'editClass', id, schoolId, {
        name: values.name,
        ...changedFacts(classFacts(before), classFacts(values)),
      });
    },
    remove: async (db, actor, id, now) => {
      const { schoolId, headId, name } = await selectOwnClass(db, actor, id);
      await lockHeads(db, [headId]);
      await keepingRules(() => deleteClass(db, schoolId, id), {}, 'core.organisation.classInUse');
      await follow(db, actor, schoolId, [headId], now);
      await record(db, actor, 'deleteClass', id, schoolId, { name });
    },
  };
};

/** People are held before their classes, as rosters do that write the same heads: one waits for the other, not each. */
const lockHeads = (db: Db, people: readonly (Id | null)[]) =>
  lockPeople(db, { personIds: people.filter((id) => id !== null) });

/** Reports a refusal to begin or end a head teacher's post at the form field of the head teacher. */
async function reportAtHeadField(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const fields: WrongField[] = [{ field: 'headId', key: error.key, params: error.params }];
    throw new AppError(error.key, error.code, error.params, { cause: error, data: { fields } });
  }
}
