import type { MarkStep } from './rules';

/** What is being given to an answer: as a whole, or step by step. */
export interface Giving {
  /** As it is typed: `1` of a coming `12`. Empty: nothing yet. */
  readonly text: string;
  readonly points: number | null;
  /** By step; null: not given yet. Empty where points are given as a whole. */
  readonly steps: readonly (number | null)[];
  /** The step that the next digit is for. */
  readonly at: number;
}

export interface Scale {
  readonly of: number;
  readonly step: number;
  readonly steps: readonly MarkStep[];
}

export const nothingGiven = ({ steps }: Scale): Giving => ({
  text: '',
  points: null,
  steps: steps.map(() => null),
  at: 0,
});

/** What stands, to be changed. */
export const givingOf = (scale: Scale, points: number | null, steps: readonly number[]): Giving =>
  steps.length === scale.steps.length && steps.length > 0
    ? withSteps(steps, 0)
    : { ...nothingGiven(scale), points, text: points === null ? '' : String(points) };

function withSteps(steps: readonly (number | null)[], at: number): Giving {
  const given = steps.flatMap((points) => points ?? []);
  const isAll = given.length === steps.length;
  return { text: '', steps, at, points: isAll ? given.reduce((sum, points) => sum + points, 0) : null };
}

/** Gives a step its points and goes on to the next. */
export function giveStep(before: Giving, scale: Scale, at: number, points: number): Giving {
  const most = scale.steps[at]?.points ?? 0;
  if (points > most) return before;
  const steps = before.steps.map((given, place) => (place === at ? points : given));
  return withSteps(steps, Math.min(scale.steps.length - 1, at + 1));
}

export const moveStep = (before: Giving, by: number): Giving => {
  const count = before.steps.length;
  return count === 0 ? before : { ...before, at: (before.at + by + count) % count };
};

export const giveAll = (scale: Scale, share: 0 | 1): Giving =>
  scale.steps.length > 0
    ? withSteps(
        scale.steps.map(({ points }) => points * share),
        scale.steps.length - 1,
      )
    : { ...nothingGiven(scale), points: scale.of * share, text: String(scale.of * share) };

/**
 * A digit or the point. Step by step it gives the step at hand, of one digit; as a whole digits make a number while it is on the
 * scale, else they begin a new one. The point adds a half where halves are given, and takes it away again.
 */
export function typeKey(before: Giving, scale: Scale, key: string): Giving {
  if (scale.steps.length > 0) {
    if (key !== '.') return giveStep(before, scale, before.at, Number(key));
    const at = Math.max(0, before.steps[before.at] === null ? before.at - 1 : before.at);
    const given = before.steps[at] ?? 0;
    return scale.step === 1 ? before : { ...giveStep(before, scale, at, toggleHalf(given)), at: before.at };
  }
  if (key === '.') {
    const points = toggleHalf(before.points ?? 0);
    return scale.step === 1 || points > scale.of ? before : { ...before, points, text: '' };
  }
  const longer = `${before.text}${key}`;
  const text = before.text !== '' && !before.text.includes('.') && Number(longer) <= scale.of ? longer : key;
  return Number(text) > scale.of ? before : { ...before, text, points: Number(text) };
}

const toggleHalf = (points: number): number => (points % 1 === 0 ? points + 0.5 : points - 0.5);

/** Takes the last digit, or the last step, away. Null: nothing was there. */
export function takeAway(before: Giving): Giving | null {
  if (before.steps.length > 0) {
    const last = before.steps.findLastIndex((points) => points !== null);
    return last < 0
      ? null
      : withSteps(
          before.steps.map((points, at) => (at === last ? null : points)),
          last,
        );
  }
  return before.points === null ? null : { ...before, text: '', points: null };
}
