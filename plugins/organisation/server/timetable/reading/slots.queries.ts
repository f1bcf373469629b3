import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { Whose } from '../../../api/timetable/lessons';
import type { TimetableSlot } from '../../../model/timetable/lessons';

/** A lesson of a timetable with the names that its readers want. */
export interface SlotRow extends TimetableSlot {
  readonly timetableId: Id;
  readonly className: string;
  readonly subject: string | null;
  readonly subjectCode: string | null;
  readonly teacher: string | null;
}

const columns = (language: Language) => sql`l.timetable_id, l.class_id, l.weekday, l.period, l.weeks, l.subject_id,
  l.title, l.teacher_id, l.room, c.name as class_name, ${inLanguage('s', language)} as subject, s.code as subject_code,
  p.name as teacher`;
const tables = sql`organisation.timetable_lesson l
  join core.class c on c.school_id = l.school_id and c.id = l.class_id
  left join core.subject s on s.id = l.subject_id
  left join core.person p on p.id = l.teacher_id`;

interface WantedSlots {
  readonly whose: Whose;
  readonly timetableIds: readonly Id[];
  /** Classes of lessons that a teacher takes over from others. */
  readonly classIds: readonly Id[];
  readonly language: Language;
}

/** The week of a class or of several, or that of a teacher with all lessons of some classes. */
export const selectSlots = (db: Db, { whose, timetableIds, classIds, language }: WantedSlots) =>
  db.all<SlotRow>(sql`
    select ${columns(language)} from ${tables}
    where l.school_id = ${whose.schoolId} and l.timetable_id = any (${[...timetableIds]}::uuid[])
      and ${
        'classId' in whose
          ? sql`l.class_id = ${whose.classId}`
          : 'classIds' in whose
            ? sql`l.class_id = any (${[...whose.classIds]}::uuid[])`
            : sql`(l.teacher_id = ${whose.teacherId} or l.class_id = any (${[...classIds]}::uuid[]))`
      }
    order by l.weekday, l.period, l.weeks`);

/** All lessons of one timetable, by class. */
export const selectTimetable = (db: Db, schoolId: Id, timetableId: Id, language: Language) =>
  db.all<SlotRow>(sql`
    select ${columns(language)} from ${tables} join core.grade g on g.id = c.grade_id
    where l.school_id = ${schoolId} and l.timetable_id = ${timetableId}
    order by g.number, c.number, c.id, l.weekday, l.period, l.weeks`);
