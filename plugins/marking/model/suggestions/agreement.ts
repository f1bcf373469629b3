import { type Pair, weightedKappa } from './kappa';

/** Answers of a question that suggestions are asked for. */
export const sampleSize = 40;
/** Answers with a mark and a suggestion before which an agreement says nothing. */
export const fewest = 10;
/**
 * Below this suggestions are not shown: D. Williamson, X. Xi and J. Breyer, A framework for evaluation and use of automated scoring,
 * Educational Measurement: Issues and Practice 31 (2012) 2–13.
 */
export const leastKappa = 0.7;

/** Why nothing was suggested for an answer. */
export const skips = ['noText', 'noConsent', 'noAnswer'] as const;
/** How far the asking of a question is. */
export const askings = ['none', 'running', 'done', 'stopped'] as const;

/** An answer that people are done with, and what was suggested for it. */
export interface Compared {
  readonly answerId: string;
  readonly code: string;
  /** Mean of the marks that people gave first, before anybody saw a suggestion. */
  readonly blind: number;
  readonly suggested: number;
  readonly fault: string;
  readonly group: string;
}

export interface Agreement {
  readonly compared: number;
  /** Null while there are too few, or where it is not defined. */
  readonly kappa: number | null;
  /** Share of answers with no more than the limit between them. */
  readonly within: number | null;
  /** Whether suggestions are worth a look. */
  readonly isTrusted: boolean;
}

export function agreementWith(rows: readonly Compared[], limit: number): Agreement {
  if (rows.length < fewest) return { compared: rows.length, kappa: null, within: null, isTrusted: false };
  const kappa = weightedKappa(rows.map(({ blind, suggested }): Pair => [blind, suggested]));
  const within = rows.filter(({ blind, suggested }) => Math.abs(blind - suggested) <= limit).length / rows.length;
  return { compared: rows.length, kappa, within, isTrusted: kappa !== null && kappa >= leastKappa };
}

/** Those further apart than the limit, the furthest first. */
export const differing = <Row extends Compared>(rows: readonly Row[], limit: number): Row[] =>
  rows
    .filter(({ blind, suggested }) => Math.abs(blind - suggested) > limit)
    .toSorted(
      (one, other) =>
        Math.abs(other.blind - other.suggested) - Math.abs(one.blind - one.suggested) ||
        (one.answerId < other.answerId ? -1 : 1),
    );

export interface AnswerGroup {
  readonly title: string;
  readonly answers: readonly { readonly answerId: string; readonly code: string }[];
  /** Least and most points that people gave within it. */
  readonly least: number;
  readonly most: number;
}

/** Answers with one fault together, the largest group first: what is alike should have got alike. */
export const groupsOf = (rows: readonly Compared[]): AnswerGroup[] =>
  [
    ...Map.groupBy(
      rows.filter(({ group }) => group !== ''),
      ({ group }) => group,
    ),
  ]
    .map(([title, of]) => ({
      title,
      answers: of.map(({ answerId, code }) => ({ answerId, code })),
      least: Math.min(...of.map(({ blind }) => blind)),
      most: Math.max(...of.map(({ blind }) => blind)),
    }))
    .toSorted((one, other) => other.answers.length - one.answers.length || (one.title < other.title ? -1 : 1));
