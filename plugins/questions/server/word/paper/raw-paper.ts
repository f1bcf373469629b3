import type { Inline } from '../../../kit/common/content';
import type { PaperProblem, Place, SourceLine } from '../document/source-line';
import type { Field } from './line-labels';

/** The head of a section with what it says about points. */
export interface RawSection {
  readonly ordinal: string;
  readonly title: string;
  readonly place: Place;
  /** Heads and instructions, as one text: type and points are looked for in it. */
  text: string;
}

/** A question's lines, before its type is determined. */
export interface RawQuestion {
  readonly number: number;
  readonly place: Place;
  readonly section: number | null;
  /** A bracket that stood before the number. */
  readonly before: string;
  /** False where numbers were left out before it. */
  readonly isInOrder: boolean;
  readonly lines: SourceLine[];
  readonly options: SourceLine[][];
  readonly fields: RawFields;
}

/** A text with the questions about it. */
export interface RawGroup {
  readonly place: Place;
  readonly section: number | null;
  /** The line that introduced it. */
  readonly introduction: string;
  /** Numbers of its questions, where the paper says them. */
  readonly range: readonly [number, number] | null;
  readonly lines: SourceLine[];
  readonly questions: RawQuestion[];
  /** Options for all of its blanks together. */
  readonly options: SourceLine[][];
  readonly fields: RawFields;
}

export type RawFields = Map<Field, SourceLine[]>;

/** A paper in raw pieces. */
export interface RawPaper {
  readonly title: string;
  readonly sections: readonly RawSection[];
  readonly entries: readonly (RawQuestion | RawGroup)[];
  /** Lines after the head of the answers. */
  readonly answers: readonly SourceLine[];
  readonly problems: readonly PaperProblem[];
}

export const isGroup = (entry: RawQuestion | RawGroup): entry is RawGroup => 'questions' in entry;

/** A line like another with other inlines. */
export const lineWith = (line: SourceLine, inlines: readonly Inline[], keepsBlocks = true): SourceLine => ({
  ...line,
  inlines,
  blocks: keepsBlocks ? line.blocks : [],
  rows: null,
});
