/** What a lesson needs before somebody else looks at it: something to watch, and a chapter on which it is found. */
export const missingOf = ({ ffid, places }: { ffid: string | null; places: number }): ('film' | 'place')[] => [
  ...(ffid ? [] : (['film'] as const)),
  ...(places > 0 ? [] : (['place'] as const)),
];
