import Type, { type Static } from 'typebox';
import { Id, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { longestNote } from '../model/watching/note-limits';
import { longestFilm } from '../model/watching/watch-report';

const signedIn = { signedIn: true } as const;
const Second = Type.Integer({ minimum: 0, maximum: longestFilm });

/** A note at a second of a lesson; only its author reads it. */
export const AirNote = Type.Object({
  noteId: Id,
  second: Second,
  text: Type.String(),
  /** ISO 8601: when it was written last. */
  changedAt: Moment,
});
export type AirNote = Static<typeof AirNote>;

/** The caller's notes on a lesson, in the order of the film. */
export const airNotes = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/notes',
  access: signedIn,
  input: Type.Object({ id: Id }),
  output: Type.Array(AirNote),
});

/**
 * Writes or overwrites a note: the page chooses its id (`noteId`), so that a retry makes no second note and undo
 * restores a deleted one. Throws 404 `air.error.notFound`, 422 `air.error.tooManyNotes`, and 403 `air.error.noConsent`
 * for a student without consent.
 */
export const saveAirNote = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/save-note',
  access: signedIn,
  input: Type.Object({
    id: Id,
    noteId: Id,
    second: Second,
    text: Type.String({ minLength: 1, maxLength: longestNote }),
  }),
  output: Type.Object({}),
});

/** Deletes a note of the caller. Throws 404 `air.error.noNote`. */
export const deleteAirNote = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/delete-note',
  access: signedIn,
  input: Type.Object({ noteId: Id }),
  output: Type.Object({}),
});
