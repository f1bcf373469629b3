/** What of a student's paper it depends on whether he is offered to set it right. */
export interface Reached {
  readonly points: number | null;
  readonly of: number;
  readonly open: number;
  readonly state: number;
}

/** Those whose paper is wholly marked, is not in their hands already, and came to less than this share of its points. */
export const belowShare = <P extends Reached>(people: readonly P[], share: number): P[] =>
  people.filter(
    ({ points, of, open, state }) => state !== 4 && open === 0 && points !== null && of > 0 && points < of * share,
  );
