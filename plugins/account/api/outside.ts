import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

/**
 * Signs the caller in to an outside platform: the third-party calls of the specification (portal.md section 7:
 * educational-resource OAuth, subject-platform sign-in, provincial single sign-on). They differ only in the exchange
 * between the servers, which is a setting of the platform. `redirect_url` is valid once and for a minute: open it at
 * once.
 *
 * 404 `account.outside.none`; 403 for people who may not use it, `core.consents.outside` for students whose guardians
 * have not agreed, `account.outside.otherPerson` for another person's `userId`; 422 `account.outside.elsewhere` for an
 * `address` outside the platform; 400 `account.outside.refused` with the platform's own message; 503
 * `account.outside.unavailable`, `account.outside.strange` and `account.outside.notReady` when its server, its answer
 * or our secret fails.
 */
export const goOutside = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/third-party/sign-in',
  specified: true,
  access: { signedIn: true },
  limited: [],
  ownTransactions: true,
  perMinute: 60,
  input: Type.Object({
    platform: Type.String({ maxLength: 30 }),
    /** The caller's own id, as older pages send it; nobody signs in as another person. */
    userId: Type.Optional(Type.String({ pattern: idPattern })),
    /** Page of the platform to arrive at: an address within it, or a path. */
    address: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  }),
  output: Type.Object({ redirectUrl: Type.String() }),
});
