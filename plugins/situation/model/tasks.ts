import type { PointState } from './states';

/** What a student does next about a point: repair what is weak, finish what is nearly known, review what is long ago. */
export const taskKinds = ['repair', 'finish', 'review', 'begin'] as const;
export type TaskKind = (typeof taskKinds)[number];

export interface TaskPoint {
  readonly pointId: string;
  readonly state: PointState;
  readonly value: number;
  readonly missing: number;
  /** Days since the last answer. */
  readonly days: number;
}

export interface Task {
  readonly pointId: string;
  readonly kind: TaskKind;
  readonly questions: number;
  readonly minutes: number;
}

/** Tasks of a day. */
export const mostTasks = 3;
/** Days after which what is known is asked once more. */
const reviewAfter = 7;
const minutesOf = { repair: 3, finish: 2, review: 2, begin: 2 } as const;

const kindOf = ({ state, days }: TaskPoint): TaskKind | undefined => {
  if (state === 'weak') return 'repair';
  if (state === 'learning') return 'finish';
  if (state === 'few') return 'begin';
  return (state === 'near' || state === 'known') && days >= reviewAfter ? 'review' : undefined;
};

/** Up to three next actions, the weakest first, then what is nearly known, then what is long ago; a point once. */
export function tasksOf(points: readonly TaskPoint[]): Task[] {
  const order = (kind: TaskKind) => taskKinds.indexOf(kind);
  return points
    .flatMap((point) => {
      const kind = kindOf(point);
      return kind ? [{ point, kind }] : [];
    })
    .toSorted((a, b) => order(a.kind) - order(b.kind) || a.point.value - b.point.value || b.point.days - a.point.days)
    .slice(0, mostTasks)
    .map(({ point, kind }) => {
      const questions = kind === 'repair' ? 3 : kind === 'review' ? 1 : Math.min(3, Math.max(1, point.missing));
      return { pointId: point.pointId, kind, questions, minutes: questions * minutesOf[kind] };
    });
}
