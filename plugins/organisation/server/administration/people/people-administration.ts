import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { AccountOpening, NewPost } from '../../../kit/server/account-opening';
import type { PostGranting } from './post-granting';
import type { PersonFilter, PersonRow, TreeRow } from './lists.queries';
import type { PersonDetail, PersonVersion, PostDetail, EnrolmentDetail } from './people.queries';
import type { PeopleWriterParts } from './write-people';

/** Everything that an administrator is shown of somebody. */
export type PersonInFull = PersonDetail & {
  readonly posts: readonly PostDetail[];
  readonly seats: readonly EnrolmentDetail[];
};

/**
 * People that an administrator administers: all their posts are within reach, and their rights do not exceed the actor's
 * (OverPeople). A person belongs to the city and a school sees a part of them, so each call opens a transaction as the
 * system, after checking the actor's rights.
 */
export interface PeopleAdministration extends AccountOpening {
  page(db: Db, actor: SignedIn, filter: PersonFilter): Promise<{ rows: PersonRow[]; total: number }>;
  /** Grades and classes of a school, and its people outside them. */
  tree(
    db: Db,
    actor: SignedIn,
    schoolId: Id,
    termId: Id,
  ): Promise<{ rows: TreeRow[]; staff: number; unseated: number }>;
  /** A person with the posts and classes that the actor's scope sees. */
  detail(db: Db, id: Id): Promise<PersonInFull>;
  edit(actor: SignedIn, id: Id, values: PersonVersion): Promise<void>;
  /** Freezes accounts, whose sessions end at once, or unfreezes them. Returns the changed ones. */
  freeze(actor: SignedIn, ids: readonly Id[], isFrozen: boolean, now: Date): Promise<readonly Id[]>;
  /**
   * Appoints a person administrator where their posts are, or dismisses them, by the rule of granting; they must sign
   * in again, with a first password issued afterwards if they have none of their own. Throws 403 (PostGranting), 409
   * `core.organisation.notAppointable` and, for holders of one of the three duties, `.hasDuty`.
   */
  appoint(actor: SignedIn, personId: Id, isAdministrator: boolean, now: Date): Promise<void>;
  addPost(actor: SignedIn, personId: Id, post: NewPost, now: Date): Promise<Id>;
  /** Staff posts of a school that the actor may not give. */
  ungrantablePosts(actor: SignedIn): Promise<readonly RoleType[]>;
  /**
   * Ends a post of a school or a bureau that the actor administers, or restores it. Throws 403 (PostGranting), 409
   * `core.organisation.dismissFirst` for the post of an administrator's office.
   */
  endPost(actor: SignedIn, postId: Id, isEnded: boolean, now: Date): Promise<void>;
}

export interface PeopleParts extends PeopleWriterParts {
  readonly postGranting: PostGranting;
}
