import Type from 'typebox';

/**
 * Number of times that a thing was written, as whoever changes it has seen it (PostgreSQL's `integer`); 409 when it was
 * written since (edit-conflict.ts).
 */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
