import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { Whose } from '../../../api/timetable/lessons';
import type { TimetableSlot } from '../../../model/timetable/lessons';

/** An id within JSON, as the wire has it. */
export const idOf = (column: string): Query => sql`replace(${sql.ref(column)}::text, '-', '')`;

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

/**
 * The week of a class or of several, or that of a teacher with all lessons of the classes that they take over from others, as
 * an array of JSON: of the timetables that are valid on the days of `wide`, with the changes `changed` (`selectGround`).
 */
export const slotsOf = (whose: Whose, language: Language): Query => sql`(
  select coalesce(json_agg(json_build_object('timetableId', ${idOf('l.timetable_id')}, 'classId', ${idOf('l.class_id')},
      'weekday', l.weekday, 'period', l.period, 'weeks', l.weeks, 'subjectId', ${idOf('l.subject_id')}, 'title', l.title,
      'teacherId', ${idOf('l.teacher_id')}, 'room', l.room, 'className', c.name, 'subject', ${inLanguage('s', language)},
      'subjectCode', s.code, 'teacher', p.name) order by l.weekday, l.period, l.weeks), '[]'::json)
  from organisation.timetable v
    join core.term t on t.id = v.term_id and t.starts_on <= wide.last_day and t.ends_on >= wide.first_day
    join ${tables} on l.school_id = v.school_id and l.timetable_id = v.id
  where v.school_id = ${whose.schoolId} and ${mondayOf(sql`v`)} <= wide.last_day
    and not exists (select from organisation.timetable n where n.school_id = v.school_id and n.term_id = v.term_id
      and n.from_week > v.from_week and ${mondayOf(sql`n`)} <= wide.first_day)
    and ${
      'classId' in whose
        ? sql`l.class_id = ${whose.classId}`
        : 'classIds' in whose
          ? sql`l.class_id = any (${[...whose.classIds]}::uuid[])`
          : sql`(l.teacher_id = ${whose.teacherId}
              or l.class_id in (select class_id from changed where teacher_id = ${whose.teacherId}))`
    })`;

/** The Monday from which a timetable of a term `t` is valid; drafts have none. */
const mondayOf = (version: Query) =>
  sql`date_trunc('week', t.starts_on::timestamp)::date + (${version}.from_week - 1) * 7`;

/** All lessons of one timetable, by class. */
export const selectTimetable = (db: Db, schoolId: Id, timetableId: Id, language: Language) =>
  db.all<SlotRow>(sql`
    select ${columns(language)} from ${tables} join core.grade g on g.id = c.grade_id
    where l.school_id = ${schoolId} and l.timetable_id = ${timetableId}
    order by g.number, c.number, c.id, l.weekday, l.period, l.weeks`);
