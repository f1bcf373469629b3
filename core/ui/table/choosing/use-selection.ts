import { useEffect, useRef, useState } from 'react';
import { between, choose, type Selection } from '../rules/selection';
import { isOverlaid } from '../../rules/page-keys';

/** Chosen rows of a table: kept from page to page, given up when the list becomes another one (`listKey`) or by Escape. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, listKey: string) {
  const [held, setHeld] = useState<{ listKey: string; selection: Selection<Row> }>({ listKey, selection: new Map() });
  const last = useRef<number | null>(null);
  const selection: Selection<Row> = held.listKey === listKey ? held.selection : new Map();
  const set = (next: Selection<Row>) => setHeld({ listKey, selection: next });
  const clear = () => set(new Map());
  const hasSome = selection.size > 0;
  // Escape gives the choice up, unless it closes a menu or a dialog
  useEffect(() => {
    if (!hasSome) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlaid())
        setHeld({ listKey, selection: new Map() });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hasSome, listKey]);
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
