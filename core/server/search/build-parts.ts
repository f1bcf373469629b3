import type { Id } from '../../common/ids';
import type { Db } from '../data/db';
import { entryToWrite } from './entry-to-write';
import { deleteOthersBetween, lockKind, upsertEntries } from './search.queries';
import type { SearchSource } from './search-index';

/** Version of the rules by which words are made: another one rebuilds every index after an upgrade. */
export const rules = 3;

/** Entries that are built in one transaction: few enough that a change of one hardly waits. */
const partSize = 300;

/** Builds the next part of a kind, in the order of ids; answers the id after which to go on, `undefined` after the last. */
export async function buildPart(
  db: Db,
  source: SearchSource,
  after: Id | null,
  limit = partSize,
): Promise<Id | undefined> {
  await lockKind(db, source.kind, 'builder');
  const entries = await source.entries(db, { after, limit });
  await upsertEntries(
    db,
    entries.map((entry) => entryToWrite(source.kind, entry)),
  );
  const last = entries.length < limit ? null : entries.at(-1)!.id;
  await deleteOthersBetween(
    db,
    source.kind,
    { after, to: last },
    entries.map(({ id }) => id),
  );
  return last ?? undefined;
}
