import { forbidden } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { addDays, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import type * as api from '../../api';
import { heatDays, shareOf } from '../../model/practice/weakness';
import { presentWords } from '../library/present-words';
import { readUnit } from '../library/units.queries';
import { selectWordsOfUnit } from '../library/words.queries';
import { selectTaughtClasses } from './assignments.queries';
import { countWrongStudents, selectDueWords, selectMistakes, selectWeak } from './weak-words.queries';

/** What was wrong before is not counted. */
const sinceOf = (now: Date) => new Date(now.getTime() - heatDays * 86_400_000);

export const countWrong: Handler<typeof api.countWrong> = async ({ db, actor, input, now }) => {
  if (!actor.schoolId) throw forbidden();
  const termId = await currentTermId(db, now);
  const taught = new Set((await selectTaughtClasses(db, actor, termId)).map(({ classId }) => classId));
  const classIds = input.classIds.filter((id) => taught.has(id));
  const scope = { schoolId: actor.schoolId, termId };
  return { students: await countWrongStudents(db, scope, { ...input, classIds, since: sinceOf(now) }) };
};

export const weakWords =
  (files: Files): Handler<typeof api.weakWords> =>
  async ({ db, actor, input, now }) => {
    if (!actor.schoolId) throw forbidden();
    const unit = await readUnit(db, actor, input.unitId);
    const termId = await currentTermId(db, now);
    const [classes, rows] = await Promise.all([selectTaughtClasses(db, actor, termId), selectWordsOfUnit(db, unit)]);
    const scope = { schoolId: actor.schoolId, termId };
    const wish = {
      classIds: classes.map(({ classId }) => classId),
      wordIds: rows.map(({ id }) => id),
      since: sinceOf(now),
    };
    const [weak, mistakes, due, words] = await Promise.all([
      selectWeak(db, scope, wish),
      selectMistakes(db, scope, wish),
      selectDueWords(db, scope, wish, startOf(addDays(cityDay(now), 1))),
      presentWords(db, files, actor, rows),
    ]);
    const shares = new Map(
      weak.map(({ wordId, skill, classId, wrong, answered }) => [
        `${wordId} ${skill} ${classId}`,
        shareOf(wrong, answered),
      ]),
    );
    const dueWords = new Set(due.map(({ wordId }) => wordId));
    const mistakesOf = Map.groupBy(mistakes, ({ wordId }) => wordId);
    return {
      classes,
      words: words.map((word) => ({
        ...word,
        classes: classes.map(({ classId }) => ({
          classId,
          write: shares.get(`${word.wordId} write ${classId}`) ?? null,
          read: shares.get(`${word.wordId} read ${classId}`) ?? null,
        })),
        isDue: dueWords.has(word.wordId),
        mistakes: (mistakesOf.get(word.wordId) ?? []).map(({ given, count }) => ({ given, count })),
      })),
    };
  };
