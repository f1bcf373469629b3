/** Lists of resources: one's own, the school's, everybody's, what one has marked, and what one has removed. */
export const spaces = ['mine', 'school', 'public', 'favourites', 'trash'] as const;
export type Space = (typeof spaces)[number];
