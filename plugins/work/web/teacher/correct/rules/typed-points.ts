import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';

/** How soon a second digit belongs to the first, and a second zero confirms the first. Milliseconds. */
export const typingPause = 1000;

/** What was typed just now: `1` of a coming `12`, or a zero that waits to be confirmed. */
export interface Typed {
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
}
export const nothingTyped: Typed = { text: '', at: 0 };

/** What a digit comes to: points, a zero that needs a second press, or points that the scale does not have. */
export type TypedPoints =
  | { readonly kind: 'points'; readonly points: number; readonly typed: Typed }
  | { readonly kind: 'zero'; readonly typed: Typed }
  | { readonly kind: 'offScale'; readonly typed: Typed };

/**
 * Points typed digit by digit on a scale of 0 to `of`: `1` `2` is twelve where there are so many, `6` `.` is six and a half.
 * A zero wants a second press within a second, so that no slip of a finger takes all points from somebody who has written.
 */
export function typePoints(
  key: string,
  before: Typed,
  { of, isBlank, now }: { readonly of: number; readonly isBlank: boolean; readonly now: number },
): TypedPoints {
  const isSoon = now - before.at <= typingPause;
  const text = isSoon ? before.text : '';
  if (key === '.') return half(text, of, now);
  if (text === '0' && key === '0') return { kind: 'points', points: 0, typed: nothingTyped };
  const longer = text === '0' ? key : `${text}${key}`;
  const said = Number(longer) <= of ? longer : key;
  if (said === '0')
    return isBlank
      ? { kind: 'points', points: 0, typed: nothingTyped }
      : { kind: 'zero', typed: { text: '0', at: now } };
  if (Number(said) > of) return { kind: 'offScale', typed: nothingTyped };
  return { kind: 'points', points: Number(said), typed: { text: said, at: now } };
}

function half(text: string, of: number, now: number): TypedPoints {
  const points = Number(text || 0) + pointStep;
  if (points > of) return { kind: 'offScale', typed: nothingTyped };
  return { kind: 'points', points, typed: { text: '', at: now } };
}
