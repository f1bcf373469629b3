import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type BookItem, getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { listResources, resourceFacets } from '../../api';
import type { Space } from '../../model/spaces';
import { listSizes, narrowingOf, pagingOf } from '../shared/narrowing';

/** Spaces that share the page of one's own; what everybody sees has a page of its own. */
const besideOwn: readonly Space[] = ['school', 'favourites', 'trash'];

/** The space of an address; without one it is one's own. */
export const spaceOf = (search: URLSearchParams): Space =>
  besideOwn.find((space) => space === search.get('space')) ?? 'mine';

/** Books that the person works with, and the one that the address names. */
export async function readBooks({ call, url, signal, termId }: LoaderArgs) {
  const source = textbookSources.school;
  const tree = await call(getUserBooks, { source, ...(termId && { termId }) }, { signal });
  const bookId = url.searchParams.get('book');
  return { tree, book: isId(bookId) ? bookIn(tree, bookId) : null };
}

function bookIn(tree: readonly StageItem[], bookId: string): BookItem | null {
  const books = tree.flatMap(({ subjectList }) =>
    subjectList.flatMap(({ gradeList }) => gradeList.flatMap(({ items }) => items.flatMap(({ bookList }) => bookList))),
  );
  return books.find((book) => book.bookId === bookId) ?? null;
}

/** A list of a space with what it can be narrowed by. */
export async function loadLibrary(args: LoaderArgs, space: Space) {
  const { call, url, signal } = args;
  const { tree, book } = await readBooks(args);
  const narrowing = narrowingOf(url.searchParams, book);
  const [list, { facets }] = await Promise.all([
    call(listResources, { space, ...narrowing, ...pagingOf(url.searchParams, listSizes) }, { signal }),
    call(resourceFacets, { space, ...narrowing }, { signal }),
  ]);
  return { space, tree, bookId: book?.bookId ?? null, list, facets };
}
export type LibraryData = Awaited<ReturnType<typeof loadLibrary>>;
export type Facet = LibraryData['facets'][number];
