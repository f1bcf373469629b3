import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { replay } from '../../model/practice/review-log';
import {
  insertReviews,
  lockLog,
  type NewReview,
  type Remembered,
  selectLog,
  selectPlan,
  upsertMemories,
  type Whose,
} from './reviews.queries';

/**
 * Appends answers to the log of a person, and replays what is remembered of their words. One device after the other: two that
 * send at once must not overwrite what the other's rows have led to.
 */
export async function appendReviews(
  db: Db,
  whose: Whose,
  rows: readonly NewReview[],
  now: Date,
  by: Id | null = null,
): Promise<readonly { readonly wordId: Id }[]> {
  if (rows.length === 0) return [];
  await lockLog(db, whose);
  const added = await insertReviews(db, whose, rows, now, by);
  if (added.length > 0) await replayWords(db, whose, [...new Set(added.map(({ wordId }) => wordId))]);
  return added;
}

/** Replays the log of some words, or of all where the plan has changed. */
export async function replayWords(db: Db, whose: Whose, wordIds?: readonly Id[]): Promise<void> {
  const [log, plan] = await Promise.all([selectLog(db, whose, wordIds), selectPlan(db, whose.personId)]);
  const memories = [...Map.groupBy(log, ({ wordId, skill }) => `${wordId} ${skill}`).values()].flatMap(
    (own): Remembered[] => {
      const memory = replay(own, plan ?? usualPlan);
      const [{ wordId, skill }] = own as [(typeof own)[number]];
      return memory ? [{ wordId, skill, memory }] : [];
    },
  );
  if (memories.length > 0) await upsertMemories(db, whose, memories);
}
