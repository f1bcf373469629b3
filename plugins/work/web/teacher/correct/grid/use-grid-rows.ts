import { useMemo, useRef, useState } from 'react';
import { useSession } from 'edutech/core/web/hooks';
import type { MarkedStudent } from '../../../../api/marking';
import type { DeskCell } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';
import type { Column } from '../rules/columns';
import { wordsOf } from '../rules/groups';
import { isOf, type QueueFilter } from '../rules/queue';

/** The students of the grid: those of the filter, in class order, or sorted by their answers to one question. */
export function useGridRows(desk: MarkDesk, columns: readonly Column[], filter: QueueFilter) {
  const me = useSession().user.value?.name ?? '';
  const [sorted, setSorted] = useState<readonly string[] | null>(null);
  const cells = desk.cells.value;
  const people = desk.people.value;
  const isReady = columns.every(({ itemId }) => desk.columns.value.get(itemId) === 'ready');
  const key = columns.map(({ id }) => id).join(' ');
  // rows are chosen when the filter is, and stay: marking must not move what one marks
  const by = `${filter} ${key} ${isReady}`;
  const chosen = useRef<{ by: string; people: typeof people; rows: typeof people } | null>(null);
  if (chosen.current?.by !== by || chosen.current.people !== people) {
    const rows = people.filter(
      ({ attemptId }) =>
        filter === 'all' || columns.some(({ id }) => isOfCell(cells.get(`${attemptId}/${id}`), filter, me)),
    );
    chosen.current = { by, people, rows };
  }
  const shown = chosen.current.rows;
  const rows = useMemo(() => (sorted ? inOrderOf(shown, sorted) : shown), [shown, sorted]);
  return {
    rows,
    isReady,
    isSorted: sorted !== null,
    /** Rows with the same answer to this question stand together; again: in class order. */
    sort: (column: Column | undefined) => {
      if (sorted) return setSorted(null);
      const wordOf = (person: MarkedStudent) => {
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

const isOfCell = (cell: DeskCell | undefined, filter: QueueFilter, me: string): boolean =>
  cell !== undefined && isOf(filter, cell, me);

function inOrderOf(people: readonly MarkedStudent[], ids: readonly string[]): MarkedStudent[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ attemptId }: MarkedStudent) => places.get(attemptId) ?? ids.length;
  return people.toSorted((one, other) => placeOf(one) - placeOf(other));
}
