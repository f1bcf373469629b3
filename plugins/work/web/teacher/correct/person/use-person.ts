import { useEffect, useRef, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { useMessages } from 'edutech/core/web/hooks';
import type { MarkFlag } from '../../../../model/marking/marks';
import { bestSteps, pointsOfSteps, toggleStep } from '../../../../model/rubric/rubric';
import type { InkChoice } from '../answer/ink-tools';
import { useSteps } from '../answer/use-steps';
import type { DeskCell, MarkPatch } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { SheetData } from '../frame/load-correct';
import type { Column } from '../rules/columns';
import { nothingTyped, typePoints } from '../rules/typed-points';

/** One question of a pupil's paper with its mark. */
export interface PaperItem {
  readonly column: Column;
  readonly cell: DeskCell;
}

interface Giving {
  /** Steps that the points stand for; default: none, they were given as they are. */
  readonly rubric?: readonly number[];
  /** Undone together with what was given just before. */
  readonly joins?: boolean;
}

/** Correcting by person: whose paper, which question of it, and what is done with it. */
export function usePerson(desk: MarkDesk, data: SheetData) {
  const messages = useMessages();
  const people = desk.people.value;
  const [attempt, setAttempt] = useState<Id | null>(data.wish.attemptId);
  const [wanted, setWanted] = useState<string | null>(data.wish.itemId && `${data.wish.itemId}/${data.wish.part ?? 0}`);
  const [ink, setInk] = useState<InkChoice>({ tool: 'hand', color: 'red' });
  const [asksZero, setAsksZero] = useState(false);
  const typed = useRef(nothingTyped);
  const at = people.findIndex(({ attemptId }) => attemptId === attempt);
  const person = people[at] ?? null;
  const cells = desk.cells.value;
  const items: PaperItem[] = person
    ? data.columns.flatMap((column) => {
        const cell = cells.get(`${person.attemptId}/${column.id}`);
        return cell ? [{ column, cell }] : [];
      })
    : [];
  const current =
    items.find(({ column }) => column.id === wanted) ??
    items.find(({ cell }) => cell.points === null) ??
    items[0] ??
    null;

  const steps = useSteps(current?.column.partKey.rubric);

  // Begins with the first whose paper is open
  useEffect(() => {
    if (person || people.length === 0) return;
    setAttempt((people.find(({ open, state }) => open > 0 && state !== 4) ?? people[0])!.attemptId);
  }, [person, people]);

  const choose = (id: string | null) => {
    typed.current = nothingTyped;
    setAsksZero(false);
    setWanted(id);
    if (id) document.getElementById(`paper-${id.replace('/', '-')}`)?.scrollIntoView({ block: 'nearest' });
  };
  const goTo = (next: Id | undefined) => {
    if (!next) return false;
    void desk.flush();
    choose(null);
    setAttempt(next);
    return true;
  };
  const change = ({ cell }: PaperItem, patch: MarkPatch, options: Parameters<MarkDesk['mark']>[1] = {}) =>
    desk.mark([{ place: cell, patch }], options);
  const give = (item: PaperItem, points: number, { rubric = [], joins = false }: Giving = {}) => {
    const { of } = item.column;
    if (points > of)
      return void messages.show('work.error.offScale', { tone: 'warning', values: { of, step: pointStep } });
    setAsksZero(false);
    setWanted(item.column.id);
    change(
      item,
      { points, rubric: [...rubric] },
      { act: { text: 'work.correct.did.points', values: { name: person?.name ?? '', points }, joins }, isTyping: true },
    );
  };
  const toggle = (step: number) => {
    if (!current) return;
    const { rubric } = steps;
    const chosen = toggleStep(rubric, current.cell.rubric, step);
    give(current, pointsOfSteps(rubric, chosen, current.column.of), { rubric: chosen, joins: true });
  };
  return {
    people,
    person,
    at,
    items,
    current,
    ink,
    setInk,
    asksZero,
    choose,
    goTo,
    change,
    give,
    /** Steps of the question at hand. */
    steps,
    toggle,
    full: () => current && give(current, current.column.of, { rubric: bestSteps(steps.rubric) }),
    type: (key: string) => {
      if (!current) return;
      const step = steps.stepOf(key);
      if (step !== undefined) {
        if (step !== null) toggle(step);
        return;
      }
      const { of } = current.column;
      const wasTyping = typed.current.text !== '';
      const result = typePoints(key, typed.current, { of, isBlank: current.cell.isBlank, now: Date.now() });
      typed.current = result.typed;
      setAsksZero(result.kind === 'zero');
      if (result.kind === 'points') give(current, result.points, { joins: wasTyping });
      if (result.kind === 'offScale')
        messages.show('work.error.offScale', { tone: 'warning', values: { of, step: pointStep } });
    },
    toggleFlag: (item: PaperItem, flag: MarkFlag) => {
      const { flags } = item.cell;
      const next = flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];
      change(item, { flags: next }, { act: { text: `work.correct.did.${flag}`, values: {} } });
    },
    pupil: (step: number) => goTo(people[at + step]?.attemptId),
    /** To the question before or after. */
    item: (step: number) => {
      const now = current ? items.indexOf(current) : -1;
      const next = items[now + step];
      if (next) choose(next.column.id);
    },
    /** To the next open question of the paper, else to the next pupil with one. */
    nextOpen: () => {
      const now = current ? items.indexOf(current) : -1;
      const next =
        items.slice(now + 1).find(({ cell }) => cell.points === null) ??
        items.find((item) => item !== current && item.cell.points === null);
      if (next) {
        void desk.flush();
        return choose(next.column.id);
      }
      const round = [...people.slice(at + 1), ...people.slice(0, Math.max(0, at))];
      goTo((round.find(({ open, state }) => open > 0 && state !== 4) ?? people[at + 1])?.attemptId);
    },
  };
}
export type PersonState = ReturnType<typeof usePerson>;
