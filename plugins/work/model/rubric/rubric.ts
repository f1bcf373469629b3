import type { PartKey, QuestionKey, RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';

export type Rubric = readonly RubricPoint[];

/** Most steps of a rubric, levels of criteria counted. */
export const mostSteps = 30;

/** Numbers of the steps that are in use, levels of a criterion together, in the order in which they are shown. */
export function stepsInUse(rubric: Rubric): number[] {
  const groups = Map.groupBy(
    rubric.flatMap(({ isOff }, step) => (isOff ? [] : step)),
    (step) => rubric[step]!.criterion ?? step,
  );
  return [...groups.values()].flat();
}

/** Points of chosen steps, not more than there are. */
export const pointsOfSteps = (rubric: Rubric, chosen: readonly number[], of: number): number =>
  Math.min(
    of,
    chosen.reduce((sum, step) => sum + (rubric[step]?.points ?? 0), 0),
  );

/** The chosen steps with one added or removed, in order. A level replaces the other level of its criterion. */
export function toggleStep(rubric: Rubric, chosen: readonly number[], step: number): number[] {
  const criterion = rubric[step]?.criterion;
  const others = chosen.filter(
    (one) => one !== step && (criterion === undefined || rubric[one]?.criterion !== criterion),
  );
  return (chosen.includes(step) ? others : [...others, step]).sort((one, other) => one - other);
}

/** Steps of the best answer: every step, and the highest level of each criterion. */
export function bestSteps(rubric: Rubric): number[] {
  const best = new Map<string | number, number>();
  for (const step of stepsInUse(rubric)) {
    const name = rubric[step]!.criterion ?? step;
    const before = best.get(name);
    if (before === undefined || rubric[before]!.points < rubric[step]!.points) best.set(name, step);
  }
  return [...best.values()].sort((one, other) => one - other);
}

/** Full points of a rubric. */
export const rubricTotal = (rubric: Rubric): number =>
  pointsOfSteps(rubric, bestSteps(rubric), Number.POSITIVE_INFINITY);

/** The key of an item with another rubric for one of its parts. */
export function withRubric(
  key: QuestionKey,
  { part, parts, isComposite }: { readonly part: number; readonly parts: number; readonly isComposite: boolean },
  rubric: Rubric,
): QuestionKey {
  if (!isComposite) return { ...key, rubric: [...rubric] };
  const all = key.parts ? partKeys(key, parts) : Array.from({ length: parts }, (): PartKey => ({}));
  return { ...key, parts: all.map((one, place) => (place === part ? { ...one, rubric: [...rubric] } : one)) };
}

/** Whether marks keep their meaning under a changed rubric: no step has lost its number. */
export const keepsNumbers = (before: Rubric, after: Rubric): boolean => after.length >= before.length;
