/** People who have a paper open hear of it: `exam.paper:<id>`. Nothing of the paper is in its messages. */
export const paperTopic = 'exam.paper';

/** How long a place belongs to who has chosen or changed it last. Milliseconds. */
export const placeMilliseconds = 60_000;

export type PaperNews =
  /** Where somebody is: at a place that is theirs for so long, at none, or gone. */
  | {
      readonly kind: 'place';
      readonly tab: string;
      readonly personId: string;
      readonly name: string;
      readonly place: string | null;
      readonly milliseconds: number;
      readonly isGone: boolean;
    }
  /** Somebody has saved it. */
  | { readonly kind: 'saved'; readonly version: number }
  /** Who works on it has changed, or it is no draft any more. */
  | { readonly kind: 'beside' };
