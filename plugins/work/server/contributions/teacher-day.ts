import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeQuestion, LessonLink, LessonPlace, NewTask, TeacherDay } from 'edutech/plugins/home/api';
import {
  assignAddress,
  byQuestionAddress,
  composeAddress,
  monitorAddress,
  workListAddress,
} from '../../model/addresses';
import { dailyLimit } from '../../model/publishing/load';
import { selectGivenSince, selectTeacherDay } from './teacher-day.queries';

/** An evening ends when school begins: what is due at 7:40 is done the evening before. */
const schoolBegins = '08:00';

/** Of a moment the evening to which it leads: what is due in it is done tonight. */
export function eveningOf(now: Date): { readonly from: Date; readonly to: Date } {
  const today = cityDay(now);
  const morning = cityMoment(today, schoolBegins);
  // who looks before school sees the evening that comes
  return { from: morning, to: cityMoment(dayAfter(today, 1), schoolBegins) };
}

const mostRows = 5;

const readDay = (db: Db, question: HomeQuestion) => {
  const { language, now } = question;
  const evening = eveningOf(now);
  return selectTeacherDay(db, question, { most: mostRows, due: { from: now, to: evening.to }, evening, language });
};

const dayOfCall = new WeakMap<Db, ReturnType<typeof readDay>>();

/**
 * What waits for a teacher's marks, what is due tonight, and what classes have. Tasks and cards of a home both need it and are
 * asked beside each other, so it is read once for each call, which is known by its connection.
 */
function openWork(db: Db, question: HomeQuestion) {
  const read = dayOfCall.get(db) ?? readDay(db, question);
  dayOfCall.set(db, read);
  return read;
}

/** How homework is submitted, as an icon. */
const icons = ['List', 'Attach', 'Folder', 'Print'] as const;

/** A teacher's tasks: what is to be marked, what is due tonight, and what was begun. */
export async function teacherTasks(texts: Texts, db: Db, question: HomeQuestion): Promise<NewTask[]> {
  const { language } = question;
  const {
    unmarked,
    due,
    drafts: [draft],
  } = await openWork(db, question);
  const say = (key: string, params: Record<string, string | number>) => texts.say(language, `work.home.${key}`, params);
  const [oldest] = unmarked;
  const open = due.find(({ submitted, students }) => submitted < students);
  const figure = { area: 'work' as const, isFigure: true };
  return [
    {
      ...figure,
      id: 'work.mark',
      act: 'mark',
      count: oldest?.allWaiting ?? 0,
      text: say('mark', {}),
      note: say('mark.note', { count: oldest?.allHomework ?? 0 }),
      path: oldest ? byQuestionAddress(oldest.homeworkId) : `${workListAddress}?state=toCorrect`,
    },
    {
      ...figure,
      id: 'work.due',
      act: 'see',
      count: due.length,
      text: say('due', {}),
      note: open
        ? say('due.open', { class: open.className, count: open.students - open.submitted })
        : say('due.note', { count: due.length }),
      ...(open && { due: open.dueAt }),
      path: open ? monitorAddress(open.id) : `${workListAddress}?state=running`,
    },
    ...(draft
      ? [
          {
            ...figure,
            id: 'work.drafts',
            act: 'publish' as const,
            count: draft.count,
            text: say('drafts', {}),
            note: draft.title || say('drafts.untitled', {}),
            path: draft.count === 1 ? composeAddress(draft.id) : `${workListAddress}?tab=draft`,
          },
        ]
      : []),
  ];
}

/** Rows of a teacher's home: answers to mark, deadlines of tonight, and what classes have tonight. */
export async function teacherDay(
  { texts, levels }: { readonly texts: Texts; readonly levels: LevelSettings },
  db: Db,
  question: HomeQuestion,
): Promise<TeacherDay> {
  const { language } = question;
  const { unmarked, due, taught, loads } = await openWork(db, question);
  return {
    marking: unmarked.map(({ homeworkId, title, kind, classes, minutes, waiting, corrected, submitted }) => ({
      id: homeworkId,
      icon: icons[kind],
      title,
      note: texts.say(language, 'work.home.marking', {
        classes: classes.join(language === 'en' ? ', ' : '、'),
        minutes,
      }),
      waiting,
      share: submitted > 0 ? corrected / submitted : 0,
      act: 'mark' as const,
      path: byQuestionAddress(homeworkId),
    })),
    due: due.map(({ id, title, className, dueAt, submitted, students }) => ({
      id,
      title,
      className,
      due: dueAt.toISOString(),
      done: submitted,
      of: students,
      path: monitorAddress(id),
      remind: submitted < students ? id : null,
    })),
    loads: taught.map(({ classId, className, grade }) => {
      const own = loads.filter((row) => row.classId === classId);
      return {
        classId,
        className,
        minutes: own[0]?.heaviest ?? 0,
        limit: dailyLimit(grade, levels.at(question.schoolId)),
        parts: own.map(({ name, code, minutes }) => ({ name, hue: subjectHue(code), minutes })),
      };
    }),
  };
}

/** What can be done with lessons: homework of them, or a look at what they were given today. */
export async function lessonLinks(
  texts: Texts,
  db: Db,
  question: HomeQuestion,
  lessons: readonly LessonPlace[],
): Promise<LessonLink[]> {
  const { language, now } = question;
  const classIds = [...new Set(lessons.map(({ classId }) => classId))];
  const since = cityMoment(cityDay(now), '00:00');
  const given = classIds.length > 0 ? await selectGivenSince(db, question, classIds, since) : [];
  return lessons.flatMap(({ key, classId, subjectId }): LessonLink[] => {
    if (!subjectId) return [];
    const homework = given.find((one) => one.classId === classId && one.subjectId === subjectId);
    const assign = { lesson: key, act: 'assign', path: assignAddress({ classId, subjectId }), note: '' } as const;
    if (!homework) return [assign];
    const { id, submitted, students } = homework;
    const note = texts.say(language, 'work.home.given', { submitted, students });
    return [{ lesson: key, act: 'results', path: monitorAddress(id), note }];
  });
}
