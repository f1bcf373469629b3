import Type, { type Static } from 'typebox';

/** The most results that are ranked: with more, totals and facets say "1000+". */
export const mostRanked = 1000;

/** Parts of a text that match the search: `[from, to)` in UTF-16 units, ascending. */
export const Marks = Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 }));
export type Marks = Static<typeof Marks>;

/** Something found. */
export const SearchHit = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  title: Type.String(),
  titleMarks: Marks,
  /** Teacher and school, or the publisher. */
  names: Type.Array(Type.String()),
  /** The part of its summary that contains the words; empty without one. */
  summary: Type.String(),
  summaryMarks: Marks,
  cover: Type.String(),
  /** A path of the platform, or an https address that leads elsewhere. */
  address: Type.String(),
  stage: Type.String(),
  grade: Type.String(),
  subject: Type.String(),
  /** ISO 8601: since when it is there. */
  time: Type.String(),
});
export type SearchHit = Static<typeof SearchHit>;

/** A choice that narrows the search: how many of the results have this value. */
export const SearchFacet = Type.Object({
  facet: Type.Union([Type.Literal('kind'), Type.Literal('stage'), Type.Literal('grade'), Type.Literal('subject')]),
  value: Type.String(),
  count: Type.Integer(),
});
export type SearchFacet = Static<typeof SearchFacet>;

/** A page of results. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** At most {@link mostRanked}. */
  readonly total: number;
  /** Too little was found as it was typed: the rest sounds or is written alike. */
  readonly isSimilar: boolean;
  /** How many there are of each kind, stage, grade and subject, each counted with the other choices made. */
  readonly facets: readonly SearchFacet[];
}

/** A text in pieces, those that answer the search marked. */
export function markedPieces(text: string, marks: Marks): { readonly text: string; readonly isHit: boolean }[] {
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const [from = 0, to = 0] of marks) {
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}
