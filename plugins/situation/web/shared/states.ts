import type { TagTone } from 'edutech/core/ui/Tag';
import type { PointState } from '../../model/states';

/** The colour of each state where it is a word. */
export const stateTones: Readonly<Record<PointState, TagTone>> = {
  known: 'done',
  near: 'brand',
  learning: 'star',
  weak: 'late',
  few: 'plain',
  untaught: 'plain',
};

/** The colour of each state where it is drawn: class names of style.css. */
export const stateClasses: Readonly<Record<PointState, string>> = {
  known: 'situation-known',
  near: 'situation-near',
  learning: 'situation-learning',
  weak: 'situation-weak',
  few: 'situation-few',
  untaught: 'situation-few',
};

/** States that a legend explains. */
export const legendStates = ['known', 'near', 'learning', 'weak', 'untaught'] as const;
