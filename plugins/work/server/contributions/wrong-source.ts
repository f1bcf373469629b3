import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { ReportedKey, WrongSource } from 'edutech/plugins/wrong/api';
import { mayKnowMistakes, maySeeKeys } from '../../model/answering/release';
import { loadItems, loadKeys } from '../homework/sheet';
import { selectHolding, selectKeyedAttempts } from './wrong-source.queries';

/** Which of these questions a student meets in homework whose answers are not released: their keys are withheld everywhere. */
export async function withheldQuestions(
  db: Db,
  personId: Id,
  questions: readonly { readonly questionId: Id }[],
  now: Date,
): Promise<ReadonlySet<Id>> {
  const holding = await selectHolding(
    db,
    personId,
    questions.map(({ questionId }) => questionId),
  );
  return new Set(holding.filter((one) => !maySeeKeys(one.times, one, now)).flatMap((one) => one.heldIds));
}

/** Decides which keys a student may see, by `maySeeKeys`. */
export const wrongSource = (bank: QuestionBank<Db>): WrongSource<Db> => ({
  area: 'work',
  sights: async (db, personId, attemptIds, now) => {
    const attempts = await selectKeyedAttempts(db, personId, attemptIds);
    const known = attempts.filter((one) => mayKnowMistakes(one.times, one, now));
    return new Map(known.map((one) => [one.id, maySeeKeys(one.times, one, now) ? 'released' : 'known']));
  },
  keys: async (db, personId, places, now) => {
    const asked = Map.groupBy(places, ({ attemptId }) => attemptId);
    const attempts = await selectKeyedAttempts(db, personId, [...asked.keys()]);
    const keys: ReportedKey[] = [];
    for (const attempt of attempts) {
      if (!maySeeKeys(attempt.times, attempt, now)) continue;
      const homework = { schoolId: attempt.schoolId, id: attempt.homeworkId };
      const wanted = new Set(asked.get(attempt.id)?.map(({ itemId }) => itemId));
      const items = (await loadItems(db, bank, homework, attempt.tier)).filter(({ id }) => wanted.has(id));
      for (const [itemId, { key }] of await loadKeys(db, bank, homework, items))
        keys.push({ attemptId: attempt.id, itemId, key });
    }
    return keys;
  },
  withheld: (db, personId, questionIds, now) =>
    withheldQuestions(
      db,
      personId,
      questionIds.map((questionId) => ({ questionId })),
      now,
    ),
});
