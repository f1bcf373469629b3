import type { Id } from 'edutech/core/common/ids';
import type { Holder } from 'edutech/core/common/permissions/access';
import type { BankSource } from 'edutech/core/common/teaching/sources';

/** One saved version of a question: papers and homework refer to it. */
export interface QuestionVersion {
  readonly questionId: Id;
  readonly version: number;
}

/** Who composes a paper: banks that the person does not open give nothing. */
export interface Composer extends Holder {
  readonly personId: Id;
  /** Null: of no school. */
  readonly schoolId: Id | null;
}

/** What questions are looked for. */
export interface CandidateWish {
  readonly subjectId: Id;
  /** Counts where no groups are given: chapters and knowledge points say more. */
  readonly gradeId: Id;
  readonly sources: readonly BankSource[];
  readonly types: readonly number[];
  /** Chapters or knowledge points, each with all below it; `ids` empty: all of subject and grade. */
  readonly groups: { readonly by: 'chapter' | 'point'; readonly ids: readonly Id[] };
  /** Questions that are left out. */
  readonly except: readonly Id[];
  /** Without questions that the school has used since then; null: with them. */
  readonly unusedSince: Date | null;
  /** Without questions that things of these plugins of the school have, whenever. */
  readonly unusedIn: readonly string[];
}

/** A question that could stand on a paper. */
export interface QuestionCandidate extends QuestionVersion {
  readonly type: number;
  /** 1 to 5. */
  readonly difficulty: number;
  /** Share of the points that students got, 0 to 1; null before enough have answered. */
  readonly facility: number | null;
  readonly seconds: number;
  readonly source: BankSource;
  readonly ability: string | null;
  readonly pointIds: readonly Id[];
  /** Places in the ids of the wish's groups. */
  readonly groups: readonly number[];
  /** Whether the school has used it, at any time. */
  readonly isUsed: boolean;
  /** Four numbers of which nearly the same questions have at least one in common, each at its place. */
  readonly signature: readonly [number, number, number, number];
  /** The question that it was forked from; itself where it was not. */
  readonly originId: Id;
}

/** How many questions there are of a type and a difficulty. */
export interface CandidateCount {
  /** Place in the groups; null where none are given, and in counts of all groups together. */
  readonly group: number | null;
  readonly type: number;
  readonly difficulty: number;
  readonly count: number;
}

/** A sample of the bank, and of how many it is one. */
export interface Candidates {
  readonly candidates: readonly QuestionCandidate[];
  /** By group. A question of two groups counts in both. */
  readonly counts: readonly CandidateCount[];
  /** All that match, each once. */
  readonly total: number;
}

/** How a sample is drawn: the same for the same seed. */
export interface Sampling {
  /** Most of each type and difficulty in each group. */
  readonly most: number;
  readonly seed: number;
  /** Questions that are in it in any case, where the composer may use them: what is kept is held by no rule. */
  readonly always: readonly Id[];
}
