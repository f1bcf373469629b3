import type { InputOf } from 'edutech/core/common/endpoint';
import type { BookItem, StageItem } from 'edutech/plugins/textbook/api';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { leadToBook } from 'edutech/plugins/library/kit/ui/page/books/lead-to-book';
import { chooseBook } from 'edutech/plugins/textbook/kit/ui/trees/books/choose-book';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listQuestions, questionFacets } from '../../api';
import { type BankWish, bankWish } from './bank-wish';

/** What an address must say one of, so that it means itself and not the book that was chosen last. */
export const ownNames = ['book', 'node', 'point', 'q'] as const;

/** A page of a bank with what it can be narrowed by, and the books that the person works with. */
export async function loadBank({ call, url, signal, termId, storage }: LoaderArgs) {
  leadToBook({ url, storage }, ownNames);
  const wish = bankWish(url.searchParams);
  const tree = await call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal });
  const books = booksIn(tree);
  // a book that is no longer there, or the first visit: the usual one, which the page begins with
  const isOwn = ownNames.some((name) => name !== 'book' && url.searchParams.has(name));
  const book = books.find(({ bookId }) => bookId === wish.bookId) ?? (isOwn ? null : chooseBook(books, null));
  const narrowing = narrowingOf(wish, book);
  const { space, sort, page, pageLine } = wish;
  const [list, { facets }] = await Promise.all([
    call(listQuestions, { space, ...narrowing, sort, page, pageLine }, { signal }),
    call(questionFacets, { space, ...narrowing }, { signal }),
  ]);
  return { wish, tree, bookId: book?.bookId ?? null, list, facets };
}
export type BankData = Awaited<ReturnType<typeof loadBank>>;
export type Facet = BankData['facets'][number];

const booksIn = (tree: readonly StageItem[]): BookItem[] =>
  tree.flatMap(({ subjectList }) =>
    subjectList.flatMap(({ gradeList }) => gradeList.flatMap(({ items }) => items.flatMap(({ bookList }) => bookList))),
  );

/** What narrows a list, as the call takes it. */
export type Narrowing = Omit<InputOf<typeof listQuestions>, 'space' | 'sort' | 'page' | 'pageLine'>;

/**
 * What an address narrows a list by: chapters or knowledge points, which say what they are of; else the book's stage and
 * subject. A book's grade narrows nothing: good questions of the year before are looked for too.
 */
export function narrowingOf(wish: BankWish, book: Pick<BookItem, 'stageId' | 'subjectId'> | null): Narrowing {
  const { nodes, points, types, difficulties, abilities, kinds, years, region, use, q, formula } = wish;
  return {
    ...(nodes.length > 0 && { nodeIds: [...nodes] }),
    ...(points.length > 0 && { kiids: [...points] }),
    ...(nodes.length + points.length === 0 && book && { stageId: book.stageId, subjectId: book.subjectId }),
    ...(types.length > 0 && { types: [...types] }),
    ...(difficulties.length > 0 && { difficulties: [...difficulties] }),
    ...(abilities.length > 0 && { abilities: [...abilities] }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(years && { years: span(...years) }),
    ...(region && { region }),
    ...(use && { usedByMe: use === 'used' }),
    ...(q && { q }),
    ...(formula && { formula }),
  };
}

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
