import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { office } from '../model/managers';
import { KeptBook } from './managing';

// The bureau's view of all books, page by page. The acts on them are the calls of `managing`.

/**
 * The city's catalogue or, with `keeper` school, what schools within the caller's reach have made; `state` removed: those
 * that were taken out and are not yet deleted. `isAdopted` is about the caller's county or city. Sorted by `name`,
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
    stageId: Type.Optional(Type.Enum([...stages])),
    gradeId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    itemId: Type.Optional(Id),
  }),
  output: Type.Object({
    /** `school` is empty for the city's. */
    items: Type.Array(Type.Object({ ...KeptBook.properties, school: Type.String() })),
    page: PageInfo,
    /** Whether the caller may add books to the city's catalogue. */
    mayAdd: Type.Boolean(),
  }),
});
