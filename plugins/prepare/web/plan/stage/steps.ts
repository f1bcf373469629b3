import type { Material, WholePlan } from '../../../api';
import { minutesOf, type PlanContent } from '../../../model/plan/document';

interface Placed {
  readonly key: string;
  readonly title: string;
  /** Minutes of the lesson that are planned up to its end. */
  readonly until: number;
}

/** A step of the lesson as the class sees it: its title, a phase, slides, an exercise, the board. */
export type Step = Placed &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'material'; readonly material: Material }
    | { readonly kind: 'exercise'; readonly id: string }
  );

/** The steps of a lesson in their order; slides come with their phase, those of no phase after the goals. */
export function stepsOf(
  content: PlanContent,
  { materials, exercises }: Pick<WholePlan, 'materials' | 'exercises'>,
  boardTitle: string,
): readonly Step[] {
  const all = minutesOf(content);
  const known = new Set(content.phases.map(({ id }) => id));
  const shown = (phaseId: string | null, until: number): Step[] =>
    materials
      .filter((one) => (one.phaseId !== null && known.has(one.phaseId) ? one.phaseId : null) === phaseId)
      .map((material) => ({ kind: 'material', key: material.id, title: material.title, until, material }));
  const steps: Step[] = [
    { kind: 'text', key: 'goals', title: content.title, until: 0, text: content.sections.goals },
    ...shown(null, 0),
  ];
  let until = 0;
  for (const { id, name, student, minutes } of content.phases) {
    until += minutes;
    steps.push({ kind: 'text', key: id, title: name, until, text: student }, ...shown(id, until));
  }
  for (const { id, title } of exercises) steps.push({ kind: 'exercise', key: id, title, until: all, id });
  const board = content.sections.board.trim();
  if (board !== '') steps.push({ kind: 'text', key: 'board', title: boardTitle, until: all, text: board });
  return steps;
}
