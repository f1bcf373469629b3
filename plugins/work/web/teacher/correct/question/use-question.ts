import { useEffect, useMemo, useRef, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { useMessages, useSession } from 'edutech/core/web/hooks';
import type { MarkFlag } from '../../../../model/marking/marks';
import type { InkChoice } from '../answer/ink-tools';
import { useSteps } from '../answer/use-steps';
import type { DeskCell, MarkPatch, Place } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { SheetData } from '../frame/load-correct';
import type { Column } from '../rules/columns';
import { isOf, nextOf, previousOf, queueOf } from '../rules/queue';
import { bestSteps, pointsOfSteps, toggleStep } from '../../../../model/rubric/rubric';
import { nothingTyped, typePoints } from '../rules/typed-points';

/** Cells of one column in class order. */
export function cellsOf(desk: MarkDesk, { itemId, part }: Pick<Column, 'itemId' | 'part'>): DeskCell[] {
  const cells = desk.cells.value;
  return desk.people.value.flatMap(({ attemptId }) => cells.get(`${attemptId}/${itemId}/${part}`) ?? []);
}

/** Correcting by question: which answer is at hand, and what is done with it. */
export function useQuestion(desk: MarkDesk, data: SheetData, column: Column) {
  const messages = useMessages();
  const me = useSession().user.value?.name ?? '';
  const [attempt, setAttempt] = useState<Id | null>(data.wish.attemptId);
  const [asksZero, setAsksZero] = useState(false);
  const [ink, setInk] = useState<InkChoice>({ tool: 'hand', color: 'red' });
  const [zoom, setZoom] = useState(1);
  const typed = useRef(nothingTyped);

  const cells = cellsOf(desk, column);
  const { filter } = data.wish;
  const current = cells.find(({ attemptId }) => attemptId === attempt) ?? null;
  const queue = queueOf(cells, { filter, current: current?.attemptId ?? null, me });
  const names = useMemo(() => new Map(desk.people.value.map((one) => [one.attemptId, one])), [desk.people.value]);
  const isReady = desk.columns.value.get(column.itemId) === 'ready';
  const steps = useSteps(column.partKey.rubric);
  const { rubric } = steps;

  const held = desk.held.names.value;
  const isOpen = (cell: DeskCell) => isOf('open', cell, me);
  /** Open, and nobody else's just now: two teachers of a class never go to the same one. */
  const isFree = (cell: DeskCell) => isOpen(cell) && !held.has(`${cell.attemptId}/${cell.itemId}`);

  const choose = (next: Id | null) => {
    typed.current = nothingTyped;
    setAsksZero(false);
    setZoom(1);
    setAttempt(next);
  };
  const wanted = cells.filter((cell) => isOf(filter, cell, me));
  const first = (wanted.find(isFree) ?? wanted[0] ?? cells.find(isFree) ?? cells.find(isOpen) ?? cells[0])?.attemptId;
  const begin = isReady && !current ? first : undefined;
  // Begins with the first that is open and free
  useEffect(() => {
    if (begin) setAttempt(begin);
  }, [begin]);

  const place: Place | null = current && { attemptId: current.attemptId, itemId: column.itemId, part: column.part };
  const holder = current ? (held.get(`${current.attemptId}/${column.itemId}`) ?? '') : '';

  const change = (patch: MarkPatch, options: Parameters<MarkDesk['mark']>[1] = {}) => {
    if (place) desk.mark([{ place, patch }], options);
  };
  const told = (points: number | null) => {
    const person = current && names.get(current.attemptId);
    return {
      text: points === null ? 'work.correct.did.open' : 'work.correct.did.points',
      values: { name: person?.name || '', points: points ?? 0 },
    };
  };
  const refuse = () =>
    messages.show('work.error.offScale', { tone: 'warning', values: { of: column.of, step: pointStep } });

  const give = (points: number, chosen: readonly number[] = [], joins = false) => {
    if (points > column.of) return void refuse();
    setAsksZero(false);
    change({ points, rubric: [...chosen] }, { act: { ...told(points), joins }, isTyping: true });
  };
  const toggle = (step: number) => {
    if (!current) return;
    const chosen = toggleStep(rubric, current.rubric, step);
    give(pointsOfSteps(rubric, chosen, column.of), chosen, true);
  };
  const type = (key: string) => {
    if (!current) return;
    const step = steps.stepOf(key);
    if (step !== undefined) {
      if (step !== null) toggle(step);
      return;
    }
    const wasTyping = typed.current.text !== '';
    const result = typePoints(key, typed.current, { of: column.of, isBlank: current.isBlank, now: Date.now() });
    typed.current = result.typed;
    setAsksZero(result.kind === 'zero');
    if (result.kind === 'points') give(result.points, [], wasTyping);
    if (result.kind === 'offScale') refuse();
  };
  const leave = (next: DeskCell | null) => {
    void desk.flush();
    if (next) choose(next.attemptId);
    return next !== null;
  };

  return {
    column,
    cells,
    queue,
    current,
    place,
    holder,
    names,
    me,
    isReady,
    steps,
    asksZero,
    ink,
    setInk,
    zoom,
    setZoom,
    choose,
    change,
    give,
    toggle,
    type,
    full: () => give(column.of, bestSteps(rubric)),
    toggleFlag: (flag: MarkFlag) => {
      if (!current) return;
      const flags = current.flags.includes(flag)
        ? current.flags.filter((one) => one !== flag)
        : [...current.flags, flag];
      change({ flags }, { act: { text: `work.correct.did.${flag}`, values: {} } });
    },
    /**
     * Saves and goes to the next that is open, a free one first, else to the next of the queue; false: there is none. Who
     * looks again keeps what he goes on from, and comes to the next that wants a second look.
     */
    next: () => {
      const isAgain = filter === 'again';
      if (isAgain && current?.secondLook) change({ points: current.points });
      return leave(
        (isAgain ? nextOf(cells, attempt, ({ secondLook }) => secondLook) : null) ??
          nextOf(cells, attempt, isFree) ??
          nextOf(cells, attempt, isOpen) ??
          (filter === 'open' ? null : nextOf(queue, attempt, () => true)),
      );
    },
    nextWrong: () => leave(nextOf(cells, attempt, (cell) => isOf('wrong', cell, me))),
    previous: () => leave(previousOf(filter === 'open' ? cells : queue, attempt)),
  };
}
export type QuestionState = ReturnType<typeof useQuestion>;
