import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';

/** A part of a question on the paper. */
export const PartRef = Type.Object({ itemId: Id, part: Type.Integer({ minimum: 0, maximum: 39 }) });
export type PartRef = Static<typeof PartRef>;

export const keyOfPart = ({ itemId, part }: PartRef): string => `${itemId}/${part}`;
