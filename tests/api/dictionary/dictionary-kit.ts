import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { SentReview } from 'edutech/plugins/dictionary/api/practising';

export { dataOf, keyOf } from '../wrong/wrong-kit';

export const unit = (slug: string) => demoId(`dictionary.unit.${slug}`);
export const word = (slug: string, at = 0) => demoId(`dictionary.word.${slug}.${at}`);
export const assignment = (slug: string) => demoId(`dictionary.assignment.${slug}`);

/** An answer as a device sends it. */
export const review = (change: Partial<SentReview> = {}): SentReview => ({
  reviewId: newId(),
  wordId: word('zoo'),
  assignmentId: null,
  mode: 'spell',
  grade: 3,
  given: 'zoo',
  voiceId: null,
  seconds: 8,
  age: 1000,
  ...change,
});

/** How homework is practised, passed and read aloud. */
export const settings = {
  modes: ['spell' as const],
  passPercent: 80,
  repeats: 2,
  gapSeconds: 6,
  rate: 1,
  takesPaper: true,
  onlyWrong: false,
};

/** A unit that stands at no chapter. */
export const noPlace = { nodeId: null, readPointId: null, writePointId: null };

/** Tomorrow, as a form sends it. */
export const tomorrow = (now: Date) => new Date(now.getTime() + 86_400_000).toISOString();
