import { forbidden } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api';
import { heatDays, shareOf } from '../../model/practice/weakness';
import { presentWords } from '../library/present-words';
import { readUnit } from '../library/units.queries';
import { selectWordsOfUnit } from '../library/words.queries';
import { selectTaughtClasses } from './assignments.queries';
import { selectMistakes, selectWeak } from './weak-words.queries';

const day = 86_400_000;

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
      since: new Date(now.getTime() - heatDays * day),
    };
    const [weak, mistakes, words] = await Promise.all([
      selectWeak(db, scope, wish),
      selectMistakes(db, scope, wish),
      presentWords(db, files, actor, rows),
    ]);
    const shares = new Map(
      weak.map(({ wordId, skill, classId, wrong, answered }) => [
        `${wordId} ${skill} ${classId}`,
        shareOf(wrong, answered),
      ]),
    );
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
        mistakes: (mistakesOf.get(word.wordId) ?? []).map(({ given, count }) => ({ given, count })),
      })),
    };
  };
