import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';

/** A crop of a scanned page, kept as a file of its own so that a marker's next answer is one request. Pixels. */
export const Picture = Type.Object({ fileId: Id, width: Type.Integer(), height: Type.Integer() });
export type Picture = Static<typeof Picture>;
