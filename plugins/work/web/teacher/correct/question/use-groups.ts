import { useState } from 'react';
import type { DeskCell } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import { groupsOf } from '../rules/groups';
import { bestSteps, pointsOfSteps } from '../../../../model/rubric/rubric';
import { stepOfDigit } from '../rules/rubric';
import type { QuestionState } from './use-question';

/** Answers that say the same, and marks for all of a group with one key. */
export function useGroups(desk: MarkDesk, state: QuestionState) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const groups = isOpen ? groupsOf(state.cells) : [];
  const group = groups[Math.min(at, groups.length - 1)];
  /** Marks what is open in the group, or all of it where nothing is; nobody's field is taken. */
  const give = (cells: readonly DeskCell[], points: number, steps: readonly number[] = []) => {
    const held = desk.held.names.value;
    const free = cells.filter(({ attemptid, itemid }) => !held.has(`${attemptid}/${itemid}`));
    const open = free.filter((cell) => cell.points === null);
    const chosen = open.length > 0 ? open : free;
    desk.mark(
      chosen.map((place) => ({ place, patch: { points, rubric: [...steps] } })),
      { act: { text: 'work.correct.did.group', values: { count: chosen.length, points } } },
    );
  };
  return {
    isOpen,
    groups,
    at: Math.min(at, Math.max(0, groups.length - 1)),
    open: () => setOpen(true),
    close: () => setOpen(false),
    goTo: setAt,
    move: (step: number) => setAt((now) => Math.max(0, Math.min(groups.length - 1, now + step))),
    group,
    give,
    /** A digit for the group at hand: points, or a step of the rubric by itself. */
    type: (key: string) => {
      if (!group || group.text === null || !/^[0-9]$/.test(key)) return;
      const digit = Number(key);
      const step = state.usesRubric ? stepOfDigit(digit, state.page, state.steps) : null;
      if (step !== null) give(group.cells, pointsOfSteps(state.rubric, [step], state.column.of), [step]);
      else if (digit <= state.column.of && (!state.usesRubric || digit === 0)) give(group.cells, digit);
    },
    full: () => {
      if (group && group.text !== null) give(group.cells, state.column.of, bestSteps(state.rubric));
    },
  };
}
export type GroupsState = ReturnType<typeof useGroups>;
