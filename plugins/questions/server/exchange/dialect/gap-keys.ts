import type { Gap } from '../../../kit/common/question-body';
import type { GapKey } from '../../../kit/common/question-key';

const looksLikeFormula = (text: string) =>
  /\\[A-Za-z]+|[\^_]\{?|[A-Za-z)]\s*=|√/.test(text) && !/\p{Script=Han}/u.test(text);

/** A text gap, or a formula gap if one of the accepted answers is a formula. */
export function wordGap(accepted: readonly string[], isCaseSensitive = false): { gap: Gap; key: GapKey } {
  const kind = accepted.some(looksLikeFormula) ? 'formula' : 'text';
  return {
    gap: { kind },
    key: {
      accepted: [...accepted],
      comparison: kind,
      ...(isCaseSensitive && kind === 'text' ? { isCaseSensitive } : {}),
    },
  };
}

/** A gap of a number; tolerance 0 is none. */
export function numberGap(
  accepted: readonly string[],
  tolerance = 0,
  unit?: GapKey['unit'],
): { gap: Gap; key: GapKey } {
  return {
    gap: { kind: 'number' },
    key: {
      accepted: [...accepted],
      comparison: 'number',
      ...(tolerance > 0 ? { tolerance: { kind: 'absolute' as const, value: tolerance } } : {}),
      ...(unit ? { unit } : {}),
    },
  };
}

/** How far off a number may be in its own unit, for formats that know no percents. */
export function absoluteTolerance({ tolerance }: GapKey, accepted: string): number {
  if (!tolerance) return 0;
  return tolerance.kind === 'absolute' ? tolerance.value : (Math.abs(Number(accepted)) * tolerance.value) / 100;
}

/** True for a key whose accepted answers are plain decimal numbers, as formats of tests write them. */
export const isPlainNumber = ({ comparison, accepted }: GapKey): boolean =>
  comparison === 'number' && accepted.every((text) => /^-?\d+(?:\.\d+)?$/.test(text.trim()));
