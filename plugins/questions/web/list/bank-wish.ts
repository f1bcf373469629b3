import { isId } from 'edutech/core/common/ids';
import { isQuestionType, type QuestionType } from '../../kit/common/types/question-types';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { abilities, type Ability } from '../../kit/common/types/abilities';
import { type QuestionKind, questionKinds } from '../../model/kinds';
import { type Sort, type Space, sorts, spaces } from '../../model/spaces';

/** Which of two trees stands at the side. */
export const sides = ['chapters', 'points'] as const;
export type Side = (typeof sides)[number];

/** Difficulties that a question can have (teaching.md section 3). */
export const rated = [1, 2, 3, 4, 5] as const;
type Rated = (typeof rated)[number];

/** Whether the person has used a question himself. */
export const uses = ['used', 'unused'] as const;

/** Questions on a page: cards are tall. */
export const bankSizes: readonly number[] = [15, 30, 50];

/** Most nodes of a tree that narrow a list at once; `listQuestions` takes no more. */
export const mostNodes = 50;

/** Parameters of an address that narrow the list, besides the words that are looked for. */
export const narrowingNames = [
  'node',
  'point',
  'type',
  'difficulty',
  'ability',
  'kind',
  'years',
  'region',
  'use',
  'formula',
] as const;

/** What an address asks the bank for. */
export interface BankWish {
  readonly space: Space;
  readonly side: Side;
  /** The book whose trees stand at the side; null: the one that was chosen last. */
  readonly bookId: string | null;
  readonly nodes: readonly string[];
  readonly points: readonly string[];
  readonly types: readonly QuestionType[];
  readonly difficulties: readonly Rated[];
  readonly abilities: readonly Ability[];
  readonly kinds: readonly QuestionKind[];
  /** First and last year, both included. */
  readonly years: readonly [number, number] | null;
  readonly region: string;
  readonly use: (typeof uses)[number] | null;
  readonly q: string;
  /** LaTeX that the questions hold. */
  readonly formula: string;
  readonly sort: Sort;
  readonly page: number;
  readonly pageLine: number;
}

/** Years that questions can have, and how many a list is narrowed by at most. */
const firstYear = 1950;
const lastYear = 2100;
const mostYears = 50;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The values that a parameter holds, each once: they stand behind each other with commas. */
export const valuesIn = (search: URLSearchParams, name: string): string[] => [
  ...new Set((search.get(name) ?? '').split(',').filter((value) => value !== '')),
];

const idsIn = (search: URLSearchParams, name: string) => valuesIn(search, name).filter(isId).slice(0, mostNodes);

/** Reads an address; anything that makes no sense is as if it were not there. */
export function bankWish(search: URLSearchParams): BankWish {
  const { q = '', sort, page, pageLine } = listQuery(search, bankSizes);
  return {
    space: oneOf(spaces, search.get('space')) ?? 'public',
    side: oneOf(sides, search.get('side')) ?? 'chapters',
    bookId: isId(search.get('book')) ? search.get('book') : null,
    nodes: idsIn(search, 'node'),
    points: idsIn(search, 'point'),
    types: valuesIn(search, 'type').map(Number).filter(isQuestionType),
    difficulties: rated.filter((value) => valuesIn(search, 'difficulty').includes(String(value))),
    abilities: abilities.filter((one) => valuesIn(search, 'ability').includes(one)),
    kinds: questionKinds.filter((kind) => valuesIn(search, 'kind').includes(kind)),
    years: yearsOf(search.get('years')),
    region: (search.get('region') ?? '').trim().slice(0, 40),
    use: oneOf(uses, search.get('use')),
    q,
    formula: (search.get('formula') ?? '').trim().slice(0, 400),
    sort: oneOf(sorts, sort ?? null) ?? 'newest',
    page: Math.min(page, 1000),
    pageLine,
  };
}

/** `2024-2026`, or one year. */
function yearsOf(text: string | null): [number, number] | null {
  const found = /^(\d{4})(?:-(\d{4}))?$/.exec(text ?? '');
  if (!found) return null;
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  return from <= to && to - from < mostYears && from >= firstYear && to <= lastYear ? [from, to] : null;
}

/** The value that a parameter has once one of its values is chosen or given up; null: none is left. */
export function turnedIn(search: URLSearchParams, name: string, value: string): string | null {
  const values = valuesIn(search, name);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : null;
}
