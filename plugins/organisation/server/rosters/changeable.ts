import { conflict } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import { type ImportRow, lockImport } from './queries/imports.queries';

/** The import, locked, in one of these states and as its reader knew it; else 409. */
export async function changeable(
  db: Db,
  id: string,
  states: readonly ImportRow['state'][],
  version?: number,
): Promise<ImportRow> {
  const row = await lockImport(db, id);
  if (!states.includes(row.state) || (version !== undefined && version !== row.version))
    throw conflict('organisation.rosters.error.otherState');
  return row;
}
