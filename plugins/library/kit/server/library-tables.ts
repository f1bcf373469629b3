/**
 * Tables and columns of an area whose things have owners, are shared after a review, and pass through a trash. Names come
 * from our own code only, never from a call.
 */
export interface LibraryTables {
  /** The things: `id`, `school_id`, `owner_person_id`, `title`, `wanted`, `submitted_at`, `listed_at`, `removed_at`. */
  readonly items: string;
  /** Column of the things that says who sees one: personal 1, school 2, public 3. */
  readonly seen: string;
  /** Column of the other tables that names one. */
  readonly item: string;
  /** Their chapters: `shown` (0 in the trash), `listed_at`. */
  readonly placements: string;
  /**
   * Their reviews: `id`, `school_id`, `county_id`, `owner_person_id`, `stage`, `subject_id`, `wanted`, `state`,
   * `submitted_at`, `decided_at`, `reason`, `ticks`.
   */
  readonly reviews: string;
  /** Beginning of the columns of who decided: `reviewer` for `reviewer_person_id` and `reviewer_name`. */
  readonly reviewer: string;
  /** Who marked what: `person_id`, `marked_at`. */
  readonly favourites: string;
}

/** The tables of an area that has nothing else: `<area>.item`, `placement`, `review`, `favourite`. */
export const tablesOf = (area: string): LibraryTables => ({
  items: `${area}.item`,
  seen: 'visibility',
  item: 'item_id',
  placements: `${area}.placement`,
  reviews: `${area}.review`,
  reviewer: 'reviewer',
  favourites: `${area}.favourite`,
});
