import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeQuestion, NewTask, StudentDay } from 'edutech/plugins/home/api';
import { ownHomeworkAddress, ownPeerAddress } from '../../model/addresses';
import { attemptStates, deadlineOf } from '../../model/answering/attempt';
import { maySeeKeys } from '../../model/answering/release';
import { dailyLimit } from '../../model/publishing/load';
import { type OwnAttemptRow, selectOwnOfBoth } from '../answering/own-attempts.queries';
import { selectPeerTasks } from '../peer/reviews.queries';
import { selectMinutes } from './student-day.queries';
import { eveningOf } from './teacher-day';

const most = 30;
/** What was done that is looked through for what is of today and what came back last. */
const mostDone = 11;

const readOwn = (db: Db, { personId, language, now }: HomeQuestion) =>
  selectOwnOfBoth(db, personId, { todo: most, done: mostDone }, { now, language });

const ownOfCall = new WeakMap<Db, ReturnType<typeof readOwn>>();

/**
 * Homework to do and done. Tasks and day of a home need one each and are asked beside each other, so both are read at once for
 * each call, which is known by its connection.
 */
function ownWork(db: Db, question: HomeQuestion) {
  const read = ownOfCall.get(db) ?? readOwn(db, question);
  ownOfCall.set(db, read);
  return read;
}

type Say = (key: string, params?: Record<string, string | number>) => string;
const sayIn =
  (texts: Texts, language: Language): Say =>
  (key, params) =>
    texts.say(language, `work.home.${key}`, params);

/** A student's tasks: homework to do and to correct, and papers of classmates. */
export async function studentTasks(texts: Texts, db: Db, question: HomeQuestion): Promise<NewTask[]> {
  const { personId, language } = question;
  const say = sayIn(texts, language);
  const [{ todo }, peers] = await Promise.all([
    ownWork(db, question),
    selectPeerTasks(db, personId, 'todo', { language, most }),
  ]);
  return [
    ...todo.map((row) => homeworkTask(row, say)),
    ...peers.map(
      ({ swapId, title, subject, subjectCode, papers, done, dueAt }): NewTask => ({
        id: `work.peer.${swapId}`,
        area: 'work',
        act: 'review',
        count: papers - done,
        text: say('review', { count: papers - done }),
        note: title,
        due: dueAt,
        path: ownPeerAddress(swapId),
        subject: { name: subject, hue: subjectHue(subjectCode) },
      }),
    ),
  ];
}

function homeworkTask(row: OwnAttemptRow, say: Say): NewTask {
  const { id, kind, title, subject, subjectCode, minutes, questions, answered, round, remark } = row;
  const left = Math.max(1, Math.round((minutes * (questions - answered)) / Math.max(1, questions)));
  const task = {
    id: `work.do.${id}`,
    area: 'work',
    text: title,
    path: ownHomeworkAddress(kind, id),
    subject: { name: subject, hue: subjectHue(subjectCode) },
    due: round === 0 || row.dueAt !== null ? deadlineOf(row.times, row) : null,
  };
  if (row.state === attemptStates.returned)
    return { ...task, act: 'correct', note: say('correct', { count: row.toRight.length }), remark };
  const progress = { done: answered, of: questions };
  if (row.state === attemptStates.waiting || answered === 0)
    return { ...task, act: 'begin', minutes, note: say('begin', { questions, minutes }) };
  if (answered < questions)
    return {
      ...task,
      act: 'continue',
      minutes: left,
      progress,
      note: say('continue', { next: answered + 1, minutes: left }),
    };
  return { ...task, act: 'submit', progress, note: say('submit') };
}

/** A student's minutes of tonight, what was submitted today, and what came back last. */
export async function studentDay(levels: LevelSettings, db: Db, question: HomeQuestion): Promise<StudentDay> {
  const { personId, schoolId, now } = question;
  const [{ done, left, grade }, { done: rows }] = await Promise.all([
    selectMinutes(db, personId, eveningOf(now)),
    ownWork(db, question),
  ]);
  const handedIn = rows.filter(({ submittedAt }) => submittedAt !== null);
  const isOfToday = ({ submittedAt }: OwnAttemptRow) => submittedAt && cityDay(submittedAt) === cityDay(now);
  const returned = handedIn.find((row) => maySeeKeys(row.times, row, now) && row.points !== null);
  return {
    minutes: { done, left, limit: grade === null ? null : dailyLimit(grade, levels.at(schoolId)) },
    finished: handedIn.filter(isOfToday).map(({ id, kind, title, subject, subjectCode }) => ({
      title,
      path: ownHomeworkAddress(kind, id),
      subject: { name: subject, hue: subjectHue(subjectCode) },
    })),
    returned: returned
      ? {
          title: returned.title,
          rate: returned.of > 0 ? Number(returned.points) / returned.of : null,
          remark: returned.remark,
          path: ownHomeworkAddress(returned.kind, returned.id),
        }
      : null,
  };
}
