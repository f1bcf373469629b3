import { useEffect, useRef, useState } from 'react';
import type { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import type { ImportItem } from '../../../api/importing';
import type { RowActs } from './item/repair-item';
import type { useWalk } from './use-walk';

interface RowParts {
  readonly shown: readonly ImportItem[];
  readonly chooser: ReturnType<typeof useSelection<ImportItem>>;
  readonly walk: ReturnType<typeof useWalk>;
  /** Opens the paper at a page. */
  readonly onPage: (page: number | null) => void;
}

/** What rows do. The handlers hold still, so that a change of one row draws one row. */
export function useRowActs(parts: RowParts): RowActs {
  const latest = useRef(parts);
  // They act on what is shown now
  useEffect(() => {
    latest.current = parts;
  });
  const [acts] = useState<RowActs>(() => ({
    choose: (itemId, isChosen, withShift) => {
      const { shown, chooser } = latest.current;
      chooser.toggle(
        shown.findIndex((item) => item.itemId === itemId),
        isChosen,
        withShift,
      );
    },
    open: (mode, item) => void latest.current.walk.open(mode, item),
    close: () => void latest.current.walk.close(),
    paper: (page) => latest.current.onPage(page),
    after: (item, act) => latest.current.walk.after(item, act),
  }));
  return acts;
}
