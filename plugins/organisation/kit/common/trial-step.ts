import Type, { type Static } from 'typebox';

/** A step of a trial: what was set up is used as it will be, and each step says how long it took and what came back. */
export const TrialStep = Type.Object({
  /** What was tried, in a word; the page has its text. */
  step: Type.String(),
  isDone: Type.Boolean(),
  milliseconds: Type.Integer(),
  /** What the other side said, in its own words; empty: nothing worth telling. */
  answer: Type.String(),
  /** Word for what to change; empty: nothing. */
  advice: Type.String(),
});
export type TrialStep = Static<typeof TrialStep>;
