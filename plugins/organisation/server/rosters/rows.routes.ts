import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/rosters';
import { firstLines, keysOf } from '../../model/rosters/check/keys';
import { changeable } from './changeable';
import type { RosterParts } from './parts';
import { noCounts, selectCounts, selectImport, type ImportRow } from './queries/imports.queries';
import {
  type CheckedRow,
  countRows,
  selectRow,
  selectRows,
  selectRowsWith,
  updateCells,
  updateVerdicts,
} from './queries/rows.queries';
import { rowItem } from './roster-items';
import { keptOf, verdictsOf } from './work/check-import';

const system = asSystem('a row of a roster is checked against all schools');

export const rowHandlers = (parts: RosterParts): Pick<Handlers<typeof api>, 'listImportRows' | 'editCell'> => ({
  listImportRows: async ({ db, input }) => {
    const { id } = await selectImport(db, input.id);
    const { page, pageLine, state, problem } = input;
    const items = await selectRows(db, id, { state, problem }, pageLine, (page - 1) * pageLine);
    const total = await countRows(db, id, { state, problem });
    return { items: items.map(rowItem), page: { cur: page, line: pageLine, total } };
  },

  editCell: async ({ db, actor, input, now }) => {
    const roster = await changeable(db, actor, input.id, ['checked']);
    const row = await selectRow(db, roster.id, input.line);
    const cells = [...row.cells];
    while (cells.length <= input.column) cells.push('');
    cells[input.column] = input.value.trim();
    await updateCells(db, roster.id, row.line, cells);
    const rows = await checkAgain(parts, db, roster, [row, { ...row, cells }], now);
    const counts = (await selectCounts(db, [roster.id])).get(roster.id) ?? noCounts;
    return { rows: rows.map(rowItem), counts };
  },
});

/** Checks a row again as it now is, and those that share the number or user name it had or has. */
async function checkAgain(
  parts: RosterParts,
  db: Db,
  roster: ImportRow,
  [before, after]: readonly [CheckedRow, CheckedRow],
  now: Date,
): Promise<CheckedRow[]> {
  const keys = [before, after].map((row) => keysOf(roster.kind, roster.mapping, row));
  const numbers = keys.flatMap(({ number }) => number ?? []);
  const usernames = keys.flatMap(({ username }) => username ?? []);
  const others = (await selectRowsWith(db, roster.id, numbers, usernames)).filter(({ line }) => line !== after.line);
  const rows = [after, ...others];
  // people of all schools are looked for, which the caller's own connection does not see
  const verdicts = await parts.database.read(system, (whole) =>
    verdictsOf(parts, whole, roster, rows, firstLines(roster.kind, roster.mapping, rows), now),
  );
  const kept = verdicts.map(({ row, verdict }) => keptOf(roster, row, verdict));
  await updateVerdicts(db, roster.id, kept);
  return rows.map((row, index) => {
    const { state, problems, changes } = kept[index]!;
    return { ...row, state, problems, changes };
  });
}
