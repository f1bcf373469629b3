import type { PaperAnswers } from 'edutech/plugins/questions/api';
import type { PaperDocument } from './document';

/** What is printed of a paper: for students, for teachers, answers only, the two-way table. */
export const printKinds = ['student', 'teacher', 'answers', 'table'] as const;
export type PrintKind = (typeof printKinds)[number];

/** Where answers stand in it. */
export const answersIn = {
  student: 'none',
  teacher: 'beneath',
  answers: 'only',
} as const satisfies Record<Exclude<PrintKind, 'table'>, PaperAnswers>;

/** How one print of a paper differs from what the paper says. */
export interface PrintLook {
  readonly sheet?: PaperDocument['sheet']['size'] | undefined;
  /** Pale words across all pages. */
  readonly watermark?: string | undefined;
}

/** The paper on another sheet, or with other words across its pages. */
export const printedAs = (document: PaperDocument, { sheet: size, watermark: text }: PrintLook): PaperDocument => ({
  ...document,
  sheet: { ...document.sheet, ...(size && { size }) },
  blocks: { ...document.blocks, ...(text && { watermark: { isOn: true, text } }) },
});

/** Sheets of paper that so many copies of so many pages take. */
export const sheetsFor = (pages: number, copies: number, isDuplex: boolean): number =>
  Math.ceil(pages / (isDuplex ? 2 : 1)) * copies;
