import Type, { type TSchema } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';

/** What somebody changed at once, with its reason; it may be put back for a day if nothing of it was changed since. */
export const batchOf = <Change extends TSchema>(change: Change) =>
  Type.Object({
    batchId: Id,
    by: Type.String(),
    at: Type.String(),
    reason: Type.String(),
    changes: Type.Array(change),
    canUndo: Type.Boolean(),
  });
