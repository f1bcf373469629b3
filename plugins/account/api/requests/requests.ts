import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { maxMailLength } from '../../model/limits';

// For people who cannot sign in: requesting an account, a forgotten password, and setting a password by a link.
// Requests of strangers are counted by network (core.PublicThrottle): 429 `core.session.proofNeeded` asks for a proof
// of work.

const stranger = { public: 'whoever has no account yet, or cannot get into it' } as const;
const proof = Type.Optional(Type.String({ maxLength: 300 }));
/** One line of text that is not blank. */
const line = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '\\S' });
const MailOrNone = Type.String({ maxLength: maxMailLength, pattern: '^([^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]{2,})?$' });

/** The data for the pages of registration and forgotten passwords. */
export const requestPlaces = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/places',
  access: stranger,
  input: Type.Object({}),
  output: Type.Object({
    counties: Type.Array(
      Type.Object({ name: Type.String(), schools: Type.Array(Type.Object({ id: Id, name: Type.String() })) }),
    ),
    /** Whether mails can be sent. */
    hasMail: Type.Boolean(),
  }),
});

export const Applicant = Type.Enum(['student', 'staff']);

/**
 * Requests an account from a school. Returns a receipt, with which the applicant asks for the state of the request; it
 * is not stored in clear. 409 `account.register.waiting` if a request with this number is already waiting there. Only
 * the school can see whether the number has an account.
 */
export const register = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/register',
  bodySize: 'small',
  access: stranger,
  ownTransactions: true,
  limited: [],
  perMinute: 20,
  input: Type.Object({
    schoolId: Id,
    applicant: Applicant,
    name: line(40),
    /** Student or staff number. */
    number: Type.String({ pattern: '^[A-Za-z0-9-]{2,32}$' }),
    /** Students: the class, in their own words; staff: the subject or the post. */
    place: Type.String({ maxLength: 60 }),
    /** How the school reaches the applicant. */
    phone: Type.String({ maxLength: 20, pattern: '^(\\+?[0-9][0-9 -]{4,18})?$' }),
    mail: MailOrNone,
    note: Type.String({ maxLength: 300 }),
    proof,
  }),
  output: Type.Object({ receipt: Type.String() }),
});

/** The state of a request. 404 `account.receipt.unknown`. */
export const requestState = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/register/state',
  access: stranger,
  kind: 'read',
  limited: [],
  perMinute: 20,
  ownTransactions: true,
  input: Type.Object({ receipt: Type.String({ maxLength: 40 }), proof }),
  output: Type.Object({
    state: Type.Enum(['waiting', 'approved', 'refused']),
    name: Type.String(),
    school: Type.String(),
    /** In milliseconds. */
    askedAt: Type.Integer(),
    decidedAt: Maybe(Type.Integer()),
    /** Of a refusal; empty otherwise. */
    reason: Type.String(),
    /** Of an approval; empty otherwise. */
    username: Type.String(),
  }),
});

/**
 * "I forgot my password": asks the school for a new first password, or for a link by e-mail. The answer is immediate
 * and the same for every name: whether the account exists, and where the mail goes, is looked up afterwards.
 */
export const forgotPassword = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/forgot',
  bodySize: 'small',
  access: stranger,
  ownTransactions: true,
  limited: [],
  perMinute: 20,
  input: Type.Object({
    /** User name, or student or staff number. */
    username: line(64),
    way: Type.Enum(['school', 'mail']),
    /** The school checks whether this is the person's own. */
    name: Type.String({ maxLength: 40 }),
    phone: Type.String({ maxLength: 20 }),
    proof,
  }),
  output: Type.Null(),
});

const Secret = Type.String({ minLength: 20, maxLength: 100, pattern: '^[\\w-]+$' });

/** The owner of a link. 410 `account.link.over`: used, expired or unknown. */
export const readLink = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/link',
  bodySize: 'small',
  access: { public: 'the link is the right' },
  kind: 'read',
  ownTransactions: true,
  limited: [],
  perMinute: 30,
  input: Type.Object({ secret: Secret }),
  output: Type.Object({ username: Type.String(), name: Type.String(), isFirst: Type.Boolean() }),
});

/** Sets the password and uses the link up; every session of the person ends. 410 as above, 422 at `password`. */
export const takeLink = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/link/password',
  bodySize: 'small',
  access: { public: 'the link is the right' },
  ownTransactions: true,
  limited: [],
  perMinute: 20,
  input: Type.Object({ secret: Secret, password: Type.String({ maxLength: 4096 }) }),
  output: Type.Object({ username: Type.String() }),
});

export type Place = Static<typeof requestPlaces.output>['counties'][number];
