import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type * as api from '../../api';
import type { OwnMap } from '../../api/students';
import { buildsOf } from '../../model/map';
import { answersByDay, comparedMonths } from '../../model/own-past';
import { ownPoint } from '../../model/own-points';
import { shownValue } from '../../model/mastery';
import { fewestPeople } from '../../model/states';
import { type TaskPoint, tasksOf } from '../../model/tasks';
import { lastMondays, weeksBack } from '../../model/weeks';
import { chosenTopic, topicItem } from '../classes/class-data';
import { type Parts, pointNames } from '../classes/class.routes';
import { byPoint, knownAnswers, type Sources, subjectsOf } from './own-data';
import { countClassmates } from './own.queries';

const day = 86_400_000;
const system = asSystem('a student reads how many classmates work on the same, never who');

export interface OwnParts extends Parts {
  readonly sources: Sources;
}

export const ownMap =
  (parts: OwnParts): Handler<typeof api.ownMap> =>
  async ({ db, actor, input, now, language }): Promise<OwnMap> => {
    const { database, sources, textbooks } = parts;
    const all = await knownAnswers(db, sources, actor.personId, { now, withPractice: true });
    const subjects = subjectsOf(all);
    const subjectId = subjects.find(({ id }) => id === input.subjectId)?.id ?? all.at(-1)?.subjectId ?? null;
    const answers = all.filter((one) => one.subjectId === subjectId);
    const points = byPoint(answers);
    const topics = await textbooks.topicsOf(db, [...points.keys()], language);
    const topic = chosenTopic(topics, answers, input.topicId);
    const answered = new Set(points.keys());
    const mondays = lastMondays(now);
    const figures = new Map([...points].map(([id, own]) => [id, ownPoint(own, mondays)]));
    const daysOf = (at: Date | null) => (at ? Math.floor((now.getTime() - at.getTime()) / day) : 0);
    const tasks = tasksOf(
      [...figures].map(
        ([pointId, { ability, state, missing, lastAt }]): TaskPoint => ({
          pointId,
          state,
          value: shownValue(ability.ability),
          missing,
          days: daysOf(lastAt),
        }),
      ),
    );
    const ids = tasks.map(({ pointId }) => pointId);
    const names = await pointNames(db, textbooks, ids, language);
    const mates = new Map(
      (await database.read(system, (part) => countClassmates(part, actor.personId, ids))).map(({ pointId, count }) => [
        pointId,
        count,
      ]),
    );
    const builds = buildsOf(
      topic?.points ?? [],
      answers.flatMap(({ pointIds }) => (pointIds.length > 1 ? [pointIds] : [])),
    );
    return {
      subjects: subjects.map(({ id, name, nameEn, code }) => ({
        subjectId: id,
        name: nameIn(language, name, nameEn),
        code,
      })),
      subjectId,
      topics: topics.map((one) => topicItem(one, answered)),
      topic: topic ? topicItem(topic, answered) : null,
      mondays,
      points: (topic?.points ?? []).map(({ id, name }) => {
        const { state, missing, weeks } = figures.get(id) ?? ownPoint([], mondays);
        return { pointId: id, name, builds: [...(builds.get(id) ?? [])], state, missing, weeks: [...weeks] };
      }),
      tasks: tasks.map((task) => ({
        ...task,
        point: names.get(task.pointId) ?? '',
        days: daysOf(figures.get(task.pointId)?.lastAt ?? null),
        classmates: shownCount(mates, task.pointId),
      })),
      compared: comparedMonths(answers, [...points.values()], now),
      days: answersByDay(all, lastDays(now), cityDay),
    };
  };

const shownCount = (mates: ReadonlyMap<Id, number>, pointId: Id): number => {
  const count = mates.get(pointId) ?? 0;
  return count >= fewestPeople ? count : 0;
};

const lastDays = (now: Date): string[] => {
  const today = cityDay(now);
  return Array.from({ length: weeksBack * 7 }, (_, at) => dayAfter(today, at + 1 - weeksBack * 7));
};
