import type { Id } from 'edutech/core/common/ids';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import { ready } from '../model/status';

interface Line {
  readonly ffid: Id | null;
  readonly status: number;
}

/** A lesson that is ready by its own row is converting, or has failed, as long as its file is. */
export async function statusesOf(
  db: Db,
  conversions: Conversions,
  lines: readonly Line[],
): Promise<(line: Line) => number> {
  const states = await conversions.statesOf(
    db,
    lines.flatMap(({ ffid, status }) => (ffid && status === ready ? [ffid] : [])),
  );
  return ({ ffid, status }) => (ffid === null ? status : (states.get(ffid) ?? status));
}

/** The same lines with the statuses that readers see. */
export async function withStatuses<L extends Line>(
  db: Db,
  conversions: Conversions,
  lines: readonly L[],
): Promise<L[]> {
  const statusOf = await statusesOf(db, conversions, lines);
  return lines.map((line) => ({ ...line, status: statusOf(line) }));
}
