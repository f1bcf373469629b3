import { isId } from 'edutech/core/common/ids';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';

/** What the list shows: homework of classes, what is no class's yet, or the calendar of a class. */
export const tabs = ['published', 'draft', 'template', 'shared', 'removed', 'calendar'] as const;
export type Tab = (typeof tabs)[number];

/** States that published homework is narrowed by. */
export const states = ['running', 'toCorrect', 'closed'] as const;
export type State = (typeof states)[number];

/** Homework on a page. */
export const listSizes: readonly number[] = [15, 30, 50];

/** What an address asks the list for. */
export interface ListWish {
  readonly tab: Tab;
  readonly classId: string | null;
  readonly subjectId: string | null;
  readonly state: State | null;
  /** Teaching week of the term, from 1 on. */
  readonly week: number | null;
  /** Month of the calendar, `2026-11`; null: this one. */
  readonly month: string | null;
  readonly q: string;
  readonly page: number;
  readonly pageLine: number;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

const idIn = (search: URLSearchParams, name: string) => (isId(search.get(name)) ? search.get(name) : null);

/** Reads an address; anything that makes no sense is as if it were not there. */
export function listWish(search: URLSearchParams): ListWish {
  const { q = '', page, pageLine } = listQuery(search, listSizes);
  const week = Number(search.get('week'));
  const month = search.get('month') ?? '';
  return {
    tab: oneOf(tabs, search.get('tab')) ?? 'published',
    classId: idIn(search, 'class'),
    subjectId: idIn(search, 'subject'),
    state: oneOf(states, search.get('state')),
    week: Number.isInteger(week) && week >= 1 && week <= 30 ? week : null,
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    q,
    page: Math.min(page, 1000),
    pageLine,
  };
}
