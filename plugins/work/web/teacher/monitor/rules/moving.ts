import type { Student } from './board';

/** Whose deadline is being moved: chosen students, or the class. */
export interface Moving {
  readonly what: 'extend' | 'reopen';
  readonly people: readonly Student[] | null;
}
