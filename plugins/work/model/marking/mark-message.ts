import type { Id } from 'edutech/core/common/ids';

/** Live topic of marking a class's homework; the subject is the assignment. */
export const markTopic = 'work.marks';

/** Messages to colleagues: ids and versions only, the page loads the rest. */
export type MarkMessage =
  | {
      readonly kind: 'held';
      readonly by: Id;
      readonly name: string;
      readonly cells: readonly { readonly attemptId: Id; readonly itemId: Id }[];
    }
  /** The rubric has changed. */
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
