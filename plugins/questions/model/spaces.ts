import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';

/** Lists of questions: the three banks, what one has marked, and what one has removed. */
export const spaces = ['personal', 'school', 'public', 'favourites', 'trash'] as const;
export type Space = (typeof spaces)[number];

/** The bank that a space is; undefined: it is none. */
export const bankOf = (space: Space): BankSource | undefined =>
  space === 'personal' || space === 'school' || space === 'public' ? bankSources[space] : undefined;

/** How a list can be sorted. What is found by words stands nearest first, unless another order is asked for. */
export const sorts = ['newest', 'used', 'easiest', 'hardest'] as const;
export type Sort = (typeof sorts)[number];
