import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';

export type RequestKind = 'account' | 'password';
export type RequestState = 'waiting' | 'approved' | 'refused';

/** A request as an administrator of the school sees it. Times in milliseconds; empty text: not given. */
export interface RequestRow {
  readonly id: Id;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly schoolId: Id | null;
  readonly schoolName: string;
  readonly applicant: 'student' | 'staff';
  readonly name: string;
  readonly number: string;
  /** Class, subject or post in the applicant's own words. */
  readonly place: string;
  readonly phone: string;
  readonly mail: string;
  readonly note: string;
  readonly askedAt: number;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  readonly reason: string;
  /** The account that exists with this number: of a forgotten password always, of a request for an account a duplicate. */
  readonly match: {
    readonly personId: Id;
    readonly name: string;
    readonly username: string;
    /** Whether the name is the applicant's too: a stranger who knows a number does not know the name. */
    readonly isSameName: boolean;
    /** Whether the account belongs to the school that was asked. */
    readonly isHere: boolean;
  } | null;
}

export interface RequestFilter {
  readonly state: RequestState;
  readonly kind?: RequestKind | undefined;
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageLine: number;
}

/** An administrator's decisions about a new account. */
export interface Approval {
  readonly name: string;
  readonly usercode: string;
  readonly username: string;
  /** Students: their class. */
  readonly classId: Id | null;
  /** Staff: role type of the post (1 teacher by default) and subject. */
  readonly roleType: 1 | 2 | 4 | 5 | 6;
  readonly subjectId: Id | null;
  readonly gradeId: Id | null;
}

/** How an account is to begin, when, and the origin for a link (default: the deployment's). */
export interface Start {
  readonly how: 'password' | 'link';
  readonly origin: string;
  readonly now: Date;
}

/**
 * How the account begins: a first password to be handed over or printed, or a link to set one, by mail if there is an
 * address.
 */
export interface Beginning {
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  /** Shown once; empty with a link. */
  readonly password: string;
  /** Address to set the password, for seven days; empty with a password. */
  readonly link: string;
  readonly isMailed: boolean;
}

/**
 * Requests for accounts and for new passwords, for the administration page. Everything is limited to what the actor
 * administers (404 otherwise); accounts are created by the administration of people (AccountOpening), which also
 * requires `organisation_admin.people`. It is a contribution, so the caller does not depend on this plugin. `Db` and
 * `Actor` are the caller's.
 */
export interface RegistrationRequests<Db = unknown, Actor = unknown> {
  page(db: Db, filter: RequestFilter): Promise<{ rows: RequestRow[]; total: number; waiting: number }>;
  /**
   * 409 `account.request.decided` when somebody else was faster. An applicant who gave an e-mail address also gets a
   * link, to set their own password.
   */
  approve(actor: Actor, id: Id, approval: Approval, start: Start): Promise<Beginning>;
  /**
   * A new first password (or link) for a person who has forgotten theirs, or whose number already has an account; never
   * mailed.
   */
  renew(actor: Actor, id: Id, start: Start): Promise<Beginning>;
  refuse(actor: Actor, id: Id, reason: string, now: Date): Promise<void>;
  /** Takes a refusal back. */
  reopen(actor: Actor, id: Id): Promise<void>;
}
export const RegistrationRequests = contributions<RegistrationRequests>('account.RegistrationRequests');
