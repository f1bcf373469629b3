import type { Pupil } from './board';

/** Whose deadline is being moved: chosen pupils, or the class. */
export interface Moving {
  readonly what: 'extend' | 'reopen';
  readonly people: readonly Pupil[] | null;
}
