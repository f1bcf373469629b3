import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { ChildSource, LearningOfChild } from 'edutech/plugins/guardian/api';
import { shownValue } from '../../model/mastery';
import { ownPoint } from '../../model/own-points';
import { lastMondays } from '../../model/weeks';
import { pointNames } from '../classes/class.routes';
import { byPoint, knownAnswers, subjectsOf } from './own-data';
import type { OwnParts } from './own.routes';

/** Points that a guardian reads of each kind: what helps tonight, not a report. */
const mostNamed = 3;

/** What guardians read of what a child knows: names of points, no values, nothing of the child's own practice. */
export const childSource = ({ sources, textbooks }: Pick<OwnParts, 'sources' | 'textbooks'>): ChildSource<Db> => ({
  learning: async (db, { personId, language, now }) => {
    const all = await knownAnswers(db, sources, personId, { now, withPractice: false });
    const subjects = subjectsOf(all);
    const names = await pointNames(
      db,
      textbooks,
      all.flatMap(({ pointIds }) => pointIds),
      language,
    );
    const mondays = lastMondays(now);
    return subjects.flatMap(({ id, name, nameEn, code }): LearningOfChild[] => {
      const points = [...byPoint(all.filter(({ subjectId }) => subjectId === id))].map(([pointId, answers]) => {
        const { state, ability } = ownPoint(answers, mondays);
        return { name: names.get(pointId) ?? '', state, value: shownValue(ability.ability) };
      });
      const named = (states: readonly string[], order: 1 | -1) =>
        points
          .filter(({ state, name: own }) => states.includes(state) && own !== '')
          .toSorted((a, b) => order * (a.value - b.value))
          .slice(0, mostNamed)
          .map((one) => one.name);
      const [knows, practises] = [named(['known', 'near'], -1), named(['weak', 'learning'], 1)];
      if (knows.length + practises.length === 0) return [];
      return [{ subject: nameIn(language, name, nameEn), subjectCode: code, knows, practises }];
    });
  },
});
