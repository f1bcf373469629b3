import type { Id } from 'edutech/core/common/ids';
import type { Columns } from 'edutech/core/server/data/many.queries';
import type { Answer } from '../../common/answer';
import type { AnswerVersion } from '../../common/answers/answer-version';

/** An answer as it arrived. An area adds whose it is: its own columns. */
export interface ArrivedAnswer extends AnswerVersion {
  readonly schoolId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly answer: Answer;
  readonly isBlank: boolean;
  /** False: it came too late, and is kept beside. */
  readonly counts: boolean;
}

/**
 * Tables in which an area keeps answers: every answer that arrived, and beside them the current one of each place. Names come
 * from our own code only, never from a call.
 */
export interface AnswerTables<Own extends object> {
  /**
   * Rows are only ever added: `school_id`, `item_id`, `part`, `client`, `sequence`, `answer`, `written_at`, `arrived_at`,
   * `counted`, and the area's own columns. Unique by place, `client` and `sequence`.
   */
  readonly events: string;
  /** The same without `counted`, with `is_blank`, `after_client` and `after_sequence`. Unique by place. */
  readonly current: string;
  /** The area's own columns of both tables. */
  readonly own: Columns<Own>;
  /** Those of them that name a place, together with school, item and part. The first: whose copy it is. */
  readonly places: readonly [keyof Own & string, ...(keyof Own & string)[]];
}

/** A row of the tables of an area. */
export type AnswerRow<Tables> = Tables extends AnswerTables<infer Own> ? ArrivedAnswer & Own : never;
