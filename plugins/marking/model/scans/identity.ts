import type { BubbleField } from '../sheet/plan';
import type { Reading } from './reading';

/** A student whose script may arrive. */
export interface Expected {
  readonly scriptId: string;
  /** Empty where no number was given. */
  readonly admission: string;
}

/** What was read of a place of the number: a digit, nothing, or several that it may be. */
interface Place {
  /** Null: nothing is filled in. Undefined: it is doubtful. */
  readonly digit: string | null | undefined;
  /** How likely each digit is, from 0 to 1. */
  readonly shares: ReadonlyMap<string, number>;
}

/** A proposal for a person, likely ones first; shares of all proposals add up to at most 1. */
export interface Proposal {
  readonly scriptId: string;
  readonly share: number;
}

export type Identity =
  | { readonly kind: 'known'; readonly scriptId: string }
  /** `unexpected`: a number was read that nobody here has. */
  | { readonly kind: 'identity' | 'unexpected'; readonly proposals: readonly Proposal[] };

const mostProposals = 3;

/**
 * Whose page it is, by its label and the digits that were filled in. Nothing is guessed: label and digits must not contradict each
 * other, every digit must be clear, and the number must be that of exactly one expected student.
 */
export function identityOf(
  fields: readonly BubbleField[],
  readings: readonly Reading[],
  label: string | null,
  expected: readonly Expected[],
): Identity {
  const all = expected.filter(({ admission }) => admission !== '');
  const places = fields.flatMap((field, at) => (field.kind === 'digit' ? [placeOf(field, readings[at]!)] : []));
  const byLabel = label === null ? undefined : only(all.filter(({ admission }) => admission === label));
  const isBlank = places.every(({ digit }) => digit === null);
  if (label !== null) {
    if (byLabel && fits(byLabel.admission, places, all)) return { kind: 'known', scriptId: byLabel.scriptId };
    const kind = byLabel ? 'identity' : 'unexpected';
    return { kind, proposals: proposed(places, all, byLabel) };
  }
  if (isBlank) return { kind: 'identity', proposals: [] };
  const number = numberOf(places, all);
  if (number === null) return { kind: 'identity', proposals: proposed(places, all) };
  const one = only(all.filter(({ admission }) => admission === number));
  if (one) return { kind: 'known', scriptId: one.scriptId };
  return { kind: 'unexpected', proposals: proposed(places, all) };
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function placeOf({ bubbles }: BubbleField, { values, doubt, fullness }: Reading): Place {
  const ink = bubbles.map(({ value }, at) => [value, Math.max(0, fullness[at] ?? 0)] as const);
  const sum = ink.reduce((total, [, full]) => total + full, 0);
  // a speck in one bubble leaves the others possible
  const shares = new Map(ink.map(([value, full]) => [value, (full + 1) / (sum + ink.length)]));
  if (doubt === null) return { digit: values[0]!, shares };
  return { digit: doubt === 'none' ? null : undefined, shares };
}

/** Every digit that is clear is that of the number; where nothing is filled in, nothing contradicts it. */
function fits(admission: string, places: readonly Place[], all: readonly Expected[]): boolean {
  const begin = beginOf(places, admission.length, all);
  return places.every(({ digit }, at) => {
    if (digit === undefined || digit === null) return true;
    return admission[at - begin] === digit;
  });
}

/** Where a number begins that is shorter than there are places: students fill them from either end. */
function beginOf(places: readonly Place[], length: number, all: readonly Expected[]): number {
  const spare = places.length - length;
  if (spare <= 0 || lengthOf(all) !== length) return 0;
  return places.slice(0, spare).every(({ digit }) => digit === null) && places.at(-1)?.digit !== null ? spare : 0;
}

/** How many digits the numbers of all have; undefined: not all as many. */
const lengthOf = (all: readonly Expected[]): number | undefined => {
  const lengths = new Set(all.map(({ admission }) => admission.length));
  return lengths.size === 1 ? [...lengths][0] : undefined;
};

/** The number that was filled in, every digit of it clear; null: a digit is in doubt. */
function numberOf(places: readonly Place[], all: readonly Expected[]): string | null {
  const length = lengthOf(all) ?? places.length;
  const begin = beginOf(places, length, all);
  const own = places.slice(begin, begin + length);
  const spare = [...places.slice(0, begin), ...places.slice(begin + length)];
  if (spare.some(({ digit }) => digit !== null)) return null;
  return own.every(({ digit }) => typeof digit === 'string') ? own.map(({ digit }) => digit).join('') : null;
}

/** Students whose number is like what was read: at most one clear digit is another one. */
function proposed(places: readonly Place[], all: readonly Expected[], byLabel?: Expected): Proposal[] {
  const scored = all.map(({ scriptId, admission }) => {
    const begin = beginOf(places, admission.length, all);
    let score = 1;
    let wrong = 0;
    places.forEach(({ digit, shares }, at) => {
      const own = admission[at - begin];
      if (typeof digit === 'string' && digit !== own) {
        wrong += 1;
        score *= 0.02;
      } else if (digit === undefined || (digit === null && own !== undefined)) score *= shares.get(own ?? '') ?? 0.01;
    });
    return { scriptId, score: wrong > 1 ? 0 : score };
  });
  const sum = scored.reduce((total, { score }) => total + score, 0);
  const likely = scored
    .filter(({ score, scriptId }) => score > 0 && scriptId !== byLabel?.scriptId)
    .map(({ scriptId, score }) => ({ scriptId, share: score / sum }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostProposals - (byLabel ? 1 : 0));
  return byLabel ? [{ scriptId: byLabel.scriptId, share: 0.5 }, ...halved(likely)] : likely;
}

/** Beside a label that says another: half of what they were. */
const halved = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.map(({ scriptId, share }) => ({ scriptId, share: share / 2 }));

/** What was read of the number, a character for each place: a digit, a space for nothing, a question mark for a doubt. */
export const saidNumber = (fields: readonly BubbleField[], readings: readonly Reading[]): string =>
  fields
    .flatMap((field, at) => (field.kind === 'digit' ? [placeOf(field, readings[at]!).digit] : []))
    .map((digit) => (digit === undefined ? '?' : (digit ?? ' ')))
    .join('');
