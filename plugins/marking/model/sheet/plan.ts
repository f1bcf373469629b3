// Places on the pages of an answer sheet, in points from the upper left corner of the page.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bubble, and what it says when it is filled. */
export interface Bubble extends Box {
  readonly value: string;
}

/**
 * Bubbles that answer one thing.
 * - `choice`: options of a question, by letters; `digit`: a place of the admission number, `at` from 0; `absence`: whether one
 *   is absent; `optional`: the question that was chosen, by its item's id; `score`: the points that a marker gave by hand.
 */
export interface BubbleField {
  readonly kind: 'choice' | 'digit' | 'absence' | 'optional' | 'score';
  /** Of the item or the zone; for `digit` the place. */
  readonly id: string;
  /** Of a gap, from 0. */
  readonly at: number;
  /** Whether several may be filled. */
  readonly isMultiple: boolean;
  /** Whether none may be filled: a student may leave a choice out, but not a digit. */
  readonly mayBeEmpty: boolean;
  readonly bubbles: readonly Bubble[];
}

/** Whether a sheet that is filled in has a bubble of it filled: nobody is absent then. */
export const isMarked = ({ kind }: BubbleField): boolean => kind !== 'absence';

/** What a marker sees of a page. */
export interface Crop extends Box {
  readonly zoneId: string;
  readonly itemIds: readonly string[];
}

/** What a machine finds on a page. */
export interface PagePlan {
  readonly width: number;
  readonly height: number;
  /** Filled rectangles; the first four are those of the corners, clockwise from the upper left. */
  readonly anchors: readonly Box[];
  /** Cells of the page's code, in their order. */
  readonly code: readonly Box[];
  readonly fields: readonly BubbleField[];
  readonly crops: readonly Crop[];
  /** Where a label with the admission number is stuck on; null: nowhere on this page. */
  readonly label: Box | null;
}
