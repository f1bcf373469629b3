import { useRef, useState } from 'react';
import { between, choose, type Selection } from '../rules/selection';
import { usePageKeys } from '../../keys/use-page-keys';

/** Chosen rows of a table: kept from page to page, given up when the list becomes another one (`listKey`) or by Escape. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, listKey: string) {
  const [held, setHeld] = useState<{ listKey: string; selection: Selection<Row> }>({ listKey, selection: new Map() });
  const last = useRef<number | null>(null);
  const selection: Selection<Row> = held.listKey === listKey ? held.selection : new Map();
  const set = (next: Selection<Row>) => setHeld({ listKey, selection: next });
  const clear = () => set(new Map());
  // unless it closes a menu or a dialog, or leaves a field
  usePageKeys(({ key }) => {
    if (key === 'Escape' && selection.size > 0) clear();
    // what else is open closes with it
    return false;
  });
  return {
    selection,
    clear,
    /** One row; with Shift, all from the one before. */
    toggle(index: number, isChosen: boolean, withShift: boolean) {
      const from = withShift && last.current !== null ? last.current : index;
      last.current = index;
      set(choose(selection, between(rows, from, index), keyOf, isChosen));
    },
    toggleAll: (isChosen: boolean) => set(choose(selection, rows, keyOf, isChosen)),
  };
}
