import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskCell, MarkPatch } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import { useTypedPoints } from '../giving/use-typed-points';
import type { Column } from '../rules/columns';
import type { QueueFilter } from '../rules/queue';
import { type GridPlace, type GridRange, moveIn, nextOpen, placesIn } from './rules/range';
import { useGridRows } from './use-grid-rows';

export const rowHeights = { small: 44, medium: 58, large: 104 } as const;
export type RowHeight = keyof typeof rowHeights;

const start: GridRange = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

/** The grid of answers: rows of students, columns of questions, what is chosen and what is done with it. */
export function useGrid(desk: MarkDesk, columns: readonly Column[], filter: QueueFilter) {
  const { rows, isReady, isSorted, sort } = useGridRows(desk, columns, filter);
  const [range, setRange] = useState<GridRange>(start);
  const [isZoomed, setZoomed] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const typed = useTypedPoints();
  const cells = desk.cells.value;
  const size = { rows: rows.length, columns: columns.length };
  const cellAt = ({ row, column }: GridPlace): DeskCell | undefined =>
    cells.get(`${rows[row]?.attemptId}/${columns[column]?.id}`);
  const chosen = placesIn(range).flatMap((place) => cellAt(place) ?? []);
  const held = desk.held.names.value;
  const isHeld = (cell: DeskCell) => held.has(`${cell.attemptId}/${cell.itemId}`);
  useHeldChoice(desk, chosen);

  const goTo = (next: GridRange, pointed = false) => {
    typed.forget();
    setPointed(pointed);
    setRange(next);
  };
  const change = (
    patchOf: (cell: DeskCell) => MarkPatch,
    text: string,
    values: Record<string, string | number>,
    joins = false,
  ) => {
    const free = chosen.filter((cell) => !isHeld(cell));
    desk.mark(
      free.map((cell) => ({ place: cell, patch: patchOf(cell) })),
      { act: { text, values: { count: free.length, ...values }, joins } },
    );
  };
  const type = (digit: string) => {
    if (chosen.length === 0) return;
    const scale = { of: Math.min(...chosen.map((cell) => cell.of)), isBlank: chosen.every(({ isBlank }) => isBlank) };
    typed.type(digit, scale, (points, joins) =>
      change(() => ({ points, rubric: [] }), 'work.correct.did.group', { points }, joins),
    );
  };
  return {
    rows,
    columns,
    size,
    range,
    chosen,
    at: cellAt(range.at),
    /** Chosen by touch or mouse: its points are pressed, too. */
    isPointed,
    asksZero: typed.asksZero,
    isZoomed,
    isReady,
    cellAt,
    goTo,
    type,
    toggleZoom: () => setZoomed(!isZoomed),
    move: (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>) => {
      const next = moveIn(range, event, size);
      if (next) goTo(next);
      return next !== null;
    },
    /** To the next open answer, one that no colleague is at first; false: there is none. */
    toOpen: (isBack: boolean) => {
      const to = (isWanted: (cell: DeskCell | undefined) => boolean) =>
        nextOpen(range.at, size, (place) => isWanted(cellAt(place)), isBack);
      const next = to((cell) => cell?.points === null && !isHeld(cell)) ?? to((cell) => cell?.points === null);
      if (next) goTo({ at: next, from: next });
      return next !== null;
    },
    /** The least that all of what is chosen can have. */
    of: Math.min(...chosen.map((cell) => cell.of)),
    give: (points: number) => change(() => ({ points, rubric: [] }), 'work.correct.did.group', { points }),
    full: () => change(({ of }) => ({ points: of, rubric: [] }), 'work.correct.did.full', {}),
    doubt: () => {
      const isOn = chosen.every(({ flags }) => flags.includes('doubtful'));
      change(
        ({ flags }) => ({
          flags: isOn ? flags.filter((flag) => flag !== 'doubtful') : [...new Set([...flags, 'doubtful' as const])],
        }),
        'work.correct.did.doubtful',
        {},
      );
    },
    comment: (comment: string) => change(() => ({ comment }), 'work.correct.did.comment', {}),
    isSorted,
    /** By the column at hand. */
    sort: () => sort(columns[range.at.column]),
  };
}
export type GridState = ReturnType<typeof useGrid>;

/** What is chosen is one's own field, as far as a call carries it. */
function useHeldChoice(desk: MarkDesk, chosen: readonly DeskCell[]): void {
  const fields = chosen.map(({ attemptId, itemId }) => `${attemptId} ${itemId}`).join(',');
  const rest = useEffectEvent(() =>
    desk.held.rest([
      ...new Map(chosen.slice(0, 200).map((cell) => [`${cell.attemptId} ${cell.itemId}`, cell])).values(),
    ]),
  );
  // Another choice lets go of the one before
  useEffect(() => {
    if (fields) rest();
    return () => desk.held.rest([]);
  }, [desk, fields]);
}
