import { useState } from 'react';
import type { DeskCell } from '../../desk/cells';
import type { MarkDesk } from '../../desk/mark-desk';
import { joinedTo, noRegrouping, putInto, regrouped, takenOut } from '../../rules/groups';
import { bestSteps, pointsOfSteps } from '../../../../../model/rubric/rubric';
import type { QuestionState } from '../use-question';
import { useRegrouping } from './use-regrouping';

/** Answers that say the same, and marks for all of a group with one key. */
export function useGroups(desk: MarkDesk, state: QuestionState) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [picked, setPicked] = useState<string | null>(null);
  const { homeworkId } = desk.parts;
  const regrouping = useRegrouping(`${homeworkId}/${state.column.id}`, desk.acts.value.at(-1)?.number ?? 0);
  const groups = isOpen ? regrouped(state.cells, regrouping.now) : [];
  const group = groups[Math.min(at, groups.length - 1)];
  /** Marks what is open in the group, or all of it where nothing is; nobody's field is taken. */
  const give = (cells: readonly DeskCell[], points: number, steps: readonly number[] = []) => {
    const held = desk.held.names.value;
    const free = cells.filter(({ attemptId, itemId }) => !held.has(`${attemptId}/${itemId}`));
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
    close: () => {
      setPicked(null);
      setOpen(false);
    },
    goTo: setAt,
    move: (step: number) => setAt((now) => Math.max(0, Math.min(groups.length - 1, now + step))),
    group,
    give,
    /** Group that others are joined to; null: none is picked. */
    picked: groups.some(({ name }) => name === picked) ? picked : null,
    /** Picks a group, or joins another one to it. */
    pick: (name: string) => {
      if (picked === null) return setPicked(name);
      setPicked(null);
      if (picked !== name) regrouping.change(joinedTo(regrouping.now, name, picked));
    },
    takeOut: (attemptId: string) => regrouping.change(takenOut(regrouping.now, attemptId)),
    /** Puts one answer into the group that is picked. */
    put: (attemptId: string) => {
      if (picked !== null) regrouping.change(putInto(regrouping.now, attemptId, picked));
    },
    reset: () => {
      setPicked(null);
      regrouping.change(noRegrouping);
    },
    isChanged: groups.some(({ isByHand }) => isByHand),
    canUndo: regrouping.canUndo,
    undo: regrouping.undo,
    /** A digit for the group at hand: points, or a step of the rubric by itself. */
    type: (key: string) => {
      if (!group || group.text === null || !/^[0-9]$/.test(key)) return;
      const step = state.steps.stepOf(key);
      if (step === undefined && Number(key) <= state.column.of) give(group.cells, Number(key));
      if (step != null) give(group.cells, pointsOfSteps(state.steps.rubric, [step], state.column.of), [step]);
    },
    full: () => {
      if (group && group.text !== null) give(group.cells, state.column.of, bestSteps(state.steps.rubric));
    },
  };
}
export type GroupsState = ReturnType<typeof useGroups>;
