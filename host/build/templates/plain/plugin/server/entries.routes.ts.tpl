import { forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { addEntry, Entry, listEntries, removeEntry } from '../api';
import { isTitle, tidyTitle } from '../model/title';
import { deleteEntry, type EntryRow, insertEntry, selectEntries, selectOptionalEntry } from './entries.queries';

export const list: SingleHandler<typeof listEntries> = async ({ db, actor }) => {
  const rows = await selectEntries(db, schoolOf(actor));
  return rows.map((row) => shown(row, actor));
};

export const add: SingleHandler<typeof addEntry> = async ({ db, actor, input, now }) => {
  if (!isTitle(input.title)) throw invalid('{{id}}.error.emptyTitle');
  const row: EntryRow = {
    id: newId(now.getTime()),
    schoolId: schoolOf(actor),
    authorId: actor.personId,
    author: actor.name,
    title: tidyTitle(input.title),
    createdAt: now,
  };
  await insertEntry(db, row);
  return shown(row, actor);
};

export const remove: SingleHandler<typeof removeEntry> = async ({ db, actor, input }) => {
  const row = await selectOptionalEntry(db, schoolOf(actor), input.id);
  // Somebody else's entry is not told apart from none.
  if (row?.authorId !== actor.personId) throw notFound('{{id}}.error.notFound');
  await deleteEntry(db, row);
  return { id: row.id };
};

/** What the caller may see of a row. */
const shown = (row: EntryRow, actor: SignedIn): Entry => ({
  id: row.id,
  title: row.title,
  authorId: row.authorId,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  isOwn: row.authorId === actor.personId,
});

function schoolOf(actor: SignedIn): Id {
  if (!actor.schoolId) throw forbidden();
  return actor.schoolId;
}
