import type { Id } from 'edutech/core/common/ids';
import type { Formula } from '../../kit/server/formula/typesetting/typesetting';
import type { WrittenFormat } from '../../model/formats';
import type { WriteOptions } from '../exporting/writer';

/** What a thread is to write; it asks for the questions one by one. */
export interface PaperTask extends Omit<WriteOptions, 'medium' | 'progress' | 'signal'> {
  readonly format: WrittenFormat;
  readonly questions: number;
}

/** What it asks the server meanwhile: `WrittenQuestion`, `WrittenMedium` or null, `Typeset`; of its progress it only tells. */
export type PaperQuestion =
  | { readonly kind: 'question'; readonly at: number }
  | { readonly kind: 'medium'; readonly file: Id }
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'progress'; readonly share: number };
