import Type from 'typebox';
import { endpoint } from '../endpoint';
import { limitedSessions } from '../permissions/session-limit';
import { LoginResultItem } from './session';

// The second step of a sign-in (core/common/security/second-step.ts), for every way to sign in alike.

const nobodyYet = { public: 'the first factor of this sign-in was right' } as const;
const Step = Type.String({ pattern: '^[\\w-]{43}$' });
const Kind = Type.String({ pattern: '^[a-z][a-z-]{0,19}$' });

/** For kinds that ask the browser something first (passkeys): JSON for the browser. 410 `core.session.secondStep.over`. */
export const challengeSecondStep = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/second-step-challenge',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  // a school is one address
  perMinute: 1200,
  input: Type.Object({ step: Step, kind: Kind }),
  output: Type.Object({ challenge: Type.String() }),
});

/**
 * Shows a second factor and signs in. 400 `core.session.secondStep.wrong`; 410 `core.session.secondStep.over` when the
 * ten minutes are over or the step was used; 429 as of a login.
 */
export const takeSecondStep = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/session/second-step',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  input: Type.Object({
    step: Step,
    kind: Kind,
    /** The code, or the browser's answer to the challenge as JSON. */
    answer: Type.String({ minLength: 1, maxLength: 20_000 }),
    /** Proof of work, where the answer before asked for one. */
    proof: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  output: LoginResultItem,
});
