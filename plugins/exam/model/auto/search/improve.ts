import { bandOf } from '../bands';
import type { Candidate } from './candidate';
import type { Draft } from './draft';

/** Questions by type and band. */
export type Pools = ReadonlyMap<string, readonly Candidate[]>;
export const poolKey = (type: number, band: number): string => `${type}.${band}`;

export function poolsOf(candidates: Iterable<Candidate>): Pools {
  const pools = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = poolKey(candidate.type, bandOf(candidate.difficulty));
    const pool = pools.get(key);
    if (pool) pool.push(candidate);
    else pools.set(key, [candidate]);
  }
  return pools;
}

/** Less than this is no gain: sums of shares are not exact. */
const leastGain = 1e-9;
/** A search that moves in circles by rounding ends. */
const mostSweeps = 30;
/** How often a found paper is shaken: less often where it is long, so that all take about the same time. */
const shakesOf = (places: number): number => Math.max(12, Math.min(40, Math.round(1000 / places)));
/** How many questions are taken out then. */
const shaken = 4;

/** Exchanges questions one by one for better ones of the same type and band, until no exchange helps. */
export function descend(draft: Draft, pools: Pools): void {
  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    let better = false;
    for (let at = 0; at < draft.slots.length; at += 1) better = exchange(draft, pools, at) || better;
    if (!better) return;
  }
}

/** Puts the best question of its pool into a place; whether that is another one. */
function exchange(draft: Draft, pools: Pools, at: number): boolean {
  const slot = draft.slots[at]!;
  const present = draft.questions[at];
  if (slot.kept || !present) return false;
  let least = draft.cost - leastGain;
  let best: Candidate | null = null;
  draft.take(at);
  for (const candidate of pools.get(poolKey(slot.type, bandOf(present.difficulty))) ?? []) {
    const cost = draft.costWith(at, candidate);
    if (cost >= least || candidate === present || !draft.admits(candidate)) continue;
    least = cost;
    best = candidate;
  }
  draft.put(at, best ?? present);
  return best !== null;
}

/**
 * Looks for a better paper: descends, then takes a few questions out by chance, puts others in and descends again; what is
 * worse is thrown away (iterated local search, Lourenço, Martin and Stützle 2003).
 */
export function improve(draft: Draft, pools: Pools, random: () => number): void {
  descend(draft, pools);
  const open = [...draft.slots.keys()].filter((at) => !draft.slots[at]!.kept && draft.questions[at]);
  if (open.length < 2) return;
  let best = [...draft.questions];
  let least = draft.cost;
  for (let shake = 0; shake < shakesOf(open.length); shake += 1) {
    for (let turn = 0; turn < shaken; turn += 1)
      redraw(draft, pools, open[Math.floor(random() * open.length)]!, random);
    descend(draft, pools);
    if (draft.cost < least - leastGain) {
      least = draft.cost;
      best = [...draft.questions];
    } else restore(draft, best);
  }
}

function redraw(draft: Draft, pools: Pools, at: number, random: () => number): void {
  const present = draft.take(at)!;
  const pool = pools.get(poolKey(draft.slots[at]!.type, bandOf(present.difficulty))) ?? [];
  const drawn = pool[Math.floor(random() * pool.length)];
  draft.put(at, drawn && draft.admits(drawn) ? drawn : present);
}

function restore(draft: Draft, questions: readonly (Candidate | null)[]): void {
  const changed = [...questions.keys()].filter((at) => draft.questions[at] !== questions[at]);
  for (const at of changed) draft.take(at);
  for (const at of changed) if (questions[at]) draft.put(at, questions[at]);
}
