import { forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Audit, AuditRecord } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/contact';
import { codeDays, shownCode } from '../../model/code';
import { selectSchoolRule, type SchoolRule } from '../children/children.queries';
import { endCodes, insertCodes } from './binding.queries';
import { hashOfCode, newCode } from './codes';
import {
  type ContactClassRow,
  deleteBinding,
  isOfWholeSchool,
  revokeCode,
  selectClassStudents,
  selectContactClass,
  selectContactClasses,
  selectGuardiansOf,
  selectNotifiedOf,
  type StudentRow,
  upsertSchoolRule,
} from './contact.queries';

const system = asSystem('a school is in contact with the guardians of its students');

interface Parts {
  readonly audit: Audit;
  readonly database: Database;
  readonly notifications: Notifications;
}

type CodeHandlers = Pick<
  Handlers<typeof api>,
  'contactClasses' | 'classGuardians' | 'makeCodes' | 'revokeCode' | 'unbindGuardian' | 'showResults' | 'tellHomework'
>;

export const contactHandlers = ({ audit, database, notifications }: Parts): CodeHandlers => {
  const record = (
    db: Db,
    actor: SignedIn,
    act: string,
    { schoolId }: ContactClassRow,
    personId: Id,
    facts: AuditRecord['facts'] = {},
  ) => audit.record(db, actor, { act: `guardian.${act}`, objectKind: 'person', objectId: personId, schoolId, facts });
  /** A decision for the whole school; 403 for who does not administer it. */
  const decide = async (db: Db, actor: SignedIn, act: string, rule: Partial<SchoolRule>) => {
    const { schoolId } = actor;
    if (!schoolId || !isOfWholeSchool(actor)) throw forbidden('guardian.error.schoolOnly');
    await upsertSchoolRule(db, schoolId, rule);
    const facts = { allow: Object.values(rule).includes(true) };
    const about = { objectKind: 'school', objectId: schoolId, schoolId };
    await audit.record(db, actor, { act: `guardian.${act}`, ...about, facts });
  };

  return {
    contactClasses: async ({ db, actor, now }) => {
      const classes = await selectContactClasses(db, actor, await currentTermId(db, now));
      return {
        classes: classes.map(({ id, name, students, bound }) => ({ id, name, students, bound })),
        isSchools: isOfWholeSchool(actor),
        ...(actor.schoolId ? await selectSchoolRule(db, actor.schoolId) : { showsResults: true, tellsHomework: false }),
      };
    },

    classGuardians: async ({ db, actor, input, now }) => {
      const termId = await currentTermId(db, now);
      const ofClass = await selectContactClass(db, actor, input.classId, termId);
      const students = await selectClassStudents(db, ofClass, termId, now);
      const ids = students.map(({ personId }) => personId);
      const guardians = Map.groupBy(
        await database.read(system, (all) => selectGuardiansOf(all, ids)),
        ({ studentId }) => studentId,
      );
      return students.map(({ personId, name, seat, codeId, codeExpiresAt }) => ({
        personId,
        name,
        seat,
        guardians: (guardians.get(personId) ?? []).map(({ studentId: _, ...guardian }) => guardian),
        code: codeId && codeExpiresAt ? { id: codeId, expiresAt: codeExpiresAt } : null,
      }));
    },

    makeCodes: async ({ db, actor, input, now }) => {
      const termId = await currentTermId(db, now);
      const ofClass = await selectContactClass(db, actor, input.classId, termId);
      const asked = new Set(input.personIds);
      const students = (await selectClassStudents(db, ofClass, termId, now)).filter(({ personId }) =>
        asked.has(personId),
      );
      if (students.length < asked.size) throw notFound('guardian.error.noStudent');
      const { codes, rows } = newCodes(students, { schoolId: ofClass.schoolId, madeBy: actor.personId }, now);
      await db.as(system, (all) => endCodes(all, [...asked], now));
      await insertCodes(db, rows);
      for (const { personId } of students) await record(db, actor, 'makeCode', ofClass, personId);
      return codes;
    },

    revokeCode: async ({ db, actor, input, now }) => {
      const termId = await currentTermId(db, now);
      const ofClass = await selectContactClass(db, actor, input.classId, termId);
      const revoked = await revokeCode(db, ofClass, input.codeId, termId, now);
      if (!revoked) throw notFound('guardian.error.noCode');
      await record(db, actor, 'revokeCode', ofClass, revoked.studentId);
      return null;
    },

    unbindGuardian: async ({ db, actor, input, now }) => {
      const termId = await currentTermId(db, now);
      const ofClass = await selectContactClass(db, actor, input.classId, termId);
      const students = await selectClassStudents(db, ofClass, termId, now);
      const isThere = students.some(({ personId }) => personId === input.personId);
      if (!isThere || (await deleteBinding(db, input.guardianId, input.personId)) === 0)
        throw notFound('guardian.error.noGuardian');
      // notifications about the child go, those that are still to be sent too
      const told = await db.as(system, (all) => selectNotifiedOf(all, input.guardianId, input.personId));
      await notifications.withdraw(db, told, [input.guardianId]);
      await record(db, actor, 'unbind', ofClass, input.personId, { guardian: input.guardianId });
      return null;
    },

    showResults: async ({ db, actor, input }) => {
      await decide(db, actor, 'showResults', { showsResults: input.shows });
      return { showsResults: input.shows };
    },

    tellHomework: async ({ db, actor, input }) => {
      await decide(db, actor, 'tellHomework', { tellsHomework: input.tells });
      return { tellsHomework: input.tells };
    },
  };
};

/** A code for each student as it is shown once, and as the table keeps it. */
function newCodes(students: readonly StudentRow[], of: { readonly schoolId: Id; readonly madeBy: Id }, now: Date) {
  const expiresAt = new Date(now.getTime() + codeDays * 86_400_000);
  const made = students.map(({ personId, name, seat }) => {
    const code = newCode();
    const row = { ...of, id: newId(now.getTime()), studentId: personId, madeAt: now, expiresAt };
    return {
      shown: { personId, name, seat, code: shownCode(code), expiresAt },
      row: { ...row, codeHash: hashOfCode(code) },
    };
  });
  return { codes: made.map(({ shown }) => shown), rows: made.map(({ row }) => row) };
}
