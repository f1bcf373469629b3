import type { Id } from 'edutech/core/common/ids';

/** What decides which of two answers to the same part is current. */
export interface AnswerVersion {
  /** Journal of one page of one device. */
  readonly client: Id;
  readonly sequence: number;
  readonly writtenAt: Date;
  /** The answer that this one replaces, left by an earlier page of the same device. */
  readonly after?: { readonly client: Id; readonly sequence: number } | undefined;
}

const isAfter = ({ after }: AnswerVersion, other: AnswerVersion) =>
  after !== undefined && after.client === other.client && after.sequence >= other.sequence;

/**
 * Whether `one` is current instead of `other`. In one journal the later entry wins; an answer always supersedes the one
 * that it replaces, since the order of arrival says nothing; of two devices the later answer wins. `storeAnswers` has
 * the same rule in SQL.
 */
export function supersedes(one: AnswerVersion, other: AnswerVersion): boolean {
  if (one.client === other.client) return one.sequence > other.sequence;
  if (isAfter(one, other)) return true;
  if (isAfter(other, one)) return false;
  return one.writtenAt.getTime() > other.writtenAt.getTime();
}
