import type { HomeworkValues, ItemValues } from '../../../../api';
import { estimatedMinutes } from '../../../../model/publishing/load';
import type { BodyOf } from '../../../../model/sheet/sheet-values';
import type { ItemFacts } from '../sheet/item-facts';

type FactsOf = (item: ItemValues) => Pick<ItemFacts, 'seconds' | 'difficulty' | 'hasKey' | 'knowledge'> | undefined;

/** Seconds of an item of an answer card, as the server reckons them. */
const cardSeconds = 90;
/** Most knowledge points that are named. */
const mostPoints = 6;

/** Minutes that a sheet takes, and what it exercises, the most first. */
export function summaryOf(items: readonly ItemValues[], factsOf: FactsOf, grade: number) {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const name of factsOf(item)?.knowledge ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    minutes: estimatedMinutes(
      items.map((item) => (item.body ? cardSeconds : (factsOf(item)?.seconds ?? cardSeconds))),
      grade,
    ),
    knowledge: [...counts].sort(([, one], [, other]) => other - one).slice(0, mostPoints),
  };
}

/** Steps of difficulty as the bar shows them: the two easy ones are one. */
const steps = ['easy', 'medium', 'harder', 'hard', 'unknown'] as const;
const stepOf = (difficulty: number): (typeof steps)[number] => {
  if (difficulty === 0) return 'unknown';
  return difficulty <= 2 ? 'easy' : difficulty === 3 ? 'medium' : difficulty === 4 ? 'harder' : 'hard';
};

/** How many items are on each step, and how many come before it. */
export function stepsOf(items: readonly ItemValues[], factsOf: FactsOf) {
  const counts = steps.map((step) => items.filter((item) => stepOf(factsOf(item)?.difficulty ?? 0) === step).length);
  return steps.map((step, at) => ({
    step,
    count: counts[at]!,
    before: counts.slice(0, at).reduce((sum, count) => sum + count, 0),
  }));
}

/** Something to be looked at before publishing: nothing of it stops it but an empty title or sheet. */
export interface Check {
  readonly id: 'title' | 'items' | 'keys' | 'twice' | 'points';
  readonly isFine: boolean;
  readonly count: number;
}

export function checksOf(values: HomeworkValues, bodyOf: BodyOf, factsOf: FactsOf): Check[] {
  const { items, title } = values;
  const without = items.filter((item) => !item.body && factsOf(item)?.hasKey === false).length;
  const questions = items.flatMap(({ questionId }) => questionId ?? []);
  const twice = questions.length - new Set(questions).size;
  const idle = items.filter((item) => {
    const points = item.points ?? [bodyOf(item)?.points ?? 1];
    return points.every((one) => one === 0);
  }).length;
  return [
    { id: 'title', isFine: title.trim() !== '', count: 0 },
    { id: 'items', isFine: items.length > 0, count: items.length },
    ...(items.length > 0
      ? ([
          { id: 'keys', isFine: without === 0, count: without },
          { id: 'twice', isFine: twice === 0, count: twice },
          ...(idle > 0 ? ([{ id: 'points', isFine: false, count: idle }] as const) : []),
        ] as const)
      : []),
  ];
}
