import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { type Space, spaces } from '../../common/library-endpoints';

/** Lines of a page. */
export const librarySizes: readonly number[] = [15, 30, 50];

/** What narrows a list, as its call takes it. */
export interface Narrowing {
  space: Space;
  q?: string;
  nodeId?: string;
}

/** What an address asks a library for: space, chapter, words, page; what makes no sense is as if it were not there. */
export function libraryWish(search: URLSearchParams): { narrowing: Narrowing; page: number; pageLine: number } {
  const { q, page, pageLine } = listQuery(search, librarySizes);
  const space: Space = spaces.find((one) => one === search.get('space')) ?? 'mine';
  const nodeId = search.get('node');
  return { narrowing: { space, ...(q && { q }), ...(isId(nodeId) && { nodeId }) }, page, pageLine };
}

/** A page of a library: the list that the address asks for, and the books that the person works with. */
export async function loadLibrary<List>(
  { call, url, signal, termId }: LoaderArgs,
  read: (wish: Narrowing & { page: number; pageLine: number }) => Promise<List>,
) {
  const { narrowing, ...paging } = libraryWish(url.searchParams);
  const [tree, list] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
    read({ ...narrowing, ...paging }),
  ]);
  return { narrowing, list, tree, bookId: url.searchParams.get('book') };
}
