import Type, { type TCodec, type TSchema, type TString } from 'typebox';
import { idPattern } from '../ids';
import { PageInfo } from './lists';

// Kinds of fields that calls of every area have. A name is the same thing everywhere, and is checked the same way.

export const Id = Type.String({ pattern: idPattern });

/** Some ids, each once. */
export const Ids = (most: number) => Type.Array(Id, { minItems: 1, maxItems: most, uniqueItems: true });

/** What somebody calls a thing: not empty, not only spaces. */
export const Name = (longest: number) => Type.String({ minLength: 1, maxLength: longest, pattern: '\\S' });

/** What is there or is not: `null`, never an empty text or zero. */
export const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A moment in an answer. A handler answers its `Date`, the serialiser writes ISO 8601, and that is what browsers get. */
export const Moment = Type.String({ format: 'date-time' }) as TCodec<TString, Date | string>;

/** A page of a list, as the specification has it. */
export const Paged = <Item extends TSchema>(item: Item) => Type.Object({ data: Type.Array(item), pageData: PageInfo });
