import type { SearchFacet } from 'edutech/core/common/search/answer';
import { longestSearch } from 'edutech/core/common/search/longest';
import { routes } from '../routes';

/** Choices that the address of the page holds beside the words (`q`) and the page. */
export const choices = ['kind', 'stage', 'grade', 'subject'] as const satisfies readonly SearchFacet['facet'][];
export type Choices = { readonly [Facet in SearchFacet['facet']]?: string };

/** What the address asks for; what no server would take is left out of it. */
export function wishOf(query: URLSearchParams): { q: string; chosen: Choices } {
  const chosen: Record<string, string> = {};
  for (const name of choices) {
    const value = query.get(name);
    if (value && isPossible(name, value)) chosen[name] = value;
  }
  return { q: (query.get('q') ?? '').trim().slice(0, longestSearch), chosen };
}

const isPossible = (name: SearchFacet['facet'], value: string): boolean => {
  if (name === 'kind') return /^[a-z]{1,20}$/.test(value);
  return name === 'stage' ? ['primary', 'junior', 'senior'].includes(value) : value.length <= 40;
};

/** The page with these choices; another choice begins at its first page. */
export function addressOf(q: string, chosen: Choices): string {
  const given = Object.fromEntries(choices.map((name) => [name, chosen[name] || null]));
  return routes.results.to({ q, ...given });
}
