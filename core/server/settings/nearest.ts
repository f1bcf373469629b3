/** More slips of the finger than these, and another word was meant. */
const mostSlips = 2;

/** ": did you mean …?" where a known name is close to a misspelt one; else nothing. */
export function nearest(name: string, known: readonly string[]): string {
  const close = known.find((other) => other.toLowerCase() === name.toLowerCase() || distance(name, other) <= mostSlips);
  return close ? `: did you mean "${close}"?` : '';
}

/** Levenshtein's distance: letters put in, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
