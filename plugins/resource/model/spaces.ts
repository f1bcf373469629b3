/** Lists of resources: own, the school's, public, favourites, trash. */
export const spaces = ['mine', 'school', 'public', 'favourites', 'trash'] as const;
export type Space = (typeof spaces)[number];
