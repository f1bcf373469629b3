import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { longestDeviceName } from '../model/limits';
import { Id } from 'edutech/core/common/wire/kinds';

// What a person sees of the use of their own account: who signed in, and which administrator looked as them.

const signedIn = { signedIn: true } as const;

export const SignInItem = Type.Object({
  signIn: Id,
  /** Milliseconds. */
  at: Type.Integer(),
  /** `password`, `passkey`, `card` …, as the audit log has it. */
  way: Type.String(),
  /** `Edge · Windows`; empty when unknown. */
  device: Type.String(),
  address: Type.String(),
  isSuccess: Type.Boolean(),
  /** Failures of one sitting are one line. */
  times: Type.Integer(),
  /** The session that it began is open, and this is it. */
  isCurrent: Type.Boolean(),
  isOpen: Type.Boolean(),
  /** Neither this device nor this address is known (model/centre/sign-ins.ts). */
  isOdd: Type.Boolean(),
  /** The person has said that it was somebody else. */
  isDisowned: Type.Boolean(),
});
export type SignInItem = Static<typeof SignInItem>;

/** An administrator looked at the platform as this person. */
export const VisitItem = Type.Object({ at: Type.Integer(), name: Type.String(), reason: Type.String() });
export type VisitItem = Static<typeof VisitItem>;

/** Sign-ins of the last 90 days, the newest first. */
export const listSignIns = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/sign-ins',
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(SignInItem),
});

/** Who looked at the platform as the caller in the last 90 days, the newest first. */
export const listVisits = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/visits',
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(VisitItem),
});

/**
 * "That was not me": ends the session that this sign-in began, if it is still open, and writes it down. The caller's own
 * session stays: 409 `account.signIns.current`. 404 for what is no sign-in of the caller's.
 */
export const disownSignIn = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/sign-ins/disown',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ signIn: Id }),
  output: Type.Object({ ended: Type.Integer() }),
});

const Session = Type.String({ pattern: '^[0-9a-f]{64}$' });

const DeviceName = Type.Object({ session: Session, name: Type.String() });
export type DeviceName = Static<typeof DeviceName>;

/** What the caller calls devices of core's `listDevices`; those without an own name are left out. */
export const listDeviceNames = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/device-names',
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(DeviceName),
});

/** Names a device; an empty name takes the own one away. 404 `account.devices.gone` for what is no device of the caller's. */
export const nameDevice = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/device-names/name',
  access: signedIn,
  limited: [],
  input: Type.Object({ session: Session, name: Type.String({ maxLength: longestDeviceName }) }),
  output: Type.Null(),
});
