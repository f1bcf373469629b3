/** What entries are about. */
export const kinds = ['notice', 'material', 'question'] as const;
export type Kind = (typeof kinds)[number];
