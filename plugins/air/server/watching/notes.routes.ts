import { forbidden, invalid, notFound } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import { mayUse } from 'edutech/core/server/consents/may-use';
import type { Db } from 'edutech/core/server/data/db';
import type { SingleHandler } from 'edutech/core/server/call';
import type { airNotes, deleteAirNote, saveAirNote } from '../../api';
import { mostNotes, tidyNote } from '../../model/watching/note-limits';
import { selectFilm } from './lessons.queries';
import { countOtherNotes, deleteNote, selectNotes, upsertNote } from './notes.queries';

export const listNotes: SingleHandler<typeof airNotes> = async ({ db, actor, input }) =>
  selectNotes(db, { personId: actor.personId, resourceId: input.id });

export const saveNote: SingleHandler<typeof saveAirNote> = async ({ db, actor, input, now }) => {
  const text = writtenText(input.text);
  await mayWrite(db, actor, now);
  const film = await selectFilm(db, input.id);
  const { noteId, second } = input;
  const note = { personId: actor.personId, noteId, resourceId: film.id, second, text, now };
  if ((await countOtherNotes(db, note)) >= mostNotes) throw invalid('air.error.tooManyNotes', { most: mostNotes });
  await upsertNote(db, note);
  return {};
};

export const removeNote: SingleHandler<typeof deleteAirNote> = async ({ db, actor, input }) => {
  if ((await deleteNote(db, { personId: actor.personId, noteId: input.noteId })) === 0)
    throw notFound('air.error.noNote');
  return {};
};

/** The tidied text; 422 if it is only spaces. */
export function writtenText(text: string): string {
  const tidy = tidyNote(text);
  if (!tidy) throw invalid('air.error.nothingWritten');
  return tidy;
}

/** Texts of students under 14 are stored only with a guardian's consent: else 403 `air.error.noConsent`. */
export async function mayWrite(db: Db, actor: SignedIn, now: Date): Promise<void> {
  if (!(await mayUse(db, actor.personId, 'records', now))) throw forbidden('air.error.noConsent');
}
