import type { Id } from 'edutech/core/common/ids';

/** What decides which of two answers to the same part stands. */
export interface Placed {
  /** Journal of one page of one device. */
  readonly client: Id;
  readonly sequence: number;
  readonly writtenAt: Date;
  /** What this one took the place of, where an earlier page of its device had left that behind. */
  readonly after?: { readonly client: Id; readonly sequence: number } | undefined;
}

const isAfter = ({ after }: Placed, other: Placed) =>
  after !== undefined && after.client === other.client && after.sequence >= other.sequence;

/**
 * Whether `one` stands, not `other`. Of one journal the later entry does; an answer always stands over the one that its page
 * wrote over, since arrival tells nothing of those two; of two devices the one that was written later. `upsertAnswers` says
 * the same in SQL.
 */
export function standsOver(one: Placed, other: Placed): boolean {
  if (one.client === other.client) return one.sequence > other.sequence;
  if (isAfter(one, other)) return true;
  if (isAfter(other, one)) return false;
  return one.writtenAt.getTime() > other.writtenAt.getTime();
}
