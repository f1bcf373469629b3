import type { Language } from 'edutech/core/common/languages';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Id } from 'edutech/core/common/ids';
import type { PaperSection } from '../../api/papers';
import type { Formula } from '../../kit/server/formula/typesetting/typesetting';
import type { WrittenFormat } from '../../model/formats';

/** What a thread is to write; it asks for the questions one by one. */
export interface PaperTask {
  readonly format: WrittenFormat;
  readonly questions: number;
  readonly title: string;
  readonly language: Language;
  readonly withAnswers: boolean;
  readonly note?: string;
  readonly sections?: readonly PaperSection[];
  readonly look?: SheetLook;
}

/** What it asks the server meanwhile: `WrittenQuestion`, `WrittenMedium` or null, `Typeset`; of its progress it only tells. */
export type PaperQuestion =
  | { readonly kind: 'question'; readonly at: number }
  | { readonly kind: 'medium'; readonly file: Id }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'progress'; readonly share: number };
