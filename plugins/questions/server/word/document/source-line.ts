import type { Block, Inline, TextMark } from '../../../kit/common/content';

/** A position in a document, both counted from 1. Pages are those that Word stored when it saved. */
export interface Place {
  readonly page: number;
  readonly paragraph: number;
}

/**
 * Content that could not be read completely, and where. `problem` is the end of a message key
 * `questions.read.word.problem.…`.
 */
export interface PaperProblem {
  readonly problem:
    | 'picture'
    | 'pictureKind'
    | 'pictureLinked'
    | 'mathType'
    | 'formula'
    | 'tooMuch'
    | 'cutOff'
    | 'partsLost'
    | 'noItems'
    | 'numberMissing'
    | 'numberTwice'
    | 'answerWithoutItem';
  readonly place: Place;
  /** What it is about: a number, the name of a file. */
  readonly detail: string;
}

/**
 * An inline as a document sets it. `stress` is a colour or a highlight, by which some papers mark the right option; no
 * question keeps it.
 */
export type SourceInline = Inline & { readonly stress?: string };

/** A line of a paper: a paragraph, a part of one between breaks, or a table. */
export interface SourceLine {
  readonly place: Place;
  /**
   * Text may hold tabs. A gap is a blank to fill in: numbered as in the paper, 0 without a number. Pictures
   * name a {@link FoundPicture}.
   */
  readonly inlines: readonly SourceInline[];
  /** Figures beside the text and formulas on lines of their own, in order; the table of a table. */
  readonly blocks: readonly Block[];
  /** Of a table: its cells by rows, each with its lines. */
  readonly rows: readonly (readonly (readonly SourceLine[])[])[] | null;
  /** Its number or letter was counted by Word, not typed. */
  readonly isCounted: boolean;
  readonly isBold: boolean;
  readonly align: 'center' | 'end' | null;
  readonly isIndented: boolean;
}

/** A picture as the document has it. `id` is what the lines call it. */
export interface FoundPicture {
  readonly id: string;
  readonly part: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly place: Place;
}

/** A document as lines. */
export interface SourceDocument {
  readonly lines: readonly SourceLine[];
  readonly pictures: readonly FoundPicture[];
  readonly problems: readonly PaperProblem[];
}

/** Each inline that is no text, as one character of the private area: rules about lines are regular expressions. */
export const standIns = { formula: '\ue001', gap: '\ue002', picture: '\ue003', break: '\n' } as const;

const wide = /[０-９Ａ-Ｚａ-ｚ]/g;
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * A line as text in which each other inline is one character, and letters and digits of the wide kind are narrow; places in
 * it are places in the line.
 */
export const flatText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text.replace(wide, narrow) : standIns[inline.kind]))
    .join('');

/** The part of a line between two places of its flat text. */
export function slice(inlines: readonly SourceInline[], from: number, to = Number.POSITIVE_INFINITY): SourceInline[] {
  const parts: SourceInline[] = [];
  let at = 0;
  for (const inline of inlines) {
    const length = inline.kind === 'text' ? inline.text.length : 1;
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
    if (start < end) parts.push(inline.kind === 'text' ? { ...inline, text: inline.text.slice(start, end) } : inline);
    at += length;
  }
  return parts;
}

const spaceAtStart = /^[\s\u3000]+/;
const spaceAtEnd = /[\s\u3000]+$/;

/** A line without spaces and breaks at both ends. */
export function trimmed(inlines: readonly SourceInline[]): SourceInline[] {
  const text = flatText(inlines);
  const start = spaceAtStart.exec(text)?.[0].length ?? 0;
  const end = text.length - (spaceAtEnd.exec(text)?.[0].length ?? 0);
  return start >= end ? [] : slice(inlines, start, end);
}

/** Adds a text to a line; one that is set alike becomes part of the text before it. */
export function pushText(inlines: SourceInline[], text: string, marks: readonly TextMark[], stress?: string): void {
  if (text === '') return;
  const last = inlines.at(-1);
  const isAlike = last?.kind === 'text' && (last.marks ?? []).join() === marks.join() && last.stress === stress;
  if (isAlike) inlines[inlines.length - 1] = { ...last, text: last.text + text };
  else inlines.push({ kind: 'text', text, ...(marks.length > 0 && { marks: [...marks] }), ...(stress && { stress }) });
}

/** An inline as questions have it. */
export const withoutStress = ({ stress: _stress, ...inline }: SourceInline): Inline => inline as Inline;
