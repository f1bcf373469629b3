import Type, { type Static } from 'typebox';
import { Id, Maybe } from '../wire/kinds';
import { endpoint } from '../endpoint';
import { limitedSessions } from '../permissions/session-limit';
import { maxPasswordLength } from '../security/password-policy';
import { TermItem } from './organisation';

// Login, the signed-in person, and their devices. The wire format is the specification's (portal.md sections 3, 4, 7),
// in the safe form of quality.md section 1. Answers that begin another session carry its token on the envelope.

const nobodyYet = { public: 'signing in' } as const;
const signedIn = { signedIn: true } as const;
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** `acl`: a group → its sub-permissions (core/common/permissions/acl.ts). */
const AclMap = Type.Record(Type.String(), Type.Array(Type.String()));

/** A post of the person (`AclRole` of core/common/session.ts). */
export const AclRoleItem = Type.Object({
  roleId: Id,
  type: Type.Unsafe<1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10>(Type.Integer()),
  /** 1 for the active one. */
  activeStatus: Flag,
  /** In the caller's language: 初中数学 教师. */
  name: Type.String(),
  schoolId: Maybe(Id),
  schoolName: Maybe(Type.String()),
  subject: Maybe(Type.String()),
});

export type AclRoleItem = Static<typeof AclRoleItem>;

/** User info (`UserInfo` of core/common/session.ts). `username` is what one signs in with, `name` what one is called. */
export const UserInfoItem = Type.Object({
  userId: Id,
  username: Type.String(),
  name: Type.String(),
  usercode: Type.String(),
  fullPath: Type.String(),
  category: Type.Unsafe<0 | 1 | 2 | 3 | 6 | 9 | 10 | 11>(Type.Integer()),
  roleId: Maybe(Id),
  roleType: Maybe(Type.Unsafe<1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10>(Type.Integer())),
  aclRole: Type.Array(AclRoleItem),
  acl: AclMap,
  hasClassinfo: Type.Boolean(),
  token: Type.String(),
});

export type UserInfoItem = Static<typeof UserInfoItem>;

/** The answer of every way to sign in (`LoginResult` of core/common/session.ts). */
export const LoginResultItem = Type.Object({
  userEntity: UserInfoItem,
  changePassword: Type.Boolean(),
  termVos: Type.Array(TermItem),
  module: Type.Array(Type.String()),
  /** Ids of plugins that are switched off in the person's city or county. */
  off: Type.Array(Type.String()),
  /** How far the session reaches (core/common/permissions/session-limit.ts). */
  limit: Type.Enum(['full', ...limitedSessions]),
  /** At a computer that several people use. */
  isShared: Type.Boolean(),
  /** To be remembered on this device: idling does not end it. */
  isRemembered: Type.Boolean(),
  /** Terms of use or privacy notice in a version that the person has not accepted (core/common/api/agreements.ts). */
  mustAgree: Type.Boolean(),
  /** The name of the person who acts as this person; null: nobody. */
  actedBy: Maybe(Type.String()),
});
export type LoginResultItem = Static<typeof LoginResultItem>;

const LoginInput = Type.Object({
  username: Type.String({ maxLength: 200 }),
  /**
   * The exact password, or "transformed": sealed for the path of this call (core/common/security/sealing.ts). A text in
   * the form of a sealed text is treated as sealed.
   */
  password: Type.String({ maxLength: 1500 }),
  /** The post to begin in, if the person holds it. */
  roleId: Type.Optional(Type.String({ maxLength: 64 })),
  /** A third party's sign-on; older clients send both, this platform has no such partner and does not read them. */
  openId: Type.Optional(Type.String({ maxLength: 200 })),
  accessToken: Type.Optional(Type.String({ maxLength: 2000 })),
  /** 1: the password is sealed. */
  usersa: Type.Optional(Type.Literal(1)),
  /** Stays signed in on this device for the days that the deployment allows. */
  remember: Type.Optional(Type.Boolean()),
  /** Proof of work, `<challenge>:<number>`, where the answer before asked for one (core/common/security/proof-of-work.ts). */
  proof: Type.Optional(Type.String({ maxLength: 300 })),
});

/**
 * Signs in. Unknown user and wrong password are one answer in one time: 400 `core.session.wrongCredentials`. Others: 403
 * `core.session.disabled` (after the right password only); 429 `core.session.tooManyFailures` with seconds, or
 * `core.session.proofNeeded` whose `data.detail` is a `ProofChallenge`: solve it and send again with `proof`; 403
 * `core.session.secondStep` whose `data.detail` is a `SecondStep` (core/common/security/second-step.ts).
 */
export const login = endpoint({
  method: 'POST',
  root: 'auth',
  alsoAt: ['legacy'],
  path: '/efficiencyLogin',
  bodySize: 'small',
  specified: true,
  access: nobodyYet,
  ownTransactions: true,
  limited: limitedSessions,
  input: LoginInput,
  output: LoginResultItem,
});

/** The same for older clients: sealed passwords only, and never by prefetch, HEAD or navigation. */
export const legacyLogin = endpoint({
  method: 'GET',
  root: 'auth',
  alsoAt: ['legacy'],
  path: '/efficiencyLogin',
  specified: true,
  access: nobodyYet,
  legacyWrite: true,
  ownTransactions: true,
  limited: limitedSessions,
  input: LoginInput,
  output: LoginResultItem,
});

/** Ends the session here, in all tabs and on open sockets. Also works without a session: it clears the cookies. */
export const logout = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/logout',
  access: { public: 'a session that has ended can still be left' },
  limited: limitedSessions,
  input: Type.Object({}),
  output: Type.Null(),
});

