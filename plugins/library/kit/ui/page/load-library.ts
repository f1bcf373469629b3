import type { Endpoint, InputOf } from 'edutech/core/common/endpoint';
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

/** The values that a filter of an area's own may have, by its name in the address. */
type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<Of extends Choices> = { [Name in keyof Of]?: Of[Name][number] };

/** What an address asks a library for: space, chapter, words, page; what makes no sense is as if it were not there. */
export function libraryWish(search: URLSearchParams): { narrowing: Narrowing; page: number; pageLine: number } {
  const { q, page, pageLine } = listQuery(search, librarySizes);
  const space: Space = spaces.find((one) => one === search.get('space')) ?? 'mine';
  const nodeId = search.get('node');
  return { narrowing: { space, ...(q && { q }), ...(isId(nodeId) && { nodeId }) }, page, pageLine };
}

/** A page of a library: the list that the address asks for, and the books that the person works with. */
export async function loadLibrary<List extends Endpoint, const Of extends Choices>(
  { call, url, signal, termId }: LoaderArgs,
  list: List,
  choices: Of,
) {
  const { narrowing: asked, ...paging } = libraryWish(url.searchParams);
  const narrowing = { ...asked, ...chosenIn(url.searchParams, choices) };
  const [tree, found] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
    call(list, { ...narrowing, ...paging } as InputOf<List>, { signal }),
  ]);
  return { narrowing, list: found, tree, bookId: url.searchParams.get('book') };
}

/** What an address chooses; a value that cannot be chosen is as if it were not there. */
function chosenIn<Of extends Choices>(search: URLSearchParams, choices: Of): Chosen<Of> {
  const given = Object.entries(choices).map(([name, values]) => [name, values.find((one) => one === search.get(name))]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Chosen<Of>;
}
