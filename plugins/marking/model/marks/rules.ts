import Type, { type Static } from 'typebox';
import { markModes, pointSteps } from './modes';

/** How a question is marked, as its leader chooses it. */
export const MarkRules = Type.Object({
  mode: Type.Enum([...markModes]),
  /** Points by which two marks may differ. */
  limit: Type.Number({ minimum: 0, maximum: 50, multipleOf: 0.5 }),
  step: Type.Enum([...pointSteps]),
  /** Of a hundred answers, how many of one's own come back. */
  selfShare: Type.Integer({ minimum: 0, maximum: 20 }),
  /** Of a hundred answers that are done, how many the leader looks at. */
  spotShare: Type.Integer({ minimum: 0, maximum: 100 }),
  /** A mark that was given sooner is counted as too fast. Seconds; 0: none is. */
  leastSeconds: Type.Integer({ minimum: 0, maximum: 120 }),
});
export type MarkRules = Static<typeof MarkRules>;

/** What points are given for. */
export const MarkStep = Type.Object({
  text: Type.String({ maxLength: 120 }),
  points: Type.Number({ minimum: 0.5, maximum: 100, multipleOf: 0.5 }),
});
export type MarkStep = Static<typeof MarkStep>;

/** Points from which on an answer is marked twice unless somebody chooses otherwise. */
const doubleFrom = 6;

/** What most schools choose: short answers once, long ones twice with a limit of a tenth of the points. */
export const usualRules = (points: number): MarkRules => ({
  mode: points >= doubleFrom ? '1+1' : '1',
  limit: Math.max(1, Math.round(points / 10)),
  step: points >= doubleFrom ? 1 : 0.5,
  selfShare: 2,
  spotShare: 5,
  leastSeconds: points >= doubleFrom ? 3 : 1,
});

/** People that a mode needs, besides those who are named for third marks. */
export const leastMarkers = (mode: MarkRules['mode']): number =>
  ({ '1': 1, '1+1': 2, '1+1+1': 3, '2+1': 2, '2+1+1': 2 })[mode];

export const problems = ['wrongItem', 'cut', 'blurred', 'breach', 'other'] as const;
export type Problem = (typeof problems)[number];

export const examples = ['excellent', 'typical'] as const;

/** What a leader lists answers by. */
export const answerLists = ['asking', 'zeros', 'fulls', 'spot', 'examples'] as const;

/** What becomes of an appeal. */
export const appealStates = ['open', 'kept', 'changed'] as const;

/** Answers that a marker may still change, the last ones of a question. */
export const mayChange = 10;
/** Answers that a marker's page has in hand. */
export const ahead = 6;
/** Minutes without a sign of life after which marking pauses. */
export const idleMinutes = 3;
/** Minutes for which an answer that was handed out is its marker's. */
export const heldMinutes = 15;

/** Whether points are on the scale of a question. */
export const isOnStep = (points: number, of: number, step: number): boolean =>
  points >= 0 && points <= of && (points / step) % 1 === 0;
