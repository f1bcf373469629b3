import Type from 'typebox';
import { endpoint } from '../endpoint';
import { idPattern } from '../ids';

// Acting as another person, to help them: reads only, with a reason, recorded (people.md, features A).

const Token = Type.Object({ token: Type.String() });

/**
 * Begins a session of limit `acting` in this browser, for half an hour at most; the caller's own session waits. For
 * people whom the caller administers: errors as of `OverPeople` (core/server/permissions/over-people.ts). The page
 * reloads afterwards.
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
    /** The reason; recorded in the audit log. */
    reason: Type.String({ minLength: 4, maxLength: 200 }),
  }),
  output: Token,
});

/** Ends it and returns to the caller's own session, under a new secret; 464 if that has ended meanwhile. */
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
