import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { EvidenceSource } from '../../api/evidence';
import { type OwnAnswer, selectOwnAnswers } from './own.queries';

export type Sources = readonly EvidenceSource<Db>[];

/** Answers of a student whose results the student knows: each area is asked, because releases move. */
export async function knownAnswers(
  db: Db,
  sources: Sources,
  personId: Id,
  { now, withPractice }: { readonly now: Date; readonly withPractice: boolean },
): Promise<OwnAnswer[]> {
  const all = await selectOwnAnswers(db, personId, withPractice);
  const attempts = Map.groupBy(all, ({ area }) => area);
  const known = new Map<string, ReadonlySet<Id>>();
  for (const { area, known: knownOf } of sources) {
    const ids = new Set(attempts.get(area)?.map(({ attemptId }) => attemptId));
    if (ids.size > 0) known.set(area, await knownOf(db, personId, [...ids], now));
  }
  return all.filter(({ area, attemptId }) => known.get(area)?.has(attemptId));
}

/** Answers by the points that they are about. */
export function byPoint<Answer extends { readonly pointIds: readonly Id[] }>(
  answers: readonly Answer[],
): ReadonlyMap<Id, readonly Answer[]> {
  const found = new Map<Id, Answer[]>();
  for (const answer of answers)
    for (const id of answer.pointIds) {
      const own = found.get(id);
      if (own) own.push(answer);
      else found.set(id, [answer]);
    }
  return found;
}

/** Subjects of answers, in the order of the city. */
export const subjectsOf = (answers: readonly OwnAnswer[]) =>
  [...new Map(answers.map((one) => [one.subjectId, one])).values()]
    .toSorted((one, other) => one.subjectSort - other.subjectSort || (one.subjectId < other.subjectId ? -1 : 1))
    .map(({ subjectId, subjectName, subjectNameEn, subjectCode }) => ({
      id: subjectId,
      name: subjectName,
      nameEn: subjectNameEn,
      code: subjectCode,
    }));
