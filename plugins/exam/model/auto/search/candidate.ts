import type { Id } from 'edutech/core/common/ids';

/** A question that may stand on the paper, as the solver looks at it. */
export interface Candidate {
  readonly id: Id;
  readonly version: number;
  readonly type: number;
  /** 1 to 5. */
  readonly difficulty: number;
  /** The share of points that students get, 0 to 1. */
  readonly facility: number;
  readonly seconds: number;
  /** Places in the shares of the rules: what it exercises of these. */
  readonly groups: readonly number[];
  /** What it exercises and how, to tell questions of the same kind; null: nobody has said. */
  readonly kind: string | null;
  /** Of two that have one of these in common one alone stands on a paper: they say nearly the same. */
  readonly likeness: readonly string[];
  /** Personal 1, school 2, public 3. */
  readonly source: 1 | 2 | 3;
  /** The school has used it before. */
  readonly isUsed: boolean;
}

/** A question that stays, in the row where it stands. */
export interface Kept {
  readonly row: number;
  readonly id: Id;
}
