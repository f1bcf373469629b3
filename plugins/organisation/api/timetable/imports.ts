import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { registrars } from '../../model/timetable/registrars';

// A timetable from a workbook, in any of the forms in which schools keep theirs: read, decided about, put into the draft.

/** A cell that somebody must decide about. */
const Doubt = Type.Object({
  key: Type.String(),
  className: Type.String(),
  weekday: Type.Integer(),
  period: Type.Integer(),
  text: Type.String(),
  question: Type.Enum(['note', 'teacher', 'subject', 'blank', 'unknown']),
  /** What it can mean, the likeliest first; empty text leaves the place free. */
  choices: Type.Array(Type.String()),
});

const Compared = Type.Object({
  className: Type.String(),
  weekday: Type.Integer(),
  period: Type.Integer(),
  text: Type.String(),
});

export const TimetableImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  state: Type.Enum(['read', 'applied', 'undone']),
  classes: Type.Integer(),
  teachers: Type.Integer(),
  /** Lessons that were understood, and those of odd or even weeks among them. */
  lessons: Type.Integer(),
  parted: Type.Integer(),
  doubts: Type.Array(Doubt),
  /** Labels that are no class and no teacher of the school. */
  strangers: Type.Array(Type.String()),
  /** Beside what is published: how many lessons stay, and those that have another time, another teacher. */
  same: Type.Integer(),
  moved: Type.Array(Compared),
  retaught: Type.Array(Compared),
});
export type TimetableImport = Static<typeof TimetableImport>;

/**
 * Reads a workbook. Nothing is changed. 422 `core.sheets.…` for a file that is none,
 * `organisation.timetable.nothingFound` for one without a timetable of this school.
 */
export const readTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/import/read',
  access: registrars,
  multipart: true,
  input: Type.Object({ schoolId: Id }),
  output: TimetableImport,
  perMinute: 20,
});

/**
 * Puts what was read into the draft: the lessons of its classes take the place of those that are there. `choices`: by
 * the key of a doubt the number of the choice. 409 `organisation.timetable.changed`.
 */
export const applyTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/import/apply',
  bodySize: 'large',
  access: registrars,
  input: Type.Object({
    id: Id,
    version: Version,
    choices: Type.Array(
      Type.Object({ key: Type.String({ maxLength: 80 }), choice: Type.Integer({ minimum: 0, maximum: 20 }) }),
      { maxItems: 5000 },
    ),
  }),
  output: Type.Object({ version: Version, lessons: Type.Integer() }),
});

/** Gives the draft the lessons that it had before. 409 `organisation.timetable.changed` when it was written since. */
export const undoTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/import/undo',
  access: registrars,
  input: Type.Object({ id: Id }),
  output: Type.Object({ version: Maybe(Version) }),
});
