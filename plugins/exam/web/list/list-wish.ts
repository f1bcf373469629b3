import { isId } from 'edutech/core/common/ids';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { type PaperState, paperStates } from '../../model/paper/states';

/** Shelves in the order of the tabs. */
export const shelves = ['mine', 'school', 'public', 'review', 'release', 'removed'] as const;
export type Shelf = (typeof shelves)[number];
/** Those of the library of papers. */
export const libraryShelves = ['public', 'school'] as const satisfies readonly Shelf[];

/** Papers on a page. */
export const listSizes: readonly number[] = [15, 30, 50];

export interface PaperWish {
  readonly shelf: Shelf;
  readonly state: PaperState | null;
  readonly subjectId: string | null;
  readonly gradeId: string | null;
  readonly q: string;
  readonly page: number;
  readonly pageLine: number;
}

const idIn = (search: URLSearchParams, name: string) => (isId(search.get(name)) ? search.get(name) : null);

/** Reads an address; anything that makes no sense is as if it were not there. */
export function paperWish(search: URLSearchParams, among: readonly Shelf[]): PaperWish {
  const { q = '', page, pageLine } = listQuery(search, listSizes);
  return {
    shelf: among.find((shelf) => shelf === search.get('shelf')) ?? among[0]!,
    state: paperStates.find((state) => state === search.get('state')) ?? null,
    subjectId: idIn(search, 'subject'),
    gradeId: idIn(search, 'grade'),
    q,
    page: Math.min(page, 1000),
    pageLine,
  };
}
