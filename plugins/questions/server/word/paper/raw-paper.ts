import type { PaperProblem, Place, SourceInline, SourceLine } from '../document/source-line';
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
  readonly options: RawOption[];
  readonly fields: RawFields;
}

/** An option: its letter as it stands, and what follows it. */
export interface RawOption {
  readonly label: readonly SourceInline[];
  readonly lines: SourceLine[];
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
  readonly options: RawOption[];
  readonly fields: RawFields;
}

export type RawFields = Map<Field, SourceLine[]>;

/** A paper in raw pieces. */
export interface RawPaper {
  readonly title: string;
  readonly sections: readonly RawSection[];
  readonly entries: readonly (RawQuestion | RawGroup)[];
  readonly answers: readonly AnswerBlock[];
  readonly problems: readonly PaperProblem[];
}

/** Answers of several questions together: at the end of a paper, after a section or after a passage. */
export interface AnswerBlock {
  readonly place: Place;
  readonly lines: SourceLine[];
  /** The entries that it may be about: from the one after the block before, up to the last before this block. */
  readonly from: number;
  readonly to: number;
}

export const isGroup = (entry: RawQuestion | RawGroup): entry is RawGroup => 'questions' in entry;

/** Its numbers are said and nothing else yet: a line that could introduce a text is its own instruction. */
export const awaitsText = (group: RawGroup | null): group is RawGroup =>
  group !== null && group.range !== null && group.lines.length === 0 && group.questions.length === 0;

/** A line like another with other inlines. */
export const lineWith = (line: SourceLine, inlines: readonly SourceInline[], keepsBlocks = true): SourceLine => ({
  ...line,
  inlines,
  blocks: keepsBlocks ? line.blocks : [],
  rows: null,
});

/** The numbers that the blanks of a text carry. */
export const numbersIn = ({ lines }: RawGroup): number[] => [
  ...new Set(
    lines.flatMap(({ inlines }) =>
      inlines.flatMap((inline) => (inline.kind === 'gap' && inline.gap > 0 ? [inline.gap] : [])),
    ),
  ),
];
