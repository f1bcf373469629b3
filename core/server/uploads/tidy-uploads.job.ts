import Type from 'typebox';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { JobDeclaration } from '../jobs/jobs';
import type { UploadSpool } from './spool/spool';
import { deleteExpiredUploads, selectNamedPieces } from './uploads.queries';

const dayMilliseconds = 86_400_000;
const uploadsPerStep = 200;

/**
 * Removes uploads whose time is over with their pieces, and pieces that no upload names (their process died between the
 * row and the disk) when nobody has written to them for a day.
 */
export function tidyUploads(database: Database, spool: UploadSpool, clock: Clock): JobDeclaration {
  return {
    name: 'core.tidyUploads',
    payload: Type.Object({}),
    schedule: '25 * * * *',
    async run(_payload, { actor, signal, heartbeat }) {
      for (let gone = uploadsPerStep; gone === uploadsPerStep; await heartbeat()) {
        const pieces = await database.write(actor, (db) => deleteExpiredUploads(db, clock.now(), uploadsPerStep));
        await spool.remove(pieces.flat());
        gone = pieces.length;
      }
      const old: string[] = [];
      for await (const id of spool.untouchedSince(new Date(clock.now().getTime() - dayMilliseconds))) old.push(id);
      signal.throwIfAborted();
      const named = await database.read(actor, selectNamedPieces);
      await spool.remove(old.filter((id) => !named.has(id)).map((id) => ({ id })));
    },
  };
}
