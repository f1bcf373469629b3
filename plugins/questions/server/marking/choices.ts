import type { PartialCredit, PartKey } from '../../kit/common/question-key';
import { pointStep } from '../../kit/common/question-body';
import type { Verdict } from '../../kit/common/verdict';

/** Down to whole steps of points, so that nothing is given that was not earned. */
const inSteps = (points: number): number => Math.floor(points / pointStep + 1e-9) * pointStep;

const partial: Readonly<Record<PartialCredit, (points: number, right: number, of: number) => number>> = {
  all: () => 0,
  half: (points) => inSteps(points / 2),
  share: (points, right, of) => inSteps((points * right) / of),
};

/** One of several: right or wrong. */
export function markSingle(points: number, key: PartKey, chosen: readonly number[]): Verdict {
  const [right, ...others] = key.choice ?? [];
  if (right === undefined) return { state: 'unread', points: 0 };
  // a key with two right options takes either
  const isRight = chosen.length === 1 && [right, ...others].includes(chosen[0]!);
  return { state: isRight ? 'right' : 'wrong', points: isRight ? points : 0 };
}

/** Several of several: all of them, or a part of the points by the key's rule. One wrong choice and nothing counts. */
export function markMultiple(points: number, key: PartKey, chosen: readonly number[]): Verdict {
  const right = new Set(key.choice ?? []);
  if (right.size === 0) return { state: 'unread', points: 0 };
  const given = [...new Set(chosen)];
  if (given.some((option) => !right.has(option))) return { state: 'wrong', points: 0 };
  if (given.length === right.size) return { state: 'right', points };
  const earned = partial[key.partialCredit ?? 'all'](points, given.length, right.size);
  const isPartly = (key.partialCredit ?? 'all') !== 'all';
  return { state: isPartly ? 'partly' : 'wrong', points: earned };
}

export function markTruth(points: number, key: PartKey, truth: boolean): Verdict {
  if (key.truth === undefined) return { state: 'unread', points: 0 };
  const isRight = truth === key.truth;
  return { state: isRight ? 'right' : 'wrong', points: isRight ? points : 0 };
}
