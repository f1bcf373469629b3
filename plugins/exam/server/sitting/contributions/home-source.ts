import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask, TaskQuestion } from 'edutech/plugins/home/api';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { endOf, entryTime } from '../../../model/sitting/times';
import { routes } from '../../../routes';
import { type OwnSittingRow, selectOwnSittings } from '../answering/own-sittings.queries';
import { weekOfExams } from './home-week';

const most = 20;
/** How long before an exam invigilators find it among their tasks. */
const ahead = '1 day';

/** Exams on the homes: those that students sit soon, and those that teachers invigilate within a day. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, question) => {
    if (question.types === 'student') return studentTasks(texts, db, question);
    return question.types === 'teacher' ? teacherTasks(texts, db, question) : [];
  },
  week: (db, question) => weekOfExams(texts, db, question),
});

/** Until an exam starts, its start is the moment that counts and stands before the note; then its end, and the note says the start. */
const whenOf = (startsAt: Date, end: Date | null, now: Date) => ({
  due: startsAt > now ? startsAt : (end ?? startsAt),
  said: { isOn: String(startsAt <= now), time: cityMinute(startsAt).slice(11).replace(/^0/, '') },
});

/** Before students may enter there is nothing to begin. */
const actOf = ({ startedAt, startsAt, mode }: OwnSittingRow, now: Date) =>
  startedAt ? 'continue' : mode === 'online' && +startsAt - entryTime <= +now ? 'begin' : 'see';

async function studentTasks(texts: Texts, db: Db, { personId, language, now }: TaskQuestion): Promise<NewTask[]> {
  const rows = await selectOwnSittings(db, { personId, which: 'todo', most }, now, language);
  return rows.map((row) => {
    const { due, said } = whenOf(row.startsAt, endOf(row, row), now);
    return {
      id: `exam.sit.${row.id}`,
      area: 'exam',
      act: actOf(row, now),
      text: row.title,
      note: texts.say(language, `exam.home.sit.${row.mode}`, {
        ...said,
        room: row.room,
        seat: row.seat,
      }),
      due,
      minutes: row.minutes + row.extraMinutes,
      path: row.mode === 'printed' ? routes.studentList.to() : routes.sitting.to({ id: row.id }),
      subject: { name: row.subject, hue: subjectHue(row.subjectCode) },
    };
  });
}

interface DutyRow {
  readonly examId: Id;
  readonly title: string;
  readonly room: string;
  readonly startsAt: Date;
  readonly minutes: number;
}

const selectDuties = (db: Db, personId: Id, now: Date) =>
  db.all<DutyRow>(sql`
    select e.id as exam_id, e.title, r.name as room, e.starts_at, e.minutes
    from exam.invigilator i
    join exam.room r on r.school_id = i.school_id and r.id = i.room_id
    join exam.exam e on e.school_id = r.school_id and e.id = r.exam_id
    where i.person_id = ${personId} and e.withdrawn_at is null and e.closed_at is null
      and e.starts_at < ${now}::timestamptz + ${ahead}::interval
      and e.starts_at + make_interval(mins => e.minutes) > ${now}
    order by e.starts_at, e.id, r.position limit ${most}`);

async function teacherTasks(
  texts: Texts,
  db: Db,
  { personId, language, now }: { readonly personId: Id; readonly language: Language; readonly now: Date },
): Promise<NewTask[]> {
  return (await selectDuties(db, personId, now)).map(({ examId, title, room, startsAt, minutes }) => {
    const { due, said } = whenOf(startsAt, new Date(startsAt.getTime() + minutes * 60_000), now);
    return {
      id: `exam.invigilate.${examId}.${room}`,
      area: 'exam',
      act: 'see',
      text: title,
      note: texts.say(language, 'exam.home.invigilate', { ...said, room }),
      due,
      path: routes.invigilate.to({ id: examId }),
    };
  });
}
