import { defaultPageSize, pageFrom } from '../../rules/pages';

/** Sizes that a list of administration offers. */
export const pageSizes: readonly number[] = [15, 50, 100, 500];

/** The query in the address of a list; missing values are absent, so it can be passed to a call directly. */
export interface ListQuery {
  readonly q?: string;
  readonly sort?: string;
  readonly page: number;
  readonly pageLine: number;
}

/** Reads a list's address: search, order, page and size. Anything that makes no sense is as if it were not there. */
export function listQuery(search: URLSearchParams, sizes: readonly number[] = pageSizes): ListQuery {
  const size = Number(search.get('pageline'));
  const q = search.get('q')?.trim().slice(0, 100);
  const sort = search.get('sort');
  return {
    ...(q && { q }),
    ...(sort && /^-?[A-Za-z]{1,40}$/.test(sort) && { sort }),
    page: pageFrom(search),
    pageLine: sizes.includes(size) ? size : (sizes[0] ?? defaultPageSize),
  };
}

/** The same address with other values; an empty one takes its parameter away. What changes the list leads to its first page. */
export function changed(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `?${text}` : '?';
}

/** Order after a press on a column's head: up, down, and the list's own again. */
export function nextSort(sort: string | undefined, column: string): string | null {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? null : column;
}

/** For screen readers: how a column is sorted. */
export function sortedHow(sort: string | undefined, column: string): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}
