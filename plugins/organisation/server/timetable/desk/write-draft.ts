import { conflict, invalid } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { copySlots, type DraftRow, insertDraft, lockTimetables, selectDraft, selectPublished } from './drafts.queries';
import { selectClasses, selectSchoolSubjects, selectTeachers } from './school.queries';

interface OfTerm {
  readonly schoolId: Id;
  readonly termId: Id;
}

interface Writer {
  readonly db: Db;
  readonly actor: SignedIn;
  readonly now: Date;
}

/** The draft in the version that its writer has read, locked; null: there is none. 409 for another version. */
export async function lockSeen({ db }: Writer, desk: OfTerm, version: number): Promise<DraftRow | null> {
  await lockTimetables(db, desk.schoolId);
  const draft = (await selectDraft(db, desk)) ?? null;
  if ((draft?.version ?? 0) !== version)
    throw conflict('organisation.timetable.changed', { name: draft?.changedBy ?? '' });
  return draft;
}

/** The id of the draft; a new one begins with what is published last, or empty. */
export async function openDraft(writer: Writer, desk: OfTerm, version: number, isEmpty = false): Promise<Id> {
  const { db, actor, now } = writer;
  const draft = await lockSeen(writer, desk, version);
  if (draft) return draft.id;
  const id = newId(now.getTime());
  await insertDraft(db, desk, id, { by: actor.personId, at: now });
  const [last] = isEmpty ? [] : await selectPublished(db, desk);
  if (last) await copySlots(db, desk.schoolId, last.id, id);
  return id;
}

/**
 * Refuses lessons of classes, subjects and teachers that the school does not have, and two lessons with one key. Answers
 * the classes and teachers that it has.
 */
export async function requireKnown(db: Db, desk: OfTerm, slots: readonly TimetableSlot[]) {
  const [classes, subjects, teachers] = await Promise.all([
    selectClasses(db, desk),
    selectSchoolSubjects(db, desk.schoolId, 'zh-CN'),
    selectTeachers(db, desk.schoolId),
  ]);
  const known = (rows: readonly { readonly id: Id }[]) => new Set(rows.map(({ id }) => id));
  const [classIds, subjectIds, teacherIds] = [known(classes), known(subjects), known(teachers)];
  const isKnown = ({ classId, subjectId, title, teacherId }: TimetableSlot) =>
    classIds.has(classId) &&
    (subjectId === null ? title.trim() !== '' : title === '' && subjectIds.has(subjectId)) &&
    (teacherId === null || teacherIds.has(teacherId));
  const keys = new Set(slots.map(({ classId, weekday, period, weeks }) => [classId, weekday, period, weeks].join(' ')));
  if (!slots.every(isKnown) || keys.size < slots.length) throw invalid('organisation.timetable.noSuch');
  return { classes, teachers };
}
