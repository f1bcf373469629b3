import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { AccountOpening, NewPost } from '../../../kit/server/account-opening';
import type { HandingOn } from './handing-on';
import type { PersonFilter, PersonRow, TreeRow } from './lists.queries';
import type { PersonDetail, PersonVersion, PostDetail, SeatDetail } from './people.queries';
import type { WritingParts } from './writing-people';

/** Everything that an administrator is shown of somebody. */
export type PersonInFull = PersonDetail & {
  readonly posts: readonly PostDetail[];
  readonly seats: readonly SeatDetail[];
};

/**
 * People under an administrator: whose posts all lie within his reach and whose rights are no more than his own
 * (OverPeople). A person is the city's and a school sees a part of him, so each of these opens a transaction as the
 * system, after asking whether the actor may.
 */
export interface PeopleAdministration extends AccountOpening {
  page(db: Db, actor: SignedIn, filter: PersonFilter): Promise<{ rows: PersonRow[]; total: number }>;
  /** Grades and classes of a school, and whom they do not hold. */
  tree(
    db: Db,
    actor: SignedIn,
    schoolId: Id,
    termId: Id,
  ): Promise<{ rows: TreeRow[]; staff: number; unseated: number }>;
  /** A person with the posts and classes that the actor's scope sees. */
  detail(db: Db, id: Id): Promise<PersonInFull>;
  edit(actor: SignedIn, id: Id, values: PersonVersion): Promise<void>;
  /** Freezes accounts, whose sessions end at once, or thaws them. Answers whom it changed. */
  freeze(actor: SignedIn, ids: readonly Id[], isFrozen: boolean, now: Date): Promise<readonly Id[]>;
  /**
   * Appoints a person administrator where their posts are, or dismisses them, by the rule of granting; they must sign
   * in again, with a first password issued afterwards if they have none of their own. Throws 403 (HandingOn), 409
   * `core.organisation.notAppointable` and, for holders of one of the three duties, `.hasDuty`.
   */
  appoint(actor: SignedIn, personId: Id, isAdministrator: boolean, now: Date): Promise<void>;
  addPost(actor: SignedIn, personId: Id, post: NewPost, now: Date): Promise<Id>;
  /** Posts of a school's staff that the actor may not give to anybody. */
  withheldPosts(actor: SignedIn): Promise<readonly RoleType[]>;
  /**
   * Ends a post of a school or a bureau that the actor administers, or restores it. Throws 403 (HandingOn), 409
   * `core.organisation.dismissFirst` for the post of an administrator's office.
   */
  endPost(actor: SignedIn, postId: Id, isEnded: boolean, now: Date): Promise<void>;
}

export interface PeopleParts extends WritingParts {
  readonly handingOn: HandingOn;
}
