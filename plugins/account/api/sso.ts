import Type from 'typebox';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { LoginResultItem } from 'edutech/core/common/api/session';
import { endpoint } from 'edutech/core/common/endpoint';
import { limitedSessions } from 'edutech/core/common/permissions/session-limit';

// Signing in with an identity service of the city (OIDC, CAS). Nobody gets an account by it: whom the service names must
// be there. The way there is bound to this browser by a cookie and a state, and leads back to one fixed address.

const nobodyYet = { public: 'signing in' } as const;
const Provider = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

/**
 * Where to send the browser. 404 `account.sso.noProvider`, 503 `account.sso.unavailable` when the service does not
 * answer.
 */
export const beginSso = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/sso/begin',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  // a school is one address
  perMinute: 1200,
  input: Type.Object({
    provider: Provider,
    /** Path of this platform to go on at; anything else is passed over. */
    target: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  output: Type.Object({ address: Type.String() }),
});

/**
 * Takes what the service sent the browser back with. 400 `account.sso.refused` for all that does not hold, 410
 * `account.sso.over` when it began too long ago or in another browser, 403 `account.sso.unknownPerson`, and what a
 * sign-in may throw (core/server/session/sign-ins.ts).
 */
export const finishSso = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/sso/finish',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  input: Type.Object({
    provider: Provider,
    /** The query with which the browser returned. */
    query: Type.String({ maxLength: 8000 }),
    proof: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  output: Type.Object({ login: LoginResultItem, target: Maybe(Type.String()) }),
});
