import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';

// By which ways people hear of what concerns them. The bell keeps everything; what is chosen here is whether it rings.

const signedIn = { signedIn: true } as const;
const ways = { bell: Type.Boolean(), mail: Type.Boolean() };

const MatterItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  ...ways,
  /** The bell rings whatever is chosen. */
  isFixed: Type.Boolean(),
});
export type MatterItem = Static<typeof MatterItem>;

/** What the caller is notified about, and how. */
export const listMatters = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/matters',
  access: signedIn,
  input: Type.Object({}),
  output: Type.Array(MatterItem),
});

/**
 * Chooses the ways of one matter. 404 `account.notify.unknown` for what the caller is not notified about, 409
 * `account.notify.fixed` when its bell may not be silent.
 */
export const chooseWays = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/matters/choose',
  access: signedIn,
  limited: [],
  input: Type.Object({ matter: Type.String({ minLength: 3, maxLength: 60 }), ...ways }),
  output: Type.Null(),
});
