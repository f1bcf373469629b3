import { isId } from 'edutech/core/common/ids';
import { stages } from 'edutech/core/common/teaching/stages';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { ListWish } from '../../api';
import { forms, kinds } from '../../model/kinds';

/** Sizes of a page that lists offer: 15 by default (portal.md section 9). */
export const listSizes: readonly number[] = [15, 30, 50];
/** Cards come in rows of four, three and two. */
export const cardSizes: readonly number[] = [24, 48];

/** Parameters of an address that narrow a list, besides the words that are looked for. */
export const narrowingNames = ['book', 'node', 'stage', 'subject', 'grade', 'kind', 'form'] as const;

/** A textbook as far as it narrows a list. */
interface NarrowingBook {
  readonly stageId: NonNullable<ListWish['stageId']>;
  readonly subjectId: string;
  readonly gradeId: string;
}

/** What narrows a list, as the call takes it. */
export type Narrowing = Omit<ListWish, 'space' | 'sort' | 'page' | 'pageLine'>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const idOf = (text: string | null) => (isId(text) ? text : undefined);
const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/**
 * What an address narrows a list by: a chapter, else the book's stage, subject and grade, else those that it names itself.
 * Anything that makes no sense is as if it were not there.
 */
export function narrowingOf(search: URLSearchParams, book: NarrowingBook | null): Narrowing {
  const nodeId = idOf(search.get('node'));
  const { q } = listQuery(search);
  const place = nodeId
    ? { nodeId }
    : {
        stageId: book?.stageId ?? oneOf(stages, search.get('stage')),
        subjectId: book?.subjectId ?? idOf(search.get('subject')),
        gradeId: book?.gradeId ?? idOf(search.get('grade')),
      };
  return defined({
    ...place,
    kind: oneOf(kinds, search.get('kind')),
    form: oneOf(forms, search.get('form')),
    q,
  });
}

/** Page, size and order of an address, as the call takes them. */
export function pagingOf(search: URLSearchParams, sizes: readonly number[]) {
  const { page, pageLine, sort } = listQuery(search, sizes);
  return { page: Math.min(page, 1000), pageLine, sort: sort === 'used' ? sort : 'newest' } as const;
}
