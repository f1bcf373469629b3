import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';

/** Kinds of homework: questions, files with an answer card, files alone, or paper. */
export const homeworkKinds = { questions: 0, card: 1, files: 2, paper: 3 } as const;
export type HomeworkKind = (typeof homeworkKinds)[keyof typeof homeworkKinds];

/** How an item is answered. */
export const answerMethods = ['fill', 'photo', 'voice', 'file', 'paper'] as const;
export type AnswerMethod = (typeof answerMethods)[number];

/** Tiers of homework: A is the basic one. A student gets one of them. */
export const tiers = ['A', 'B', 'C'] as const;
export type Tier = 0 | 1 | 2;
/** Tiers of an item as bits: 1 for A, 2 for B, 4 for C. */
export const allTiers = 0b111;
export const isOfTier = (bits: number, tier: Tier): boolean => (bits & (1 << tier)) !== 0;
const byRank: readonly Tier[] = [0, 1, 2];
/** The tier with items that is nearest to this one: itself if it has some, the lower of two; null: none has any. */
export const nearestTier = (tier: Tier, items: readonly { readonly tiers: number }[]): Tier | null =>
  byRank
    .filter((one) => items.some(({ tiers: bits }) => isOfTier(bits, one)))
    .toSorted((one, other) => Math.abs(one - tier) - Math.abs(other - tier))[0] ?? null;

/** Permitted use of artificial intelligence: none, hints only, or any that the student names. */
export const aiRules = ['none', 'hints', 'named'] as const;
export type AiRule = (typeof aiRules)[number];

/** Limits: items of one homework, its files, classes of one publication, students of one class. */
export const mostItems = 100;
export const mostHomeworkFiles = 10;
export const mostTargets = 20;
export const mostStudents = 200;
/** Most homework of one download. */
export const mostDownloaded = 20;
/** How homework is taken along: Word to change it, PDF to print it. */
export const downloadFormats = ['docx', 'pdf'] as const;
/** Longest homework: minutes. */
export const mostMinutes = 300;

/** Points of an item's parts, to the nearest step. */
export const inSteps = (points: number): number => Math.round(points / pointStep) * pointStep;
