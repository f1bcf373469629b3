import type { Language } from 'edutech/core/common/languages';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';

/** A sheet, its number among those that are in use, and the language of its words. */
export interface SheetToDraw {
  readonly sheet: AnswerSheet;
  readonly code: number;
  readonly language: Language;
}

/** Whom a label is for. */
export interface LabelToDraw {
  readonly name: string;
  readonly admission: string;
  readonly className: string;
  /** Room and seat, in words; empty: nobody was seated. */
  readonly place: string;
}

/** Where a PDF is written, and what it is called inside. */
interface Written {
  readonly path: string;
  readonly title: string;
}

/** What a thread is to do: it answers the first two kinds with a {@link LaidOutSheet}. */
export type DrawTask =
  | (SheetToDraw & { readonly kind: 'layOut' })
  /** `isFilled`: with the first bubble of each field filled in. */
  | (SheetToDraw & Written & { readonly kind: 'sheet'; readonly isFilled: boolean })
  /** The pages once for each student, with who it is. */
  | (SheetToDraw & Written & { readonly kind: 'named'; readonly students: readonly LabelToDraw[] })
  | (Written & { readonly kind: 'labels'; readonly students: readonly LabelToDraw[] });
