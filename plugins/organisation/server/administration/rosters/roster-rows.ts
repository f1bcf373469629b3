import type { Id } from 'edutech/core/common/ids';
import type { RosterDelta } from '../../../model/rosters/roster-delta';
import type { PostHolder } from 'edutech/core/server/permissions/grants';

/** Something that happened after a change, which an undo would destroy. */
export interface UndoEffect {
  /** `added`: rows beside those of the change. */
  readonly kind: 'signedIn' | 'changed' | 'added';
  /** The person, or the class or school (`placeId`). */
  readonly personId: Id | null;
  readonly placeId: Id | null;
  readonly name: string;
}

/** Whom to look up, and for which term. */
export interface RosterLookup {
  readonly usercodes: readonly string[];
  readonly usernames: readonly string[];
  readonly personIds?: readonly Id[];
  readonly termId: Id;
}

/** The people and schools to be locked. */
export interface RosterLocks {
  readonly usercodes?: readonly string[];
  readonly personIds?: readonly Id[];
  /**
   * A change to be undone: its people, and its schools, which would otherwise be continued into a term or removed from
   * it.
   */
  readonly change?: RosterDelta;
}

/** A person in one of their posts, with the name. */
export type NamedHolder = PostHolder & {
  readonly name: string;
  /** Null: a bureau's post, or none. */
  readonly schoolId: Id | null;
  /** Whether the post has not ended. */
  readonly isHeld: boolean;
};
