import Type, { type Static } from 'typebox';

/** Answer of a call that creates a file: the address where the caller can fetch it within a minute. */
export const FileAddress = Type.Object({ address: Type.String(), name: Type.String(), bytes: Type.Integer() });
export type FileAddress = Static<typeof FileAddress>;
