/** A page of a batch before the one in question: its number on the sheet; null: no page of this sheet was found. */
type Before = number | null;

/**
 * Whether a page that does not say whose it is belongs behind the page before it, by the order in which the batch was scanned:
 * sheets one after another, each front before its back, each script whole. A stack that lay the wrong way round, fronts that were
 * scanned before all backs, or a side that is lost would put answers into the script of a neighbour: then a person is asked.
 * `before` are the pages before it, the first of the batch first; `pages` is how many the sheet has.
 */
export function liesBehind(number: number, pages: number, before: readonly Before[]): boolean {
  if (before.at(-1) !== number - 1) return false;
  // a back belongs to its sheet of paper, the front of the next sheet to the script
  const cycle = number % 2 === 0 ? 2 : pages;
  const phaseAt = (at: number): number | null => {
    const own = before[at];
    return own === null || own === undefined ? null : (own - 1) % cycle;
  };
  const own = before.length - ((number - 1) % cycle);
  const begin = beginOf(before.length - 1, cycle, phaseAt);
  if (phaseAt(begin) !== 0) return false;
  if (begin === 0) return true;
  const last = phaseAt(begin - 1);
  // an unknown side: the rest is in order only where whole sheets lie before it
  if (last === null) return begin % cycle === 0 || begin % (2 * Math.ceil(cycle / 2)) === 0;
  // of a sheet that has lost a side, this one may be the lost one
  return begin !== own || last === cycle - 1 || isWhole(before[begin - 1]!, pages);
}

/** Where pages begin that follow each other without a gap up to this one. */
function beginOf(end: number, cycle: number, phaseAt: (at: number) => number | null): number {
  let begin = end;
  while (begin > 0) {
    const [phase, last] = [phaseAt(begin)!, phaseAt(begin - 1)];
    if (last === null || (last + 1) % cycle !== phase) return begin;
    begin -= 1;
  }
  return begin;
}

/** The last page of a sheet may be a front. */
const isWhole = (number: number, pages: number): boolean => number === pages;
