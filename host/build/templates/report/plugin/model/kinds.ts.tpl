/** What is counted. */
export const kinds = ['lesson', 'homework', 'meeting'] as const;
export type Kind = (typeof kinds)[number];

/** Days that a report covers. */
export const spans = [7, 30, 90] as const;
export type Span = (typeof spans)[number];
