import type { Id } from 'edutech/core/common/ids';

/** The text by which maps of the question bank name a version of a question. */
export const versionKey = ({ questionId, version }: { readonly questionId: Id; readonly version: number }): string =>
  `${questionId}.${version}`;
