import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { purposes } from 'edutech/core/common/organisation/consent';
import type { Access } from 'edutech/core/common/permissions/access';
import { longestName } from '../../model/guardian';
import { routes } from '../../routes';
import { Purpose } from './consents';

// A guardian decides by a one-time link that the school prints or sends: no account, no paper. It is for one student
// and the purposes asked for; it ends after two weeks, with its answer, or when the school withdraws it.

const keeper = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
const holder = { public: 'whoever holds the link is the guardian it was given to' } as const;

const Secret = Type.String({ pattern: '^[\\w-]{43}$' });
const Relation = Type.Enum(['mother', 'father', 'grandparent', 'other']);
const Moment = Type.Integer({ description: 'Milliseconds.' });
const Purposes = Type.Array(Purpose, { minItems: 1, maxItems: purposes.length, uniqueItems: true });

/**
 * Creates a link for each student; their earlier links end. The addresses are returned only this once and stored
 * nowhere. 404 for students out of reach.
 */
export const makeConsentLinks = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/make-links',
  access: keeper,
  limited: [],
  perMinute: 60,
  input: Type.Object({
    personIds: Type.Array(Id, { minItems: 1, maxItems: 60, uniqueItems: true }),
    purposes: Purposes,
  }),
  output: Type.Array(Type.Object({ personId: Id, name: Type.String(), address: Type.String(), expiresAt: Moment })),
});

const LinkItem = Type.Object({
  id: Id,
  state: Type.Enum(['open', 'answered', 'revoked', 'over']),
  madeAt: Moment,
  expiresAt: Moment,
  purposes: Type.Array(Purpose),
  /** Of an answer; empty otherwise. */
  guardian: Type.String(),
  given: Type.Array(Purpose),
  refused: Type.Array(Purpose),
});
export type ConsentLinkItem = Static<typeof LinkItem>;

/** The links of a student, the newest first. */
export const consentLinks = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/links',
  access: keeper,
  input: Type.Object({ personId: Id }),
  output: Type.Array(LinkItem),
});

/** Takes an open link back. 404 `organisation.links.none`. */
export const revokeConsentLink = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/revoke-link',
  access: keeper,
  limited: [],
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});

/**
 * The questions of a link, in the caller's language. 410 `organisation.links.over` unless it is open or just answered.
 */
export const readConsentLink = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/consents/read-link',
  access: holder,
  kind: 'read',
  limited: [],
  // a parents' evening is one address, and nobody guesses 256 bits
  perMinute: 1200,
  input: Type.Object({ secret: Secret }),
  output: Type.Object({
    isAnswered: Type.Boolean(),
    student: Type.String(),
    school: Type.String(),
    expiresAt: Moment,
    texts: Type.Array(
      Type.Object({ purpose: Purpose, version: Type.Integer(), body: Type.String(), keepDays: Type.Integer() }),
    ),
    /** Which versions these are, to be sent back with the answer. */
    read: Type.String(),
  }),
});
export type ConsentLinkRead = Static<(typeof readConsentLink)['output']>;

const Decision = Type.Optional(Type.Enum(['give', 'refuse']));
const keptDecisions = Object.fromEntries(purposes.map((purpose) => [purpose, purpose]));

/**
 * The guardian's answer, as a plain form sends it: leads to the page that confirms it. 422
 * `organisation.links.missing`, 409 `organisation.links.changed` if a text has changed meanwhile, 410 as
 * `readConsentLink`: the form itself shows each of them, with what was filled in.
 */
export const answerConsentLink = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/consents/answer-link',
  access: holder,
  limited: [],
  ownTransactions: true,
  // as many as read, and as much as a deployment lets one address do
  perMinute: 1200,
  raw: true,
  form: {
    page: routes.guardian.path,
    keeps: { link: 'secret', guardian: 'guardian', relation: 'relation', ...keptDecisions },
    longest: longestName,
  },
  input: Type.Object({
    secret: Secret,
    read: Type.String({ maxLength: 200 }),
    guardian: Type.Optional(Type.String({ maxLength: longestName })),
    relation: Type.Optional(Relation),
    records: Decision,
    images: Decision,
    media: Decision,
    analysis: Decision,
    outside: Decision,
  }),
  output: Type.Null(),
});
