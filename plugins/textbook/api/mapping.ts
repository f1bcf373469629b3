import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { managers } from '../model/managers';

// Pairs of chapters with knowledge points, and with chapters of other editions. Readable by everybody who sees both
// ends, writable by people who may change the book. The page proposes pairs with similar titles, by `bareTitle` of the
// model.

const signedIn = { signedIn: true } as const;

/** A chapter and a point that it teaches. */
export const PointPair = Type.Object({ nodeId: Id, kiid: Id });
export type PointPair = Static<typeof PointPair>;

/** A chapter and one of another book that teaches the same. */
export const TwinPair = Type.Object({ nodeId: Id, twinId: Id });
export type TwinPair = Static<typeof TwinPair>;

/** Pairs between the chapters of a book and the points of a tree (`knowId` of get-user-knows). */
export const listPointPairs = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/point-pairs',
  access: signedIn,
  input: Type.Object({ bookId: Id, knowId: Id }),
  output: Type.Array(PointPair),
});

/** Pairs between the chapters of two books. */
export const listTwinPairs = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/twin-pairs',
  access: signedIn,
  input: Type.Object({ bookId: Id, otherId: Id }),
  output: Type.Array(TwinPair),
});

/**
 * Sets the points of a tree that the chapters of a book teach, replacing the previous ones. `version` is the book's;
 * 409 `textbook.error.treeChanged` if it was changed meanwhile. 422 `textbook.error.wrongPair` for a chapter or a point
 * of another book or tree. Returns the new version. To undo it, save the previous pairs.
 */
export const savePointPairs = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/save-point-pairs',
  bodySize: 'large',
  access: managers,
  input: Type.Object({ bookId: Id, knowId: Id, version: Version, pairs: Type.Array(PointPair, { maxItems: 2000 }) }),
  output: Type.Object({ version: Type.Integer() }),
});

/** Sets which chapters of two books teach the same, as `savePointPairs` does; the caller manages the first book. */
export const saveTwinPairs = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/resourcenode/save-twin-pairs',
  bodySize: 'large',
  access: managers,
  input: Type.Object({ bookId: Id, otherId: Id, version: Version, pairs: Type.Array(TwinPair, { maxItems: 2000 }) }),
  output: Type.Object({ version: Type.Integer() }),
});
