import Type from 'typebox';
import { endpoint } from '../endpoint';
import { idPattern } from '../ids';

// Looking at the platform as somebody else, to help him: reads only, with a reason, written down (people.md, features A).

const Token = Type.Object({ token: Type.String() });

/**
 * Begins a session of limit `acting` in this browser, for half an hour at most; one's own waits. For people whom one
 * administers: errors as of `OverPeople` (core/server/organisation/over-people.ts). The page loads anew afterwards.
 */
export const actAs = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/act-as',
  access: { permission: 'organisation_admin', action: 'act_as' },
  limited: [],
  ownTransactions: true,
  perMinute: 10,
  input: Type.Object({
    person: Type.String({ pattern: idPattern }),
    /** Why; kept in the audit. */
    reason: Type.String({ minLength: 4, maxLength: 200 }),
  }),
  output: Token,
});

/** Ends it and goes on in one's own session, under a new secret; 464 when that has ended meanwhile. */
export const endActing = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/end-acting',
  access: { signedIn: true },
  limited: ['acting'],
  ownTransactions: true,
  input: Type.Object({}),
  output: Token,
});
