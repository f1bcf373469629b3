const weeks = (count: number) => count * 7 * 86_400_000;

/** What is recent, and what it is compared with: four weeks each. */
export const recentFrom = (now: Date): Date => new Date(now.getTime() - weeks(4));
export const comparedFrom = (now: Date): Date => new Date(now.getTime() - weeks(8));

interface Known {
  readonly subject: string;
  readonly at: Date;
  readonly knows: readonly string[];
  readonly practises: readonly string[];
}

/**
 * Knowledge points that a child knew four weeks ago and knows now, by subject: of each the newest result counts. Of subjects
 * without results from before nothing is said, nor of those in which nothing is known.
 */
export function progressOf(results: readonly Known[], now: Date): { subject: string; before: number; now: number }[] {
  const border = recentFrom(now);
  const hasPast = new Set(results.filter(({ at }) => at < border).map(({ subject }) => subject));
  return [...Map.groupBy(results, ({ subject }) => subject)]
    .map(([subject, own]) => ({
      subject,
      before: knownIn(own.filter(({ at }) => at < border)),
      now: knownIn(own),
    }))
    .filter(({ subject, now: known }) => known > 0 && hasPast.has(subject));
}

function knownIn(results: readonly Known[]): number {
  const last = new Map<string, boolean>();
  for (const { knows, practises } of results.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    for (const point of knows) last.set(point, true);
    for (const point of practises) last.set(point, false);
  }
  return [...last.values()].filter(Boolean).length;
}
