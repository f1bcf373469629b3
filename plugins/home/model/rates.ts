import type { Id } from 'edutech/core/common/ids';

interface Part {
  readonly classId: Id;
  readonly right: number;
  readonly answers: number;
}

/** Adds up what several areas know of each class; a class without answers has no rate, which is not a rate of zero. */
export function sumRates<C extends { readonly classId: Id }>(classes: readonly C[], parts: readonly Part[]) {
  return classes.map((one) => {
    const own = parts.filter((part) => part.classId === one.classId);
    const answers = own.reduce((sum, part) => sum + part.answers, 0);
    const right = own.reduce((sum, part) => sum + part.right, 0);
    return { ...one, answers, rate: answers > 0 ? right / answers : null };
  });
}
