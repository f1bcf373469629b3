import type { Id } from 'edutech/core/common/ids';

/** Kind of live topic about the correcting of a class's homework; the subject is the assignment. */
export const markTopic = 'work.marks';

/** What colleagues are told: ids and versions only, the page asks for the rest. */
export type MarkMessage =
  | {
      readonly kind: 'held';
      readonly by: Id;
      readonly name: string;
      readonly cells: readonly { readonly attemptId: Id; readonly itemId: Id }[];
    }
  /** Marks are given by other steps from now on. */
  | { readonly kind: 'rubric'; readonly by: Id; readonly itemId: Id }
  | {
      readonly kind: 'marked';
      readonly by: Id;
      readonly cells: readonly {
        readonly attemptId: Id;
        readonly itemId: Id;
        readonly part: number;
        readonly round: number;
        readonly version: number;
      }[];
    };
