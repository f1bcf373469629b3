import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import { stages } from 'edutech/core/common/teaching/stages';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { office } from '../model/keepers';
import { KeptBook } from './managing';

// The bureau's view of all books, page by page. The acts on them are the calls of `managing`.

const Id = Type.String({ pattern: idPattern });

/**
 * The city's catalogue or, with `keeper` school, what schools within the caller's reach have made; `state` removed: those
 * that were taken out and are not yet deleted. `isadopted` is about the caller's county or city. Sorted by `name`,
 * `edition` or `changed`, else as the tree of books is.
 */
export const listCatalogue = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/textbook/catalogue',
  access: office,
  input: Type.Object({
    ...ListInput.properties,
    keeper: Type.Enum(['city', 'school'], { default: 'city' }),
    state: Type.Enum(['standing', 'removed'], { default: 'standing' }),
    source: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    stageid: Type.Optional(Type.Enum([...stages])),
    gradeid: Type.Optional(Id),
    subjectid: Type.Optional(Id),
    itemid: Type.Optional(Id),
  }),
  output: Type.Object({
    /** `school` is empty for the city's. */
    items: Type.Array(Type.Object({ ...KeptBook.properties, school: Type.String() })),
    page: PageInfo,
    /** Whether the caller may add books to the city's catalogue. */
    mayadd: Type.Boolean(),
  }),
});
