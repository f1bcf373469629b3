import { type Band, bandOf, nearBands } from './bands';
import type { Candidate, Kept } from './search/candidate';
import { Draft, type Goals } from './search/draft';
import { improve, poolKey, type Pools, poolsOf } from './search/improve';
import { randomFor, randomOf } from './search/random';
import { type AutoRules, countOfRow } from './rules';
import { type Slot, slotsOf } from './search/slots';

// Composes papers by rules: a search by exchange, not a library. A solver of integer programs (HiGHS, YALPS) was weighed in
// decision 0281: it proves an optimum that nobody asks for, in a time that nobody knows beforehand, and gives one paper, not
// three. Tests compare with the optimum of small banks.

export interface Problem {
  readonly rules: AutoRules;
  readonly candidates: readonly Candidate[];
  /** Questions that stay on every paper; each is among the candidates. */
  readonly kept: readonly Kept[];
  /** The same seed gives the same papers, another one gives others. */
  readonly seed: number;
}

/** A question in its place. */
export interface Placed {
  readonly slot: Slot;
  /** Null: the bank has none for this place. */
  readonly question: Candidate | null;
}

export interface Solution {
  /** In the order of the paper. */
  readonly placed: readonly Placed[];
  /** How far it is from the rules; 0: nowhere. */
  readonly miss: number;
}

/** How many papers are composed. */
const papers = 3;
/** What a question costs that another of the papers has: less than a miss that is shown. */
const repeated = 1.5;
/** How far the draw alone moves a question. */
const drawn = 0.25;

/** Three papers that differ as far as the bank and the rules let them, from the easiest to the hardest. */
export function solve({ rules, candidates, kept, seed }: Problem): Solution[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id as string, candidate]));
  const slots = slotsOf(rules.rows, kept, byId);
  const pools = poolsOf(candidates);
  const goals = goalsOf(rules);
  const taken = new Map<string, number>();
  const solutions: Solution[] = [];
  for (let nth = 0; nth < papers; nth += 1) {
    const own = seed * papers + nth;
    const lean = new Map(
      candidates.map((one) => [one, drawn * randomFor(one.id, own) + repeated * (taken.get(one.id) ?? 0)]),
    );
    const draft = new Draft(slots, goals, lean);
    fill(draft, pools);
    improve(draft, pools, randomOf(own));
    for (const question of draft.questions) if (question) taken.set(question.id, (taken.get(question.id) ?? 0) + 1);
    solutions.push({ placed: inOrder(draft), miss: draft.miss });
  }
  return solutions.toSorted((one, other) => gainedOf(other) - gainedOf(one));
}

function goalsOf({ knowledge, difficulty, minutes, avoid }: AutoRules): Goals {
  const all = knowledge.shares.reduce((sum, { share }) => sum + share, 0);
  return {
    // shares that do not come to 100 are taken as they are to each other
    shares: all > 0 ? knowledge.shares.map(({ share }) => share / all) : [],
    difficulty,
    minutes,
    avoidsSameKind: avoid.sameKind,
  };
}

/** What stays first, then the places with the fewest questions; where a band has no more, the nearest one that has. */
function fill(draft: Draft, pools: Pools): void {
  const { slots } = draft;
  for (const [at, { kept }] of slots.entries()) if (kept) draft.put(at, kept);
  const open = [...slots.keys()].filter((at) => !slots[at]!.kept);
  const poolOf = (slot: Slot, band: Band) => pools.get(poolKey(slot.type, band)) ?? [];
  const room = (at: number) => poolOf(slots[at]!, slots[at]!.band).length;
  for (const at of open.toSorted((one, other) => room(one) - room(other) || one - other))
    putBest(draft, at, poolOf(slots[at]!, slots[at]!.band));
  for (const at of open)
    for (const band of nearBands(slots[at]!.band))
      if (!draft.questions[at]) putBest(draft, at, poolOf(slots[at]!, band));
}

function putBest(draft: Draft, at: number, pool: readonly Candidate[]): void {
  let best: Candidate | null = null;
  let least = Infinity;
  for (const candidate of pool) {
    const cost = draft.costWith(at, candidate);
    if (cost >= least || !draft.admits(candidate)) continue;
    least = cost;
    best = candidate;
  }
  if (best) draft.put(at, best);
}

/** Within a place's band questions become harder from one to the next; points stay where they are. */
function inOrder({ slots, questions }: Draft): Placed[] {
  const placed = slots.map((slot, at): Placed => ({ slot, question: questions[at]! }));
  for (let from = 0; from < placed.length; ) {
    const { slot } = placed[from]!;
    let to = from;
    while (to < placed.length && placed[to]!.slot.row === slot.row && placed[to]!.slot.points === slot.points) to += 1;
    const same = placed.slice(from, to).toSorted((one, other) => easeOf(other) - easeOf(one));
    for (const [nth, one] of same.entries()) placed[from + nth] = one;
    from = to;
  }
  return placed;
}

const easeOf = ({ question }: Placed): number =>
  question ? 10 - bandOf(question.difficulty) + question.facility / 2 : -1;

function gainedOf({ placed }: Solution): number {
  const all = placed.filter(({ question }) => question);
  const points = all.reduce((sum, { slot }) => sum + slot.points, 0);
  const gained = all.reduce((sum, { slot, question }) => sum + slot.points * question!.facility, 0);
  return points === 0 ? 0 : gained / points;
}

/** What a row asks of a band, and what became of it on the paper that has least of it. */
export interface Cell {
  readonly row: number;
  readonly band: Band;
  readonly wanted: number;
  /** Questions of the band that the papers could choose from. */
  readonly available: number;
  /** Taken from other bands instead. */
  readonly from: readonly { readonly band: Band; readonly count: number }[];
  readonly missing: number;
}

/** Cells that were not met as they were asked for. */
export function unmetCells({
  rules,
  candidates,
  solutions,
}: Pick<Problem, 'rules' | 'candidates'> & {
  readonly solutions: readonly Solution[];
}): Cell[] {
  const pools = poolsOf(candidates);
  return rules.rows.flatMap((row, at) =>
    countOfRow(row) === 0
      ? []
      : row.counts.flatMap((wanted, place) => {
          const band = place as Band;
          const worst = solutions
            .map(({ placed }) => placed.filter(({ slot }) => slot.row === at && slot.band === band && !slot.kept))
            .map((places) => ({
              missing: places.filter(({ question }) => !question).length,
              from: otherBands(places, band),
            }))
            .toSorted((one, other) => other.missing - one.missing || countOf(other.from) - countOf(one.from))[0];
          if (!worst || (worst.missing === 0 && worst.from.length === 0)) return [];
          return [{ row: at, band, wanted, available: pools.get(poolKey(row.type, band))?.length ?? 0, ...worst }];
        }),
  );
}

const countOf = (from: Cell['from']): number => from.reduce((sum, { count }) => sum + count, 0);

function otherBands(places: readonly Placed[], band: Band): Cell['from'] {
  const counts = new Map<Band, number>();
  for (const { question } of places) {
    if (!question) continue;
    const own = bandOf(question.difficulty);
    if (own !== band) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return [...counts].map(([other, count]) => ({ band: other, count }));
}
