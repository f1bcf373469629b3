/**
 * Where listed words are searched: the fields that people read, the body, and the descriptions of its pictures and
 * links.
 */
export const checkedPlaces = [
  'title',
  'titleEn',
  'summary',
  'summaryEn',
  'source',
  'editor',
  'author',
  'tags',
  'body',
  'descriptions',
] as const;
export type CheckedPlace = (typeof checkedPlaces)[number];
