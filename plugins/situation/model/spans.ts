/** Answers that a map is of: those of this week, of twelve weeks, of the term. Trends and heat lines are of twelve weeks always. */
export const spans = ['week', 'weeks', 'term'] as const;
export type Span = (typeof spans)[number];
