/** What a lesson needs before review: a film, and a chapter. */
export const missingOf = ({ ffid, places }: { ffid: string | null; places: number }): ('film' | 'place')[] => [
  ...(ffid ? [] : (['film'] as const)),
  ...(places > 0 ? [] : (['place'] as const)),
];
