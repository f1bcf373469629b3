import { type PartKey, partKeys, type QuestionKey } from '../../../common/question-key';

/** Most answers that a gap takes. */
const mostAccepted = 20;

/** Right options after one was pressed: in a single choice it takes the place of the other. */
export function toggled(choice: readonly number[], option: number, isMany: boolean): number[] {
  if (!isMany) return [option];
  const next = choice.includes(option) ? choice.filter((one) => one !== option) : [...choice, option];
  return next.toSorted((one, other) => one - other);
}

/** The key with another one for a part. */
export function withPart(key: QuestionKey, part: number, next: PartKey, parts: number): QuestionKey {
  if (!key.parts) return { ...key, ...next };
  return { ...key, parts: partKeys(key, parts).map((one, place) => (place === part ? next : one)) };
}

/** The key as it is sent: without the empty lines and doubles that somebody has left while writing. */
export function tidied(key: QuestionKey): QuestionKey {
  const tidy = <Key extends PartKey>(one: Key): Key =>
    one.gaps
      ? {
          ...one,
          gaps: one.gaps.map((gap) => ({
            ...gap,
            accepted: [...new Set(gap.accepted.map((text) => text.trim()).filter(Boolean))].slice(0, mostAccepted),
          })),
        }
      : one;
  const own = tidy(key);
  return own.parts ? { ...own, parts: own.parts.map(tidy) } : own;
}

/** Whether the platform can mark by it: something is right in each choice and each gap. */
export function isWhole(key: QuestionKey): boolean {
  const whole = ({ choice, gaps }: PartKey) =>
    (!choice || choice.length > 0) && (!gaps || gaps.every(({ accepted }) => accepted.length > 0));
  return whole(key) && (key.parts ?? []).every(whole);
}
