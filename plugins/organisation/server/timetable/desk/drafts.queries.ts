import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { TimetableSlot } from '../../../model/timetable/lessons';

export interface DraftRow {
  readonly id: Id;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

interface OfTerm {
  readonly schoolId: Id;
  readonly termId: Id;
}

interface Changed {
  readonly by: Id;
  readonly at: Date;
}

const columns = {
  schoolId: 'uuid',
  timetableId: 'uuid',
  classId: 'uuid',
  weekday: 'int2',
  period: 'int2',
  weeks: 'int2',
  subjectId: 'uuid',
  title: 'text',
  teacherId: 'uuid',
  room: 'text',
} as const;

/** Holds other writers of a school's timetable, of its changes and its periods back until the call ends. */
export const lockTimetables = (db: Db, schoolId: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('organisation.timetable'), hashtext(${schoolId}))`);

export const selectDraft = (db: Db, { schoolId, termId }: OfTerm) =>
  db.maybe<DraftRow>(sql`
    select t.id, t.version, p.name as changed_by, t.changed_at
    from organisation.timetable t join core.person p on p.id = t.changed_by
    where t.school_id = ${schoolId} and t.term_id = ${termId} and t.from_week is null`);

/** Published timetables of a term, the latest week first. */
export const selectPublished = (db: Db, { schoolId, termId }: OfTerm) =>
  db.all<{ id: Id; fromWeek: number; version: number }>(sql`
    select id, from_week, version from organisation.timetable
    where school_id = ${schoolId} and term_id = ${termId} and from_week is not null order by from_week desc`);

/** The last timetable of the term before: published, if there is one. */
export const selectBefore = (db: Db, { schoolId, termId }: OfTerm) =>
  db.maybe<{ id: Id }>(sql`
    select t.id from organisation.timetable t join core.term m on m.id = t.term_id
    where t.school_id = ${schoolId} and t.from_week is not null
      and m.starts_on < (select starts_on from core.term where id = ${termId})
    order by m.starts_on desc, t.from_week desc limit 1`);

export const insertDraft = (db: Db, { schoolId, termId }: OfTerm, id: Id, { by, at }: Changed) =>
  db.run(sql`
    insert into organisation.timetable (school_id, id, term_id, changed_by, changed_at, version)
    values (${schoolId}, ${id}, ${termId}, ${by}, ${at}, 0)`);

export const updateDraft = (db: Db, schoolId: Id, id: Id, { by, at }: Changed) =>
  db.one<{ version: number }>(sql`
    update organisation.timetable set version = version + 1, changed_by = ${by}, changed_at = ${at}
    where school_id = ${schoolId} and id = ${id} returning version`);

export const deleteTimetable = (db: Db, schoolId: Id, id: Id) =>
  db.run(sql`delete from organisation.timetable where school_id = ${schoolId} and id = ${id}`);

/** The draft becomes what everybody sees from a week on. */
export const publishDraft = (db: Db, schoolId: Id, id: Id, { fromWeek, by, at }: Changed & { fromWeek: number }) =>
  db.run(sql`
    update organisation.timetable
    set from_week = ${fromWeek}, published_at = ${at}, changed_by = ${by}, changed_at = ${at}
    where school_id = ${schoolId} and id = ${id}`);

/** Published timetables that would begin with a new one or after it: it takes their place. */
export const deleteFrom = (db: Db, { schoolId, termId }: OfTerm, fromWeek: number) =>
  db.run(sql`
    delete from organisation.timetable
    where school_id = ${schoolId} and term_id = ${termId} and from_week >= ${fromWeek}`);

export const selectSlotsOf = (db: Db, schoolId: Id, timetableId: Id) =>
  db.all<TimetableSlot>(sql`
    select class_id, weekday, period, weeks, subject_id, title, teacher_id, room from organisation.timetable_lesson
    where school_id = ${schoolId} and timetable_id = ${timetableId} order by class_id, weekday, period, weeks`);

export const copySlots = (db: Db, schoolId: Id, from: Id, to: Id) =>
  db.run(sql`
    insert into organisation.timetable_lesson
      (school_id, timetable_id, class_id, weekday, period, weeks, subject_id, title, teacher_id, room)
    select school_id, ${to}, class_id, weekday, period, weeks, subject_id, title, teacher_id, room
    from organisation.timetable_lesson where school_id = ${schoolId} and timetable_id = ${from}`);

/**
 * The lessons of an older timetable for the classes of a term: for the same class, or for the one that continues it. Who
 * teaches a subject there now takes the place of the teacher who did.
 */
export const carrySlots = (db: Db, { schoolId, termId }: OfTerm, from: Id, to: Id) =>
  db.run(sql`
    insert into organisation.timetable_lesson
      (school_id, timetable_id, class_id, weekday, period, weeks, subject_id, title, teacher_id, room)
    select l.school_id, ${to}, c.id, l.weekday, l.period, l.weeks, l.subject_id, l.title,
      case when l.subject_id is null then l.teacher_id else coalesce(
        (select ct.person_id from core.class_teacher ct where ct.school_id = l.school_id and ct.term_id = ${termId}
          and ct.class_id = c.id and ct.subject_id = l.subject_id order by ct.person_id = l.teacher_id desc, ct.person_id
          limit 1), l.teacher_id) end, l.room
    from organisation.timetable_lesson l
    join core.class c on c.school_id = l.school_id and (c.id = l.class_id or c.previous_id = l.class_id)
    join core.term t on t.school_year_id = c.school_year_id
    where l.school_id = ${schoolId} and l.timetable_id = ${from} and t.id = ${termId}`);

/** The lessons of some classes take the place of those that the timetable has for them. */
export async function replaceSlots(
  db: Db,
  { schoolId, timetableId }: { readonly schoolId: Id; readonly timetableId: Id },
  classIds: readonly Id[],
  slots: readonly TimetableSlot[],
): Promise<void> {
  await db.run(sql`
    delete from organisation.timetable_lesson where school_id = ${schoolId} and timetable_id = ${timetableId}
      and class_id = any (${[...classIds]}::uuid[])`);
  const rows = slots.map((slot) => ({ ...slot, schoolId, timetableId }));
  await insertMany(db, 'organisation.timetable_lesson', columns, rows);
}
