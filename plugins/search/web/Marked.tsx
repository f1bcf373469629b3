import { Fragment } from 'react';
import { type Marks, markedPieces } from 'edutech/core/common/search/answer';

/** A text with the parts that answer the search marked. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  return markedPieces(text, marks).map((piece, index) =>
    piece.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which has no other order
      <mark key={index}>{piece.text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which has no other order
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
