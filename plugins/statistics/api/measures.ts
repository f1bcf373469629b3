import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { contributions, token } from 'edutech/core/common/token';
import { Maybe, Moment } from 'edutech/core/common/wire/kinds';

// What a figure is, and how it travels. Not to be confused with `core.Metrics`: those are figures of a process.

/** How a value is written: a number, a share from 0 to 1, minutes, points, or a coefficient from −1 to 1. */
export type Unit = 'count' | 'share' | 'minutes' | 'points' | 'coefficient';

/** A way of measuring, by its formula. A changed formula gets a new version, so that a printed report says which it used. */
export interface Measure {
  /** Plugin id, dot, name: `exam.facility`. */
  readonly id: string;
  readonly version: number;
  readonly unit: Unit;
  /** In LaTeX. */
  readonly formula: string;
  /** Fewest people, classes or papers of which it has a value; never below five. */
  readonly fewest: number;
  /** As literature and rules are quoted; empty where it is simply counted. */
  readonly source: string;
  /** Messages: its name, how it is counted and what it is made of. */
  readonly title: string;
  readonly text: string;
}

/**
 * A figure as every page, sheet and mail has it. `value` is null where there is nothing to measure, or where `hidden` says why it is
 * not told: `few`, of too few, or `other`, because a total and its other parts would tell a hidden one.
 */
export const Figure = Type.Object({
  measure: Type.String(),
  value: Maybe(Type.Number()),
  hidden: Maybe(Type.Enum(['few', 'other'])),
  /** Of how many people, classes or papers it is; null where it is hidden, and where it is of none (stocks). */
  n: Maybe(Type.Integer()),
  /** Up to when it is counted. */
  at: Moment,
});
export type Figure = Static<typeof Figure>;

/** Every measure once, and figures by its rules. */
export interface Measures {
  readonly all: readonly Measure[];
  /** Throws 404 `statistics.error.noMeasure`. */
  describe(id: string): Measure;
  /** The value, or that it is of too few. `n` null: it is about no people, and always told. */
  figure(id: string, value: number | null, n: number | null, at: Date): Figure;
  /** Figures of parts of one whole that is told too: where one is hidden, so is a second, and the smallest. */
  parts(id: string, parts: readonly { readonly value: number | null; readonly n: number }[], at: Date): Figure[];
}
export const Measures = token<Measures>('statistics.Measures');

/** An area's measures: it owns their formulas and their words. */
export interface MeasureSource {
  readonly measures: readonly Measure[];
}
export const MeasureSource = contributions<MeasureSource>('statistics.MeasureSource');

/** A measure in words, for `?` beside a figure. */
const Described = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  version: Type.Integer(),
  fewest: Type.Integer(),
  source: Type.String(),
  /** MathML. */
  formula: Type.String(),
});
export type Described = Static<typeof Described>;

const anybody = { signedIn: true } as const;

/** How a measure is counted, in the language of the caller. */
export const describeMeasure = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/measure',
  access: anybody,
  input: Type.Object({ measure: Type.String({ maxLength: 60 }) }),
  output: Described,
});

/** The dictionary of measures of all areas. */
export const listMeasures = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/measures',
  access: anybody,
  input: Type.Object({}),
  output: Type.Array(Described),
});
