import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { useMessages, useSession } from 'edutech/core/web/hooks';
import type { Corrected } from '../../../../api/marking';
import type { DeskCell, MarkPatch } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { Column } from '../rules/columns';
import { wordsOf } from '../rules/groups';
import { isOf, type QueueFilter } from '../rules/queue';
import { type GridPlace, type GridRange, moveIn, nextOpen, placesIn } from './rules/range';
import { nothingTyped, typePoints } from '../rules/typed-points';

export const rowHeights = { small: 44, medium: 58, large: 104 } as const;
export type RowHeight = keyof typeof rowHeights;

const start: GridRange = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

/** The grid of answers: rows of pupils, columns of questions, what is chosen and what is done with it. */
export function useGrid(desk: MarkDesk, columns: readonly Column[], filter: QueueFilter) {
  const messages = useMessages();
  const me = useSession().user.value?.name ?? '';
  const [range, setRange] = useState<GridRange>(start);
  const [sorted, setSorted] = useState<readonly string[] | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [asksZero, setAsksZero] = useState(false);
  const typed = useRef(nothingTyped);
  const cells = desk.cells.value;
  const people = desk.people.value;
  const isReady = columns.every(({ itemId }) => desk.columns.value.get(itemId) === 'ready');
  const key = columns.map(({ id }) => id).join(' ');
  // rows are chosen when the filter is, and stay: marking must not move what one marks
  const by = `${filter} ${key} ${isReady}`;
  const chosenRows = useRef<{ by: string; people: typeof people; rows: typeof people } | null>(null);
  if (chosenRows.current?.by !== by || chosenRows.current.people !== people) {
    const rows = people.filter(
      ({ attemptId }) =>
        filter === 'all' || columns.some(({ id }) => isOfCell(cells.get(`${attemptId}/${id}`), filter, me)),
    );
    chosenRows.current = { by, people, rows };
  }
  const shown = chosenRows.current.rows;
  const rows = useMemo(() => (sorted ? inOrderOf(shown, sorted) : shown), [shown, sorted]);
  const size = { rows: rows.length, columns: columns.length };
  const cellAt = ({ row, column }: GridPlace): DeskCell | undefined =>
    cells.get(`${rows[row]?.attemptId}/${columns[column]?.id}`);
  const chosen = placesIn(range).flatMap((place) => cellAt(place) ?? []);
  const held = desk.held.names.value;
  const isHeld = (cell: DeskCell) => held.has(`${cell.attemptId}/${cell.itemId}`);
  const at = cellAt(range.at);
  const fields = chosen.map(({ attemptId, itemId }) => `${attemptId} ${itemId}`).join(',');
  const rest = useEffectEvent(() =>
    desk.held.rest([
      ...new Map(chosen.slice(0, 200).map((cell) => [`${cell.attemptId} ${cell.itemId}`, cell])).values(),
    ]),
  );
  // What is chosen is one's own field
  useEffect(() => {
    if (fields) rest();
    return () => desk.held.rest([]);
  }, [desk, fields]);

  const goTo = (next: GridRange) => {
    typed.current = nothingTyped;
    setAsksZero(false);
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
    const of = Math.min(...chosen.map((cell) => cell.of));
    const wasTyping = typed.current.text !== '';
    const result = typePoints(digit, typed.current, {
      of,
      isBlank: chosen.every(({ isBlank }) => isBlank),
      now: Date.now(),
    });
    typed.current = result.typed;
    setAsksZero(result.kind === 'zero');
    if (result.kind === 'offScale')
      messages.show('work.error.offScale', { tone: 'warning', values: { of, step: pointStep } });
    if (result.kind !== 'points') return;
    const { points } = result;
    change(() => ({ points, rubric: [] }), 'work.correct.did.group', { points }, wasTyping);
  };
  return {
    rows,
    columns,
    size,
    range,
    chosen,
    at,
    asksZero,
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
    full: () => change(({ of }) => ({ points: of, rubric: [] }), 'work.correct.did.full', {}),
    zero: () => change(() => ({ points: 0, rubric: [] }), 'work.correct.did.group', { points: 0 }),
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
    isSorted: sorted !== null,
    /** Rows with the same answer to the column at hand stand together; again: in class order. */
    sort: () => {
      if (sorted) return setSorted(null);
      const column = columns[range.at.column];
      const wordOf = (person: Corrected) => {
        const cell = cells.get(`${person.attemptId}/${column?.id}`);
        return cell && !cell.isBlank ? (wordsOf(cell.answer) ?? '\uffff') : '\ufffe';
      };
      const counts = Map.groupBy(shown, wordOf);
      const ordered = shown.toSorted(
        (one, other) =>
          (counts.get(wordOf(other))?.length ?? 0) - (counts.get(wordOf(one))?.length ?? 0) ||
          wordOf(one).localeCompare(wordOf(other)),
      );
      setSorted(ordered.map(({ attemptId }) => attemptId));
    },
  };
}
export type GridState = ReturnType<typeof useGrid>;

const isOfCell = (cell: DeskCell | undefined, filter: QueueFilter, me: string): boolean =>
  cell !== undefined && isOf(filter, cell, me);

function inOrderOf(people: readonly Corrected[], ids: readonly string[]): Corrected[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ attemptId }: Corrected) => places.get(attemptId) ?? ids.length;
  return people.toSorted((one, other) => placeOf(one) - placeOf(other));
}
