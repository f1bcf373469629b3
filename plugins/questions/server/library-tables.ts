import type { LibraryTables } from 'edutech/plugins/library/kit/server/library-tables';

/** Where questions, their reviews and marks are stored. */
export const tables: LibraryTables = {
  items: 'questions.question',
  seen: 'source',
  item: 'question_id',
  placements: 'questions.placement',
  reviews: 'questions.submission',
  reviewer: 'reviewer',
  favourites: 'questions.favourite',
};
