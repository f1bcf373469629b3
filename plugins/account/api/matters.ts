import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';

// By which ways people hear of what concerns them. The bell keeps everything; what is chosen here is whether it rings, and
// which of the ways that the deployment has set up bring a message.

const signedIn = { signedIn: true } as const;

const Way = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** What the caller can do where this way does not reach them; empty: it does. */
  missing: Type.String(),
});
export type Way = Static<typeof Way>;

const MatterItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  bell: Type.Boolean(),
  /** The bell rings whatever is chosen. */
  isFixed: Type.Boolean(),
  /** Ids of the ways that bring a message. */
  ways: Type.Array(Type.String()),
});
export type MatterItem = Static<typeof MatterItem>;

const MatterList = Type.Object({ ways: Type.Array(Way), matters: Type.Array(MatterItem) });
export type MatterList = Static<typeof MatterList>;

/** What the caller is notified about, and how; of the ways those that are set up. */
export const listMatters = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/matters',
  access: signedIn,
  input: Type.Object({}),
  output: MatterList,
});

/**
 * Chooses about one way of one matter, or its `bell`. 404 `account.notify.unknown` for what the caller is not notified about
 * or a way that is not there, 409 `account.notify.fixed` when its bell may not be silent.
 */
export const chooseWay = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/matters/choose',
  access: signedIn,
  limited: [],
  input: Type.Object({
    matter: Type.String({ minLength: 3, maxLength: 60 }),
    way: Type.String({ minLength: 2, maxLength: 20 }),
    isOn: Type.Boolean(),
  }),
  output: Type.Null(),
});
