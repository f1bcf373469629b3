import { type RefObject, useState } from 'react';
import { useMessages } from 'edutech/core/web/hooks';
import { zoomedBy } from '../answer/zoom';
import type { MarkDesk } from '../desk/mark-desk';
import { isLeftOpen } from '../rules/queue';
import { useMarkKeys } from '../frame/use-mark-keys';
import { type QuestionAct, questionKeyOf } from './question-keys';
import type { GroupsState } from './groups/use-groups';
import type { QuestionState } from './use-question';

interface ActsParts {
  readonly desk: MarkDesk;
  readonly state: QuestionState;
  readonly groups: GroupsState;
  readonly comment: RefObject<HTMLInputElement | null>;
  readonly showBank: () => void;
  /** Absent: one may not. */
  readonly editRubric: (() => void) | undefined;
}

/** What turns a picture: the one under the pointer, else the first. */
const turnButton = () =>
  document.querySelector<HTMLElement>('.work-photo-place:hover [data-turn-right]') ??
  document.querySelector<HTMLElement>('[data-turn-right]');

/** What keys and buttons of correcting by question do. */
export function useQuestionActs({ desk, state, groups, comment, showBank, editRubric }: ActsParts) {
  const messages = useMessages();
  const [isDone, setDone] = useState(false);
  const say = (text: string) => messages.show(text, { tone: 'info' });
  const next = () => {
    if (state.current && isLeftOpen(state.current)) say('work.correct.leftOpen');
    if (!state.next()) setDone(true);
  };
  const acts: Readonly<Record<QuestionAct, () => void>> = {
    full: state.full,
    next,
    previous: () => {
      setDone(false);
      state.previous();
    },
    comment: () => comment.current?.focus(),
    bank: showBank,
    pen: () => state.setInk({ ...state.ink, tool: state.ink.tool === 'pen' ? 'hand' : 'pen' }),
    excellent: () => state.toggleFlag('excellent'),
    typical: () => state.toggleFlag('typical'),
    doubtful: () => state.toggleFlag('doubtful'),
    problem: () => state.toggleFlag('problem'),
    groups: groups.open,
    wrong: () => {
      setDone(false);
      if (!state.nextWrong()) say('work.correct.noWrong');
    },
    mode: state.steps.toggleMode,
    page: state.steps.turnPage,
    rubric: () => editRubric?.(),
    pin: () => state.setInk({ ...state.ink, tool: state.ink.tool === 'pin' ? 'hand' : 'pin' }),
    turn: () => turnButton()?.click(),
    larger: () => state.setZoom(zoomedBy(state.zoom, 1)),
    smaller: () => state.setZoom(zoomedBy(state.zoom, -1)),
    fit: () => state.setZoom(1),
    undo: () => {
      const done = desk.undo();
      const place = done?.back[0]?.place;
      if (place && done.back.length === 1 && place.itemId === state.column.itemId) {
        setDone(false);
        state.choose(place.attemptId);
      }
      if (!done) say('work.correct.nothingToUndo');
    },
  };
  const inGroups = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'ArrowDown' || key.toLowerCase() === 'j') groups.move(1);
    else if (key === 'ArrowUp' || key.toLowerCase() === 'k') groups.move(-1);
    else if (key === 'Escape' || key.toLowerCase() === 'g') groups.close();
    else if (key.toLowerCase() === 'f' && !event.ctrlKey) groups.full();
    else if (key === 'Enter' && groups.group?.cells[0]) {
      state.choose(groups.group.cells[0].attemptId);
      groups.close();
    } else if (/^[0-9]$/.test(key)) groups.type(key);
    else if (key.toLowerCase() === 'm' && groups.group && groups.group.text !== null) groups.pick(groups.group.name);
    else if (key.toLowerCase() === 'z' && event.ctrlKey) {
      if (!groups.undo()) desk.undo();
    } else return false;
    return true;
  };
  useMarkKeys(
    (event) => {
      if (groups.isOpen) return inGroups(event);
      const pressed = questionKeyOf(event);
      if (!pressed) return false;
      if ('typed' in pressed) {
        if (!isDone) state.type(pressed.typed);
      } else acts[pressed.act]();
      return true;
    },
    (key) => key.startsWith('Arrow'),
  );
  return {
    next,
    /** Nothing of the column is open any more, and one has gone on from the last. */
    isDone: isDone && state.cells.every(({ points, isBlank }) => points !== null || isBlank),
    lookAgain: () => {
      setDone(false);
      const first = state.cells[0];
      if (first) state.choose(first.attemptId);
    },
    addWords: (text: string) => {
      const before = state.current?.comment.trim() ?? '';
      state.change(
        { comment: before && !before.includes(text) ? `${before} ${text}` : text },
        { act: { text: 'work.correct.did.comment', values: {} } },
      );
    },
    /** Blank sheets are worth nothing: all that are open, at once. */
    zeroBlanks: () => {
      const blanks = state.cells.filter(({ isBlank, points }) => isBlank && points === null);
      groups.give(blanks, 0);
    },
  };
}
