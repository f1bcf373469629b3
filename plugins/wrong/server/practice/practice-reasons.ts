import type { Id } from 'edutech/core/common/ids';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Db } from 'edutech/core/server/data/db';
import { cityDay, daysBetween } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { type PointTally, type PracticeReason, practiceReasonOf } from '../../model/practice-reason';
import type { EntryRow } from '../collection/entries.queries';
import { namesOf, type Parts, type Reader } from '../present-entries';
import { selectQuestionTallies } from './practice.queries';
import { recallProbability } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import { planOf } from './today';

/** The period in which repeated mistakes are counted. */
const halfYear = 183 * 86_400_000;

/** A student's results on knowledge points, over all their questions. */
async function talliesOf(db: Db, { bank }: Pick<Parts, 'bank'>, personId: Id, now: Date) {
  const questions = await selectQuestionTallies(db, personId, new Date(now.getTime() - halfYear));
  const facts = await bank.facts(db, questions);
  const tallies = new Map<Id, { times: number; wrong: number }>();
  for (const question of questions)
    for (const pointId of facts.get(versionKey(question))?.pointIds ?? []) {
      const before = tallies.get(pointId) ?? { times: 0, wrong: 0 };
      tallies.set(pointId, { times: before.times + question.times, wrong: before.wrong + question.wrong });
    }
  return tallies;
}

/** Why each of these entries is practised now. */
export async function practiceReasonsOf(
  db: Db,
  parts: Pick<Parts, 'bank' | 'textbooks'>,
  entries: readonly EntryRow[],
  { actor, language, now }: Reader,
): Promise<Map<Id, PracticeReason>> {
  const ids = entries.flatMap(({ pointIds }) => pointIds);
  const [plan, tallies, names] = await Promise.all([
    planOf(db, actor.personId),
    talliesOf(db, parts, actor.personId, now),
    namesOf(db, parts.textbooks, ids, language),
  ]);
  const today = cityDay(now);
  const daysToExam = plan.examOn && plan.examOn >= today ? daysBetween(today, plan.examOn) : null;
  return new Map(
    entries.map((entry) => {
      const points = names(entry.pointIds).flatMap(({ kiid, knowName }): PointTally[] => {
        const tally = tallies.get(kiid);
        return tally ? [{ name: knowName, ...tally }] : [];
      });
      const why = practiceReasonOf({
        origin: entry.origin,
        title: entry.title,
        wrongCount: entry.wrongCount,
        points,
        daysSince: entry.reviewedAt ? daysBetween(cityDay(entry.reviewedAt), today) : null,
        chance: recallProbability(entry, now),
        daysToExam,
      });
      return [entry.id, why] as const;
    }),
  );
}
