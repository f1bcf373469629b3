import type { MarkFlag } from '../../../../model/marking/marks';
import { bestSteps, pointsOfSteps, type Rubric, toggleStep } from '../../../../model/rubric/rubric';
import { useSteps } from '../answer/use-steps';
import type { DeskCell, MarkPatch } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { Column } from '../rules/columns';
import { useTypedPoints } from './use-typed-points';

/** One question of a student's paper with its mark. */
export interface PaperItem {
  readonly column: Column;
  readonly cell: DeskCell;
}

interface GivingParts {
  readonly desk: MarkDesk;
  /** What keys mean. */
  readonly current: PaperItem | null;
  /** Of the question at hand. */
  readonly rubric: Rubric | undefined;
  /** Of the student, for the message; empty in anonymous mode. */
  readonly name: string;
  /** Points of this item were given. */
  readonly onGiven?: (item: PaperItem) => void;
}

interface GivingOptions {
  /** Steps that the points stand for; default: none, they were given as they are. */
  readonly rubric?: readonly number[];
  /** Undone together with what was given just before. */
  readonly joins?: boolean;
}

/** Gives points and flags to one answer at a time: by keys, by steps of a rubric, by buttons. Each can be undone. */
export function useGiving({ desk, current, rubric, name, onGiven }: GivingParts) {
  const steps = useSteps(rubric);
  const typed = useTypedPoints();
  const change = ({ cell }: PaperItem, patch: MarkPatch, options: Parameters<MarkDesk['mark']>[1] = {}) =>
    desk.mark([{ place: cell, patch }], options);
  const give = (item: PaperItem, points: number, { rubric: chosen = [], joins = false }: GivingOptions = {}) => {
    const { of } = item.column;
    if (points > of) return typed.refuse(of);
    typed.answered();
    onGiven?.(item);
    change(
      item,
      { points, rubric: [...chosen] },
      { act: { text: 'work.correct.did.points', values: { name, points }, joins }, isTyping: true },
    );
  };
  const toggle = (step: number) => {
    if (!current) return;
    const chosen = toggleStep(steps.rubric, current.cell.rubric, step);
    give(current, pointsOfSteps(steps.rubric, chosen, current.column.of), { rubric: chosen, joins: true });
  };
  return {
    steps,
    asksZero: typed.asksZero,
    /** Another answer is marked now. */
    forget: typed.forget,
    change,
    give,
    toggle,
    full: () => {
      if (current) give(current, current.column.of, { rubric: bestSteps(steps.rubric) });
    },
    /** A digit or the point: a step of the rubric while these are in use, else points. */
    type: (key: string) => {
      if (!current) return;
      const step = steps.stepOf(key);
      if (step !== undefined) {
        if (step !== null) toggle(step);
        return;
      }
      const scale = { of: current.column.of, isBlank: current.cell.isBlank };
      typed.type(key, scale, (points, joins) => give(current, points, { joins }));
    },
    toggleFlag: (item: PaperItem, flag: MarkFlag) => {
      const { flags } = item.cell;
      const next = flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];
      change(item, { flags: next }, { act: { text: `work.correct.did.${flag}`, values: {} } });
    },
  };
}
