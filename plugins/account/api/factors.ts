import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { LoginResultItem } from 'edutech/core/common/api/session';
import { endpoint } from 'edutech/core/common/endpoint';
import { limitedSessions } from 'edutech/core/common/permissions/session-limit';

// Second factors: one-time codes (RFC 6238), passkeys (WebAuthn level 3) and recovery codes. What changes the account asks
// for the password again, except in a session of limit `enrolment`, which has just shown it.

const signedIn = { signedIn: true } as const;
const nobodyYet = { public: 'signing in' } as const;
/** Our pages send the whole call sealed. */
const Password = Type.String({ maxLength: 200 });
const Name = Type.String({ minLength: 1, maxLength: 60 });
/** The state that the server needs again; sealed, so that nothing of an unfinished set-up is stored. */
const Setup = Type.String({ maxLength: 2000 });
/** An answer of `navigator.credentials` as JSON. */
const Credential = Type.String({ minLength: 2, maxLength: 16_000 });

const FactorItem = Type.Object({
  id: Id,
  kind: Type.Enum(['totp', 'passkey']),
  name: Type.String(),
  /** Milliseconds. */
  createdAt: Type.Integer(),
  lastUsedAt: Maybe(Type.Integer()),
});
export type FactorItem = Static<typeof FactorItem>;

export const FactorsItem = Type.Object({
  factors: Type.Array(FactorItem),
  recoveryCodesLeft: Type.Integer(),
  /** This person must have one, so the last cannot be removed. */
  isRequired: Type.Boolean(),
});
export type FactorsItem = Static<typeof FactorsItem>;

/** The caller's second factors, the oldest first. */
export const listFactors = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/factors',
  access: signedIn,
  withFirstPassword: true,
  limited: limitedSessions,
  input: Type.Object({}),
  output: FactorsItem,
});

/** A secret for an authenticator app, for ten minutes. 400 `core.session.wrongPassword`, 409 `account.factor.tooMany`. */
export const beginTotp = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/begin-totp',
  access: signedIn,
  withFirstPassword: true,
  limited: ['enrolment'],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ password: Type.Optional(Password) }),
  output: Type.Object({
    setup: Setup,
    /** Base32, for people who type it. */
    secret: Type.String(),
    /** `otpauth://…`, for the QR code. */
    address: Type.String(),
  }),
});

/** The answer for a new factor. */
const FactorAdded = Type.Object({
  /** With the first factor, ten codes that work once each; they are shown this once. */
  recoveryCodes: Maybe(Type.Array(Type.String())),
  /** In a session of limit `enrolment`: it is full now, and this is what a login answers. */
  login: Maybe(LoginResultItem),
});
export type FactorAdded = Static<typeof FactorAdded>;

/**
 * Stores the secret, once a code shows that the app has it. 400 `account.factor.wrongCode`, 410
 * `account.factor.setupOver`.
 */
export const confirmTotp = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/confirm-totp',
  access: signedIn,
  withFirstPassword: true,
  limited: ['enrolment'],
  perMinute: 20,
  input: Type.Object({ setup: Setup, code: Type.String({ maxLength: 20 }), name: Name }),
  output: FactorAdded,
});

/** The browser's request to the authenticator, as JSON. Errors as for {@link beginTotp}. */
export const beginPasskey = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/begin-passkey',
  access: signedIn,
  withFirstPassword: true,
  limited: ['enrolment'],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ password: Type.Optional(Password) }),
  output: Type.Object({ setup: Setup, options: Type.String() }),
});

/**
 * Stores a passkey. 400 `account.factor.passkeyRefused`, 409 `account.factor.passkeyKnown`, 410
 * `account.factor.setupOver`.
 */
export const confirmPasskey = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/confirm-passkey',
  access: signedIn,
  withFirstPassword: true,
  limited: ['enrolment'],
  perMinute: 20,
  input: Type.Object({ setup: Setup, credential: Credential, name: Name }),
  output: FactorAdded,
});

/** 404 `account.factor.gone`. */
export const renameFactor = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/rename',
  access: signedIn,
  withFirstPassword: true,
  limited: [],
  input: Type.Object({ factor: Id, name: Name }),
  output: Type.Null(),
});

/**
 * 404 `account.factor.gone`; 409 `account.factor.last` if one must be kept. Removing the last factor removes the
 * recovery codes.
 */
export const removeFactor = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/remove',
  access: signedIn,
  withFirstPassword: true,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ factor: Id, password: Password }),
  output: Type.Null(),
});

/** Ten new recovery codes; the old ones are worth nothing from then on. 409 `account.factor.none` without a factor. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/renew-recovery-codes',
  access: signedIn,
  withFirstPassword: true,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ password: Password }),
  output: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
});

/** Signing in by passkey alone, without a user name: what the browser is asked, as JSON, for five minutes. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/passkey-login/begin',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  // a school is one address
  perMinute: 1200,
  input: Type.Object({}),
  output: Type.Object({ options: Type.String() }),
});

/** 400 `account.factor.passkeyRefused` for all that does not work; 429 as of a login. */
export const passkeyLogin = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/passkey-login',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  input: Type.Object({
    credential: Credential,
    remember: Type.Optional(Type.Boolean()),
    proof: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  output: LoginResultItem,
});

/**
 * Removes all second factors of another person (a lost phone) and ends their sessions; the reason is recorded in the
 * audit log. For administrators with `organisation_admin.people`, for people whom they administer: else 404.
 */
export const resetFactors = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/factors/reset',
  access: { permission: 'organisation_admin', action: 'people', types: ['superAdmin', 'admin', 'cityAdmin'] },
  limited: [],
  input: Type.Object({ person: Id, reason: Type.String({ minLength: 4, maxLength: 200 }) }),
  output: Type.Object({ removed: Type.Integer() }),
});
