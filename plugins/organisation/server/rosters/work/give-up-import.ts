import type { Id } from 'edutech/core/common/ids';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import type { RosterParts } from '../parts';
import { failUnchecked, lockIfThere, updateStopped } from '../queries/imports.queries';
import { countEffects } from '../queries/rows.queries';
import { recordWritten } from './apply-import';
import { applyingStopped, undoingStopped } from './stopped';

/**
 * Ends an import on which nobody works any more. What it has written stays and can be undone, what it has not undone can be
 * undone again. It asks for no further job: the one that was given up would be given up once more.
 */
export async function giveUpImport(parts: RosterParts, id: Id, { actor }: JobContext): Promise<void> {
  const { clock, database } = parts;
  await database.write(actor, async (db) => {
    const roster = await lockIfThere(db, id);
    if (roster?.state === 'undoing') await updateStopped(db, id, 'applied', undoingStopped, clock.now());
    else if (roster?.state !== 'applying') await failUnchecked(db, id, 'organisation.rosters.error.gaveUp');
    else if ((await countEffects(db, id)) === 0) await updateStopped(db, id, 'checked', applyingStopped, clock.now());
    else {
      await updateStopped(db, id, 'applied', applyingStopped, clock.now());
      await recordWritten(parts, db, actor, roster);
    }
  });
}
