/** Of the limits that areas have for the minutes of a day: the one that holds; null: none has any. */
export function leastLimit(limits: readonly (number | null)[]): number | null {
  const known = limits.filter((limit) => limit !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
