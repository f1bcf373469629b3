import type { SearchFacet } from '../../common/search/answer';

const facets = ['kind', 'stage', 'grade', 'subject'] as const;
type Share = Record<SearchFacet['facet'], string> & { readonly count: number };

/** Counts of each value together with the other choices, so that no choice is empty. The most frequent first. */
export function sharesAsFacets(
  shares: readonly Share[],
  chosen: { readonly [Facet in SearchFacet['facet']]?: string | undefined },
): SearchFacet[] {
  return facets.flatMap((facet) => {
    const others = facets.filter((other) => other !== facet && chosen[other]);
    const counts = new Map<string, number>();
    for (const share of shares) {
      if (share[facet] === '' || others.some((other) => share[other] !== chosen[other])) continue;
      counts.set(share[facet], (counts.get(share[facet]) ?? 0) + share.count);
    }
    return [...counts].map(([value, count]) => ({ facet, value, count })).toSorted((a, b) => b.count - a.count);
  });
}
