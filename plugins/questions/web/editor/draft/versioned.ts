import type { QuestionValues } from '../../../api';

/** Values of two versions that were saved beside each other. */
export type Versioned = QuestionValues & { readonly version: number };
