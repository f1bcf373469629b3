import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { PointTopic, Textbooks } from 'edutech/plugins/textbook/api';
import type { Topic } from '../../api/kinds';
import type { Span } from '../../model/spans';
import { lastMondays } from '../../model/weeks';
import {
  type ClassAnswer,
  countTasks,
  selectClassAnswers,
  selectMastery,
  selectStudents,
  selectTaught,
  type StudentPoint,
  type StudentRow,
  type TaughtRow,
} from './class.queries';

/** What the page of a class is counted from. */
export interface ClassData {
  readonly taught: TaughtRow;
  readonly students: readonly StudentRow[];
  readonly mastery: readonly StudentPoint[];
  /** Of the last weeks, in the order of time, of those who are in the class now. */
  readonly answers: readonly ClassAnswer[];
  /** Those of the chosen time: the map is of them. */
  readonly counted: readonly ClassAnswer[];
  readonly mondays: readonly Day[];
  /** Tasks of the last two weeks. */
  readonly tasks: number;
  readonly topics: readonly PointTopic[];
  /** The chosen topic, else that of the newest answer. */
  readonly topic: PointTopic | undefined;
}

interface Wish {
  readonly classId: Id;
  readonly subjectId: Id;
  readonly topicId?: Id | undefined;
  readonly span: Span;
}

/** 404 `situation.error.noClass` for a class that the actor does not teach the subject. */
export async function loadClass(
  db: Db,
  textbooks: Textbooks<Db>,
  wish: Wish,
  { actor, now, language }: { readonly actor: SignedIn; readonly now: Date; readonly language: Language },
): Promise<ClassData> {
  const taught = await selectTaught(db, actor, wish);
  const mondays = lastMondays(now);
  const since = await countedSince(db, wish.span, { mondays, now, language });
  const weeks = sinceOf(mondays);
  const students = await selectStudents(db, taught);
  const present = new Set(students.map(({ studentId }) => studentId));
  const [mastery, all, tasks] = await Promise.all([
    selectMastery(db, taught.subjectId, [...present]),
    selectClassAnswers(db, taught, new Date(Math.min(since.getTime(), weeks.getTime()))),
    countTasks(db, taught, missedSince(now)),
  ]);
  const ofClass = all.filter(({ personId }) => present.has(personId));
  const answers = ofClass.filter(({ at }) => at >= weeks);
  const counted = ofClass.filter(({ at }) => at >= since);
  const pointIds = new Set([...mastery.map(({ pointId }) => pointId), ...answers.flatMap((one) => one.pointIds)]);
  const topics = await textbooks.topicsOf(db, [...pointIds], language);
  return {
    taught,
    students,
    mastery,
    answers,
    counted,
    mondays,
    tasks,
    topics,
    topic: chosenTopic(topics, answers, wish.topicId),
  };
}

const day = 86_400_000;
/** Days in which a task is missed. */
const missedDays = 14;
/** From when on somebody is missed. */
export const missedSince = (now: Date): Date => new Date(now.getTime() - missedDays * day);

/** The first moment that a map counts. */
export async function countedSince(
  db: Db,
  span: Span,
  { mondays, now, language }: { readonly mondays: readonly Day[]; readonly now: Date; readonly language: Language },
): Promise<Date> {
  if (span === 'week') return sinceOf(mondays.slice(-1));
  const [term] = span === 'term' ? await termsAt(db, now, language) : [];
  return term ? sinceOf([term.startsOn]) : sinceOf(mondays);
}

/** The first moment of the weeks that are looked at, in the city. */
export const sinceOf = (mondays: readonly Day[]): Date => new Date(`${mondays[0]}T00:00:00+08:00`);

/** The topic that was asked for, else that of the newest answers, else the first. */
export function chosenTopic(
  topics: readonly PointTopic[],
  answers: readonly { readonly pointIds: readonly Id[] }[],
  topicId: Id | undefined,
): PointTopic | undefined {
  const asked = topics.find((topic) => topic.topicId === topicId);
  if (asked) return asked;
  const topicOf = new Map(topics.flatMap((topic) => topic.points.map(({ id }) => [id, topic] as const)));
  const newest = answers.findLast(({ pointIds }) => pointIds.some((id) => topicOf.has(id)));
  return newest ? topicOf.get(newest.pointIds.find((id) => topicOf.has(id))!) : topics[0];
}

/** A topic with how many of its points have evidence. */
export const topicItem = ({ topicId, name, points }: PointTopic, answered: ReadonlySet<Id>): Topic => ({
  topicId,
  name,
  points: points.length,
  answered: points.filter(({ id }) => answered.has(id)).length,
});
