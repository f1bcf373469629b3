import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Ids } from 'edutech/core/common/wire/kinds';
import { AirResource } from './resources';

const signedIn = { signedIn: true } as const;
/** Lessons that the list of favourites shows; older marks stay. */
const mostShown = 50;

/** Marks lessons, or removes the mark; answers how many were changed. Throws 404 `air.error.notFound`. */
export const airFavour = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/favour',
  access: signedIn,
  input: Type.Object({ ids: Ids(mostShown), on: Type.Boolean() }),
  output: Type.Object({ count: Type.Integer() }),
});

/** What the caller has marked and may still be seen, the latest mark first. */
export const airFavourites = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/favourites',
  access: signedIn,
  input: Type.Object({ count: Type.Integer({ minimum: 1, maximum: mostShown, default: mostShown }) }),
  output: Type.Array(AirResource),
});
