import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { mostPoints, pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { mostItems, mostMinutes, mostSections } from '../paper/document';

// What a paper that is composed by rules is to be like. The same value is asked for, remembered and solved.

/** Most knowledge points or chapters with a share of their own. */
export const mostShares = 30;
/** Most papers whose questions are left out. */
export const mostPapers = 20;
/** How long ago a use can be looked for: five years of the school. */
export const mostMonths = 60;

const RowPoints = Type.Number({ minimum: pointStep, maximum: mostPoints, multipleOf: pointStep });
const Count = Type.Integer({ minimum: 0, maximum: mostItems });

/** A section: so many questions of one type. */
export const AutoRow = Type.Object({
  /** Numbers of the specification (plugins/questions). */
  type: Type.Enum(Object.values(questionTypes)),
  /** Questions of each band of difficulty, from easy to hard. */
  counts: Type.Array(Count, { minItems: 4, maxItems: 4 }),
  /** Points of each question. */
  points: RowPoints,
  /** Points of the last one, where they rise; they are shared out between the two. */
  pointsTo: Type.Optional(RowPoints),
  /** Points of the section, where they rise. Default: halfway. */
  total: Type.Optional(Type.Number({ minimum: 0, maximum: 1000, multipleOf: pointStep })),
});
export type AutoRow = Static<typeof AutoRow>;

/** How much of the points a knowledge point or a chapter has, with all below it. Percent. */
export const AutoShare = Type.Object({ id: Id, share: Type.Integer({ minimum: 0, maximum: 100 }) });
export type AutoShare = Static<typeof AutoShare>;

export const AutoRules = Type.Object({
  rows: Type.Array(AutoRow, { minItems: 1, maxItems: mostSections }),
  /** Questions are of these only; none: any of the subject and grade. */
  knowledge: Type.Object({
    by: Type.Enum(['point', 'chapter']),
    shares: Type.Array(AutoShare, { maxItems: mostShares }),
  }),
  /** The share of points that students are to get, 0 to 1. */
  difficulty: Type.Number({ minimum: 0, maximum: 1 }),
  /** Minutes that it is to take; 0: not said. */
  minutes: Type.Integer({ minimum: 0, maximum: mostMinutes }),
  avoid: Type.Object({
    /** Questions that the school has used in so many months; 0: these are not avoided. */
    months: Type.Integer({ minimum: 0, maximum: mostMonths }),
    /** Questions of the school's homework. */
    homework: Type.Boolean(),
    /** Questions of these papers. */
    paperIds: Type.Array(Id, { maxItems: mostPapers, uniqueItems: true }),
    /** More than one question of the same type about the same knowledge points. */
    sameKind: Type.Boolean(),
  }),
  /** Banks: personal 1, school 2, public 3. */
  sources: Type.Array(Type.Enum([1, 2, 3]), { minItems: 1, maxItems: 3, uniqueItems: true }),
});
export type AutoRules = Static<typeof AutoRules>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const countOfRow = ({ counts }: Pick<AutoRow, 'counts'>): number => sum(counts);
export const countOfRules = ({ rows }: Pick<AutoRules, 'rows'>): number => sum(rows.map(countOfRow));

/** Rules that keep questions off a paper: where one makes a cell short, giving it up may help. */
export const looseRules = ['months', 'homework', 'papers', 'sources', 'knowledge'] as const;
export type LooseRule = (typeof looseRules)[number];
