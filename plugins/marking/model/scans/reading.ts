import type { Picture } from '../scripts';

/** Why somebody is asked: a bubble is neither filled nor empty, too many or too few are filled, or ink runs over a filled one. */
export type Doubt = 'doubtful' | 'several' | 'none' | 'crossed';

/** What the bubbles of a field say, by the place of the field in its plan. With a doubt `values` is where a person may begin. */
export interface Reading {
  readonly values: readonly string[];
  readonly doubt: Doubt | null;
  /** How full each bubble is, as whole percent. */
  readonly fullness: readonly number[];
}

/** What markers see of a page. */
export interface PageCrop extends Picture {
  readonly itemIds: readonly string[];
}
