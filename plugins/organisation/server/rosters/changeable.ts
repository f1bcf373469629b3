import { conflict } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { type ImportRow, lockImport } from './queries/imports.queries';
import { requireKind } from './reach';

/** The import, locked, in one of these states and as its reader knew it; else 409. 403 for whoever may not import its kind. */
export async function changeable(
  db: Db,
  actor: SignedIn,
  id: string,
  states: readonly ImportRow['state'][],
  version?: number,
): Promise<ImportRow> {
  const row = await lockImport(db, id);
  requireKind(actor, row.kind);
  if (!states.includes(row.state) || (version !== undefined && version !== row.version))
    throw conflict('organisation.rosters.error.otherState');
  return row;
}
