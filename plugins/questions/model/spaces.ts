import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';

/** Lists of questions: the three banks, favourites, trash. */
export const spaces = ['personal', 'school', 'public', 'favourites', 'trash'] as const;
export type Space = (typeof spaces)[number];

/** The bank that a space is; undefined: it is none. */
export const bankOf = (space: Space): BankSource | undefined =>
  space === 'personal' || space === 'school' || space === 'public' ? bankSources[space] : undefined;

/** How a list can be sorted. Search results are ordered by relevance, unless another order is requested. */
export const sorts = ['newest', 'used', 'easiest', 'hardest'] as const;
export type Sort = (typeof sorts)[number];
