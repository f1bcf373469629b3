import type { Stage } from 'edutech/core/common/teaching/stages';

/** Who made a series of books: the "item" of the textbook tree (teaching.md section 3). */
export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly publisher: string;
  readonly publisherEn: string;
}

/** A textbook as a list names it, before anybody chooses it. */
export interface ListedBook {
  /** Lower-case words and hyphens, never changed: ids are made of it. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
  /** Code of a subject, as `mathematics`. */
  readonly subject: string;
  /** 1 to 12. */
  readonly grade: number;
  readonly volume: string;
  readonly volumeEn: string;
  /** The half of the school year in which it is taught; `null`: the whole year. */
  readonly term: 1 | 2 | null;
  /** Code of an edition. */
  readonly edition: string;
}
