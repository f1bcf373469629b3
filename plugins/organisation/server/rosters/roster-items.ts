import type * as api from '../../api/rosters';
import type { ImportCounts, ImportRow } from './queries/imports.queries';
import type { CheckedRow } from './queries/rows.queries';
import { undoMilliseconds } from './work/undo-import';

/** An import as a list shows it. */
export function importItem(row: ImportRow, counts: ImportCounts, now: Date): api.ImportItem {
  const undoUntil = row.appliedAt && new Date(row.appliedAt.getTime() + undoMilliseconds);
  const isUndoable = row.state === 'applied' && undoUntil !== null && undoUntil > now && counts.written > 0;
  return {
    ...row,
    schoolName: row.schoolName ?? '',
    madeAt: row.madeAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoUntil: isUndoable ? undoUntil.toISOString() : null,
    counts,
  };
}

export const rowItem = ({ line, cells, state, problems, changes, done }: CheckedRow): api.ImportRow => ({
  line,
  cells: [...cells],
  state,
  done,
  problems: problems.map((problem) => ({ ...problem })),
  changes: changes.map((change) => ({ ...change })),
});
