import Type from 'typebox';

/**
 * The number of times that a thing was written, as the caller has read it (PostgreSQL's `integer`); 409 when it was
 * written since (edit-conflict.ts).
 */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
