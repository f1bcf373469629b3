import { newId } from 'edutech/core/common/ids';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { isEmptyContent } from 'edutech/plugins/questions/kit/common/walk-content';
import { bestSteps, pointsOfSteps } from '../../../model/rubric/rubric';

/** A step while it is being written. */
export interface DraftStep {
  readonly id: string;
  /** Its number in the rubric that stands; null: it is new. */
  readonly from: number | null;
  readonly text: Content;
  readonly points: number;
  readonly isOff: boolean;
}

/** A step by itself (`name` null), or a criterion with its levels. */
export interface DraftBlock {
  readonly id: string;
  readonly name: string | null;
  readonly steps: readonly DraftStep[];
}

export const newStep = (points = 1): DraftStep => ({ id: newId(), from: null, text: [], points, isOff: false });
export const newBlock = (): DraftBlock => ({ id: newId(), name: null, steps: [newStep()] });
/** A criterion begins with three levels, the best first. */
export const newCriterion = (points: number): DraftBlock => ({
  id: newId(),
  name: '',
  steps: [points, Math.ceil(points / 2), 0].map((one) => newStep(one)),
});

/** A rubric as blocks: levels with their criterion. */
export function blocksOf(rubric: readonly RubricPoint[]): DraftBlock[] {
  const steps = rubric.map(
    ({ text, points, isOff = false, criterion }, from) =>
      [criterion ?? null, { id: newId(), from, text: text as Content, points, isOff }] as const,
  );
  const groups = Map.groupBy(steps, ([criterion, { id }]) => criterion ?? id);
  return [...groups.values()].map((group) => ({
    id: newId(),
    name: group[0]![0],
    steps: group.map(([, step]) => step),
  }));
}

/** Takes a step away; one that marks may name is only put out of use. A block without steps goes. */
export const withoutStep = (blocks: readonly DraftBlock[], id: string, keepsNumbers: boolean): DraftBlock[] =>
  blocks
    .map((block) => ({
      ...block,
      steps: block.steps.flatMap((step) => {
        if (step.id !== id) return step;
        return keepsNumbers && step.from !== null ? { ...step, isOff: true } : [];
      }),
    }))
    .filter(({ steps }) => steps.length > 0);

export const withStep = (blocks: readonly DraftBlock[], id: string, changes: Partial<DraftStep>): DraftBlock[] =>
  blocks.map((block) => ({
    ...block,
    steps: block.steps.map((step) => (step.id === id ? { ...step, ...changes } : step)),
  }));

/** What every block comes to. */
export const draftSum = (blocks: readonly DraftBlock[]): number => {
  const rubric = rubricOf(blocks, { keepsNumbers: false, unnamed: '?' });
  return pointsOfSteps(rubric, bestSteps(rubric), Number.POSITIVE_INFINITY);
};

interface Writing {
  /** Steps that stand keep their numbers, new ones come after them. */
  readonly keepsNumbers: boolean;
  /** Name of a criterion that got none. */
  readonly unnamed: string;
}

/** Blocks as a rubric. New steps without words are left out, criteria of one name are told apart. */
export function rubricOf(blocks: readonly DraftBlock[], { keepsNumbers, unnamed }: Writing): RubricPoint[] {
  const names = new Set<string>();
  const all = blocks.flatMap(({ name, steps }) => {
    const criterion = name === null ? null : uniqueName(name.trim() || unnamed, names);
    return steps.flatMap(({ from, text, points, isOff }) =>
      from === null && isEmptyContent(text)
        ? []
        : { from, point: { text, points, ...(criterion !== null && { criterion }), ...(isOff && { isOff }) } },
    );
  });
  if (!keepsNumbers) return all.filter(({ point }) => !point.isOff).map(({ point }) => point);
  const standing = all
    .filter(({ from }) => from !== null)
    .toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0));
  return [...standing, ...all.filter(({ from }) => from === null)].map(({ point }) => point);
}

function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name} ${number}`;
  taken.add(unique);
  return unique;
}
