import type { Id } from '../../../../common/ids';
import type { RoleType } from '../../../../common/permissions/people';
import type { SignedIn } from '../../../actor';
import type { Db } from '../../../data/db';
import { selectOwnSchool } from '../scope';
import { accountsOfPeople } from './accounts';
import type { HandingOn } from './handing-on';
import {
  countPeople,
  type PersonFilter,
  type PersonRow,
  selectBesidesTree,
  selectPeoplePage,
  selectTree,
  type TreeRow,
} from './lists.queries';
import {
  type PersonDetail,
  type PersonValues,
  type PersonVersion,
  type PostDetail,
  type SeatDetail,
  selectPerson,
  selectPosts,
  selectSeats,
} from './people.queries';
import { postsOfPeople } from './posts';
import { type PeopleRight, type WritingParts, writingPeople } from './writing-people';

/** A post in a school, as it is given to somebody. */
export interface NewPost {
  readonly schoolId: Id;
  readonly roleType: RoleType;
  readonly subjectId: Id | null;
  readonly gradeId: Id | null;
}

/** A new person in a school: with a class a student, else a member of staff. */
export interface NewPerson extends PersonValues {
  readonly post: NewPost;
  readonly classId: Id | null;
  readonly termId: Id;
  /** One of the staff whose account administers the school (category 1). */
  readonly isAdministrator?: boolean;
}

/** Everything that an administrator is shown of somebody. */
export type PersonInFull = PersonDetail & {
  readonly posts: readonly PostDetail[];
  readonly seats: readonly SeatDetail[];
};

/** A first password to be handed over. */
export interface ToldPassword {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly password: string;
}

/**
 * People under an administrator: whose posts all lie within his reach and whose rights are no more than his own
 * (OverPeople). A person is the city's and a school sees a part of him, so each of these opens a transaction as the
 * system, after asking whether the actor may.
 */
export interface PeopleAdministration {
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
  create(actor: SignedIn, values: NewPerson, now: Date, right?: PeopleRight): Promise<Id>;
  edit(actor: SignedIn, id: Id, values: PersonVersion): Promise<void>;
  /** Freezes accounts, whose sessions end at once, or thaws them. Answers whom it changed. */
  freeze(actor: SignedIn, ids: readonly Id[], isFrozen: boolean, now: Date): Promise<readonly Id[]>;
  /** New first passwords, shown once; all sessions end, and printed cards no longer sign in. */
  resetPasswords(actor: SignedIn, ids: readonly Id[], now: Date, right?: PeopleRight): Promise<readonly ToldPassword[]>;
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

/** People over core's tables. */
export function peopleAdministration(parts: PeopleParts): PeopleAdministration {
  const writing = writingPeople(parts);
  return {
    page: async (db, actor, filter) => ({
      rows: await selectPeoplePage(db, actor, filter),
      total: await countPeople(db, actor, filter),
    }),
    tree: async (db, actor, schoolId, termId) => {
      await selectOwnSchool(db, actor, schoolId);
      return { rows: await selectTree(db, schoolId, termId), ...(await selectBesidesTree(db, schoolId, termId)) };
    },
    detail: async (db, id) => ({
      ...(await selectPerson(db, id)),
      posts: await selectPosts(db, id),
      seats: await selectSeats(db, id),
    }),
    ...accountsOfPeople(parts, writing),
    ...postsOfPeople(parts, writing),
  };
}