/** The public key for sealing, and the server's time in milliseconds: sealed texts are taken within two minutes of it. */
export const getSealKey = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/session/seal-key',
  access: { public: 'needed before signing in' },
  input: Type.Object({}),
  output: Type.Object({ keyId: Type.String(), publicKey: Type.String(), now: Type.Integer() }),
});

/**
 * User info in the post `roleId` if the person holds it, else in the active one, else in the first. `termId` is the term
 * that `hasClassinfo` is about; default: the current one.
 */
export const getUserInfo = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/user/efficiency-select-one',
  specified: true,
  access: signedIn,
  withFirstPassword: true,
  input: Type.Object({ roleId: Type.Optional(Type.String({ maxLength: 64 })), termId: Type.Optional(Id) }),
  output: UserInfoItem,
});

/** Terms and modules of the person, as the login returned them: for a page that is reloaded. */
export const getLoginState = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/session/state',
  access: signedIn,
  withFirstPassword: true,
  input: Type.Object({}),
  output: Type.Omit(LoginResultItem, ['userEntity']),
});

/** The permissions of one of the caller's posts. */
export const getRolePermissions = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/role/get-aclroleresource-withid',
  specified: true,
  access: signedIn,
  withFirstPassword: true,
  input: Type.Object({ roleId: Id }),
  output: AclMap,
});

/** Continues in another post of the caller: a new session secret and token. The page reloads afterwards. */
export const switchRole = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/switch-role',
  access: signedIn,
  withFirstPassword: true,
  limited: ['classroom', 'acting'],
  input: Type.Object({ roleId: Id }),
  output: Type.Object({ token: Type.String() }),
});

/**
 * Changes the password: ends all other sessions, renews this one. 422 `core.session.password.<fault>`
 * (core/common/security/password-policy.ts), 400 `core.session.wrongPassword`. Both may be sealed for this path.
 */
export const changePassword = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/user/change-password',
  bodySize: 'small',
  access: signedIn,
  withFirstPassword: true,
  ownTransactions: true,
  perMinute: 10,
  limited: [],
  input: Type.Object({
    oldPassword: Type.String({ maxLength: 1500 }),
    newPassword: Type.String({ maxLength: Math.max(4096, maxPasswordLength) }),
  }),
  output: Type.Object({ token: Type.String(), endedSessions: Type.Integer() }),
});

/** A device that one is signed in on. Times in milliseconds. */
const DeviceItem = Type.Object({
  /** Names the session; opens nothing. */
  session: Type.String(),
  /** `Chrome · Windows`; empty when unknown. */
  device: Type.String(),
  address: Type.String(),
  startedAt: Type.Integer(),
  lastSeenAt: Type.Integer(),
  isCurrent: Type.Boolean(),
});
export type DeviceItem = Static<typeof DeviceItem>;

/** Where one is signed in, the most recent first. */
export const listDevices = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/session/devices',
  access: signedIn,
  withFirstPassword: true,
  input: Type.Object({}),
  output: Type.Array(DeviceItem),
});

/** Signs out one of the caller's devices; 404 when it is not one of theirs, or not signed in any more. */
export const endDevice = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/end-device',
  access: signedIn,
  withFirstPassword: true,
  limited: [],
  input: Type.Object({ session: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  output: Type.Null(),
});

/** Signs out everywhere but here. */
export const endOtherDevices = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/end-others',
  access: signedIn,
  withFirstPassword: true,
  limited: [],
  input: Type.Object({}),
  output: Type.Object({ ended: Type.Integer() }),
});

const purpose = Type.String({ pattern: '^[a-z][a-z0-9.-]{0,39}$' });

/**
 * A ticket that works once, for 60 s: purpose `window` for a new window of this platform, any other name for another site
 * (`admin-site`), whose server exchanges it. 403 `core.consents.outside` for other sites without a guardian's consent to it.
 */
export const createHandOverTicket = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/ticket',
  access: signedIn,
  ownTransactions: true,
  perMinute: 60,
  input: Type.Object({ purpose }),
  output: Type.Object({ ticket: Type.String(), seconds: Type.Integer() }),
});

/**
 * Uses up a ticket and returns the person who handed over. With purpose `window`, a browser without a session is signed
 * in too; if another person is signed in there, they stay (409). 410 `core.session.ticketUsed` for every ticket that
 * does not work.
 */
export const exchangeTicket = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/exchange-ticket',
  bodySize: 'small',
  access: { public: 'the ticket is the right' },
  ownTransactions: true,
  // a partner's server is one address for all of its city
  perMinute: 6000,
  limited: limitedSessions,
  input: Type.Object({ ticket: Type.String({ maxLength: 100 }), purpose }),
  output: Type.Object({
    userId: Id,
    username: Type.String(),
    usercode: Type.String(),
    name: Type.String(),
    category: Type.Integer(),
    roleType: Maybe(Type.Integer()),
    /** True when this call signed the browser in. */
    isSignedIn: Type.Boolean(),
  }),
});

/**
 * Signs in by a link of a sky-class site: `signature` is the HMAC-SHA256 (hex) of `key`, `usercode`, `expires` and `nonce`,
 * joined by line feeds, under the site's secret (setting `skyClassKeys`). At most 60 s ahead, and once.
 * 400 `core.session.skyClassFailed` ('Login failed') for all that does not work.
 */
export const skyClassLogin = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/sky-class',
  bodySize: 'small',
  access: nobodyYet,
  ownTransactions: true,
  limited: limitedSessions,
  input: Type.Object({
    key: Type.String({ maxLength: 64 }),
    usercode: Type.String({ maxLength: 64 }),
    /** Seconds since 1970. */
    expires: Type.Integer({ minimum: 0, maximum: 2 ** 32 }),
    nonce: Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' }),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  output: LoginResultItem,
});
