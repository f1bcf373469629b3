import type * as api from '../../../common/api/organisation';
import type { OutputOf } from '../../../common/endpoint';
import type { SignedIn } from '../../actor';
import type { Audit } from '../../audit/audit';
import type { Db } from '../../data/db';
import type { Handler } from '../../call';
import { currentTermId } from '../../terms/terms';
import { type ClassRow, selectClass, selectGradeClasses, selectStudents, selectTaughtClasses } from './classes.queries';
import { placeOfBook, type TextbookPlaces } from '../textbook-places';
import { studentItem, taughtClassItem } from '../wire';

type Books = readonly TextbookPlaces[];

export const listClasses =
  (books: Books): Handler<typeof api.listClasses> =>
  async ({ db, actor, input, now, language }) => {
    const termId = input.termId ?? (await currentTermId(db, now));
    const place = await placeOfBook(db, books, input.bookId);
    return (await selectTaughtClasses(db, actor.personId, termId, place)).map((row) => taughtClassItem(row, language));
  };

type Group = OutputOf<typeof api.listTeacherClasses>[number];

export const listTeacherClasses =
  (books: Books): Handler<typeof api.listTeacherClasses> =>
  async ({ db, actor, input, now, language }) => {
    const termId = input.termId ?? (await currentTermId(db, now));
    const place = await placeOfBook(db, books, input.tbid);
    const groups = new Map<string, Group>();
    for (const row of await selectTaughtClasses(db, actor.personId, termId, place)) {
      const { classId, className, stuCount, ...where } = taughtClassItem(row, language);
      const group = groups.get(where.gradeId + where.subjectId) ?? { ...where, classlist: [] };
      group.classlist.push({ classId, className, stuCount });
      groups.set(where.gradeId + where.subjectId, group);
    }
    return [...groups.values()];
  };

export const listGradeClasses =
  (books: Books): Handler<typeof api.listGradeClasses> =>
  async ({ db, actor, input, now }) => {
    const { gradeId, subjectId, tbid } = input;
    const place = await placeOfBook(db, books, tbid);
    if (place && (place.gradeId !== gradeId || (subjectId && place.subjectId !== subjectId))) return [];
    const termId = input.termId ?? (await currentTermId(db, now));
    const asked = {
      schoolId: actor.schoolId,
      gradeId,
      subjectId: subjectId ?? place?.subjectId,
      termId,
      teacherId: actor.personId,
    };
    return (await selectGradeClasses(db, asked)).map((row) => ({
      classId: row.id,
      className: row.name,
      gradeId: row.gradeId,
      stuCount: row.students,
      isTeacher: row.isOwn ? 1 : 0,
    }));
  };

export const listStudents =
  (audit: Audit): Handler<typeof api.listStudents> =>
  async ({ db, actor, input, now, client }) => {
    const found = await selectClass(db, actor, input.classId);
    const termId = input.termId ?? (await currentTermId(db, now));
    const students = await selectStudents(db, found, termId);
    await recordReading(audit, db, actor, found, students.length, client.address);
    return students.map(studentItem);
  };

/** Reading students of others leaves a record, in the same transaction. */
export async function recordReading(
  audit: Audit,
  db: Db,
  actor: SignedIn,
  found: ClassRow,
  students: number,
  address: string,
) {
  if (found.isOwn) return;
  await audit.record(db, actor, {
    act: 'organisation.readStudents',
    objectKind: 'class',
    objectId: found.id,
    schoolId: found.schoolId,
    facts: { students },
    address,
  });
}
