import Type, { type Static } from 'typebox';

/** Answer of a call that makes a file: where it can be fetched within a minute, by whoever asked for it. */
export const FileAddress = Type.Object({ address: Type.String(), name: Type.String(), bytes: Type.Integer() });
export type FileAddress = Static<typeof FileAddress>;
