import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { token } from 'edutech/core/common/token';
import type { SignedIn } from 'edutech/core/server/actor';

/** What of a person can be edited here. Empty text: not known. */
export interface PersonValues {
  readonly name: string;
  readonly usercode: string;
  readonly username: string;
  readonly sex: 1 | 2 | null;
  /** `2014-05-01` or empty. */
  readonly birthDate: string;
  readonly phone: string;
}

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

/** A first password to be handed over. */
export interface ToldPassword {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly password: string;
}

/** What lets somebody open accounts: administering people or, for those who asked for one, deciding requests. */
export type PeopleRight = 'organisation_admin.people' | 'organisation_admin.approvals';

/** Accounts that other areas open for people, under the rules by which they are administered. */
export interface AccountOpening {
  create(actor: SignedIn, values: NewPerson, now: Date, right?: PeopleRight): Promise<Id>;
  /** New first passwords, shown once; all sessions end, and printed cards no longer sign in. */
  resetPasswords(actor: SignedIn, ids: readonly Id[], now: Date, right?: PeopleRight): Promise<readonly ToldPassword[]>;
}
export const AccountOpening = token<AccountOpening>('organisation.AccountOpening');
