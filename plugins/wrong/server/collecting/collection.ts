import { type Id, newId } from 'edutech/core/common/ids';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import type { ReportedResult, WrongQuestions } from '../../api/results';
import {
  deleteCorrected,
  type QuestionTraits,
  recountClasses,
  upsertEntries,
  upsertResults,
} from './collection.queries';

/** What an entry stores of bank questions: type, time, knowledge points. */
export async function traitsOf(
  db: Db,
  bank: QuestionBank<Db>,
  versions: readonly QuestionVersion[],
): Promise<QuestionTraits[]> {
  const [bodies, facts] = await Promise.all([bank.bodies(db, versions), bank.facts(db, versions)]);
  return versions.flatMap((version) => {
    const body = bodies.get(versionKey(version));
    const fact = facts.get(versionKey(version));
    if (!body || !fact) return [];
    const { questionId } = version;
    return [{ questionId, type: body.type, seconds: Math.round(fact.seconds), pointIds: fact.pointIds }];
  });
}

const system = asSystem('the results of a class are counted');

/** Stores reported results, and adds wrong questions to each student's collection. */
export const collection = (bank: QuestionBank<Db>): WrongQuestions<Db> => ({
  note: async (db, results) => {
    const told = results.filter(({ of }) => of > 0);
    if (told.length === 0) return;
    const changed = await upsertResults(db, told);
    if (changed.length === 0) return;
    const newest = new Map<Id, ReportedResult>(told.map((one) => [one.questionId, one]));
    const questionIds = [...new Set(changed.map(({ questionId }) => questionId))];
    const traits = await traitsOf(
      db,
      bank,
      questionIds.flatMap((id) => newest.get(id) ?? []),
    );
    await deleteCorrected(db, changed);
    await upsertEntries(
      db,
      changed,
      traits,
      changed.map(() => newId()),
    );
    // a student who submits sees the own results, and is one of those that are counted
    await db.as(system, (part) => recountClasses(part, changed, traits));
  },
});
