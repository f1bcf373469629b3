import Type, { type Static } from 'typebox';
import { Id } from './kinds';

/** Input of a call that counts how often something was opened: the page makes `visit`, so a retry is not counted twice. */
export const Opening = Type.Object({ id: Id, visit: Id });
export type Opening = Static<typeof Opening>;

/** Its answer: false when this visit had been counted before. */
export const Counted = Type.Object({ counted: Type.Boolean() });
