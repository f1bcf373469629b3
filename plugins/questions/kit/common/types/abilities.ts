/** What a question asks of those who answer, from the least to the most: 了解, 理解, 掌握, 运用 of the curriculum. */
export const abilities = ['know', 'understand', 'master', 'apply'] as const;
export type Ability = (typeof abilities)[number];
