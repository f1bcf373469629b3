import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';

/** How homework is made: of questions, of files with an answer card, of files alone, or on paper. */
export const homeworkKinds = { questions: 0, card: 1, files: 2, paper: 3 } as const;
export type HomeworkKind = (typeof homeworkKinds)[keyof typeof homeworkKinds];

/** How an item is handed in. */
export const ways = ['fill', 'photo', 'voice', 'file', 'paper'] as const;
export type Way = (typeof ways)[number];

/** Layers of tiered homework: A the basic one. A pupil has one of them. */
export const tiers = ['A', 'B', 'C'] as const;
export type Tier = 0 | 1 | 2;
/** Tiers of an item as bits: 1 for A, 2 for B, 4 for C. */
export const allTiers = 0b111;
export const isOfTier = (bits: number, tier: Tier): boolean => (bits & (1 << tier)) !== 0;

/** What pupils may have artificial intelligence do: nothing, hints only, or anything that they name. */
export const aiRules = ['none', 'hints', 'named'] as const;
export type AiRule = (typeof aiRules)[number];

/** Most items of one homework, files beside it, classes that it is published to at once, pupils of one class. */
export const mostItems = 100;
export const mostHomeworkFiles = 10;
export const mostTargets = 20;
export const mostPupils = 200;
/** Homework that is downloaded at once. */
export const mostDownloaded = 20;
/** Longest homework: minutes. */
export const mostMinutes = 300;

/** Points of an item's parts, to the nearest step. */
export const inSteps = (points: number): number => Math.round(points / pointStep) * pointStep;
