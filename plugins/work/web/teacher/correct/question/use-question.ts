import { useEffect, useMemo, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { useSession } from 'edutech/core/web/hooks';
import type { MarkFlag } from '../../../../model/marking/marks';
import type { InkChoice } from 'edutech/plugins/questions/kit/ui/ink/ink-tools';
import type { DeskCell, MarkPatch } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { SheetData } from '../frame/load-correct';
import { type PaperItem, useGiving } from '../giving/use-giving';
import type { Column } from '../rules/columns';
import { isOf, nextOf, previousOf, queueOf } from '../rules/queue';

/** Cells of one column in class order. */
export function cellsOf(desk: MarkDesk, { itemId, part }: Pick<Column, 'itemId' | 'part'>): DeskCell[] {
  const cells = desk.cells.value;
  return desk.people.value.flatMap(({ attemptId }) => cells.get(`${attemptId}/${itemId}/${part}`) ?? []);
}

/** Correcting by question: which answer is at hand, and what is done with it. */
export function useQuestion(desk: MarkDesk, data: SheetData, column: Column) {
  const me = useSession().user.value?.name ?? '';
  const [attempt, setAttempt] = useState<Id | null>(data.wish.attemptId);
  const [ink, setInk] = useState<InkChoice>({ tool: 'hand', color: 'red' });
  const [zoom, setZoom] = useState(1);

  const cells = cellsOf(desk, column);
  const { filter } = data.wish;
  const current = cells.find(({ attemptId }) => attemptId === attempt) ?? null;
  const queue = queueOf(cells, { filter, current: current?.attemptId ?? null, me });
  const names = useMemo(() => new Map(desk.people.value.map((one) => [one.attemptId, one])), [desk.people.value]);
  const isReady = desk.columns.value.get(column.itemId) === 'ready';
  const item: PaperItem | null = current && { column, cell: current };
  const giving = useGiving({
    desk,
    current: item,
    rubric: column.partKey.rubric,
    name: (current && names.get(current.attemptId)?.name) || '',
  });

  const held = desk.held.names.value;
  const isOpen = (cell: DeskCell) => isOf('open', cell, me);
  /** Open, and nobody else's just now: two teachers of a class never go to the same one. */
  const isFree = (cell: DeskCell) => isOpen(cell) && !held.has(`${cell.attemptId}/${cell.itemId}`);

  const choose = (next: Id | null) => {
    giving.forget();
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

  const change = (patch: MarkPatch, options?: Parameters<MarkDesk['mark']>[1]) => {
    if (item) giving.change(item, patch, options);
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
    holder: current ? (held.get(`${current.attemptId}/${column.itemId}`) ?? '') : '',
    names,
    me,
    isReady,
    steps: giving.steps,
    asksZero: giving.asksZero,
    ink,
    setInk,
    zoom,
    setZoom,
    choose,
    change,
    give: (points: number) => item && giving.give(item, points),
    toggle: giving.toggle,
    type: giving.type,
    full: giving.full,
    toggleFlag: (flag: MarkFlag) => item && giving.toggleFlag(item, flag),
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
