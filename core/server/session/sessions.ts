import type { Awaitable } from '../../common/awaitable';
import type { Id } from '../../common/ids';
import type { Category, RoleType } from '../../common/permissions/people';
import type { SessionLimit } from '../../common/permissions/session-limit';
import { token } from '../../common/token';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';

/** A post that its holder may act in. */
export interface HeldPost {
  readonly id: Id;
  readonly roleType: RoleType;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  readonly isActive: boolean;
}

/** The person behind a session. */
export interface AccountHolder {
  readonly personId: Id;
  readonly username: string;
  readonly usercode: string;
  readonly name: string;
  readonly category: Category;
  readonly mustChangePassword: boolean;
  readonly avatarFileId: Id | null;
  /** Posts that have not ended, the active one first. */
  readonly posts: readonly HeldPost[];
}

/** The person behind a session in which somebody acts as another. */
export interface ActedBy {
  readonly personId: Id;
  readonly name: string;
  /** Their own session, which continues when the acting ends. */
  readonly sessionId: string;
}

/** A session that is alive, as found by the secret in its cookie. */
export interface OpenSession {
  /** SHA-256 of the secret, hex. */
  readonly sessionId: string;
  /** The id that it began with, which changes of privilege leave alone: what its request tokens are bound to. */
  readonly tokenSubject: string;
  /** Generation of the request token, and when it began. */
  readonly generation: number;
  readonly generationAt: Date;
  readonly expiresAt: Date;
  readonly holder: AccountHolder;
  readonly limit: SessionLimit;
  /** Begun at a computer that several people use: it ends soon without an action. */
  readonly isShared: boolean;
  /**
   * It depends on another service: an identity service or the sky class has identified the person, not a password of
   * ours.
   */
  readonly hasOrigin: boolean;
  /** Lives for the deployment's days, and idling does not end it. */
  readonly isRemembered: boolean;
  /** The person who acts as the holder; null: only the holder uses it. */
  readonly actedBy: ActedBy | null;
  /** The post chosen last in this session. */
  readonly roleId: Id | null;
}

/** Where and how somebody signs in. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

export interface StartOptions {
  /** Lives for the deployment's days instead of its hours, and does not end by idling. */
  readonly remember?: boolean;
  readonly roleId?: Id | null;
  /** Default: `full`. */
  readonly limit?: SessionLimit;
  /** At a computer that several people use: never remembered, and idle after the deployment's shorter time. */
  readonly isShared?: boolean;
  /** Ends after so many milliseconds at the latest. */
  readonly life?: number;
  /**
   * What it hangs on elsewhere (the session at an identity service, a link of the sky class): ends with it, see
   * {@link Sessions.endOfOrigins}.
   */
  readonly origin?: Id | undefined;
  /** With limit `acting`: who acts, and his own session. */
  readonly actedBy?: Pick<ActedBy, 'personId' | 'sessionId'>;
}

/** What changes with a session's secret. */
export interface SessionChanges {
  readonly roleId?: Id | null;
  /** A session that becomes full starts its lifetime again. */
  readonly limit?: 'full';
}

/** A new session; the secret goes into the cookie and is stored nowhere else. */
export interface StartedSession {
  readonly secret: string;
  readonly session: OpenSession;
  /** Life of the cookie; undefined: it ends with the browser. */
  readonly cookieSeconds: number | undefined;
}

/** A device somebody is signed in on, for the list of devices. */
export interface SessionOnDevice {
  readonly sessionId: string;
  readonly device: string;
  readonly address: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/**
 * Published to every process when sessions end: `{ sessionId, personId }`, `sessionId` null for all of the person's.
 * With `isRenewed` it continues under another secret: its tabs reconnect with the new cookie.
 */
export const sessionEnded = 'session.ended';
/** Published when a person's rights have changed (posts, grants, name): `{ personId }`, null for everybody. */
export const personChanged = 'person.changed';

/**
 * Sessions behind a cookie of 256 random bits, of which the database stores the SHA-256. `db` must see as the system
 * where it is a parameter, except for `end` and `endAllOf`, which work in any scope.
 */
export interface Sessions {
  /**
   * The session of this secret, or null: unknown, ended, outlived, idle for too long, or its person disabled. Cached for
   * seconds. `isAct: false` does not count as an action of the person: an open tab alone keeps nobody signed in.
   */
  find(secret: string, now: Date, options?: { isAct?: boolean }): Awaitable<OpenSession | null>;
  /**
   * Who acts: the person in the post that the call names (`roleId`), else in the one chosen last, else in the active one.
   * A post that is not the person's own is refused (403, `core.session.roleNotHeld`).
   */
  actorOf(session: OpenSession, roleId?: Id): Awaitable<SignedIn>;
  start(db: Db, personId: Id, device: Device, now: Date, options?: StartOptions): Promise<StartedSession>;
  /** The same session under a new secret, at a change of privilege (post, password, limit). */
  rotate(db: Db, sessionId: string, now: Date, changes?: SessionChanges): Promise<StartedSession>;
  /** The next generation of the request token; when another process was quicker, its generation. */
  nextGeneration(session: OpenSession, now: Date): Promise<OpenSession>;
  /**
   * Ends a session at once, on every process and over open sockets; with it those in which its person acts as another,
   * and from one of those the person's own.
   */
  end(db: Db, sessionId: string): Promise<void>;
  /** Ends an acting session and continues the actor's own one, under a new secret. Throws 464 when that has ended. */
  backFrom(db: Db, acting: OpenSession, now: Date): Promise<StartedSession>;
  /** Ends all sessions of a person (disabled, password reset), but for one. Answers how many. */
  endAllOf(db: Db, personId: Id, except?: string): Promise<number>;
  /** Ends what hangs on these origins; a step that still waits begins nothing any more. Answers how many ended. */
  endOfOrigins(db: Db, origins: readonly Id[]): Promise<number>;
  devicesOf(db: Db, personId: Id, now: Date): Promise<SessionOnDevice[]>;
  /** Writes changes that are only in memory; when the process drains. */
  close(): Promise<void>;
}
export const Sessions = token<Sessions>('core.Sessions');
