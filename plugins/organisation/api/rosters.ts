import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// Rosters: import of people, schools and classes from a file, in four steps, and its undo. For people within the caller's reach.

const access = {
  permission: 'organisation_admin',
  action: 'rosters',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

export const RosterKindSchema = Type.Enum(['schools', 'classes', 'students', 'staff']);
export const ImportState = Type.Enum([
  'reading',
  'failed',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
]);
export const RowStateSchema = Type.Enum(['new', 'changed', 'moved', 'unchanged', 'wrong']);

/** An import in a list. Times in ISO 8601. */
export const ImportItem = Type.Object({
  id: Id,
  kind: RosterKindSchema,
  state: ImportState,
  /** Progress, 0 to 1. */
  progress: Type.Number(),
  fileName: Type.String(),
  /** The school, or empty: of several schools. */
  schoolName: Type.String(),
  madeBy: Type.String(),
  /** Read from the connected service: its columns are known. */
  isPulled: Type.Boolean(),
  madeAt: Type.String(),
  appliedAt: Maybe(Type.String()),
  undoneAt: Maybe(Type.String()),
  /** Until when it can be undone; null: there is nothing to undo. */
  undoUntil: Maybe(Type.String()),
  /** Rows by the result of the checks. */
  counts: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    moved: Type.Integer(),
    unchanged: Type.Integer(),
    wrong: Type.Integer(),
    written: Type.Integer(),
    kept: Type.Integer(),
  }),
});
export type ImportItem = Static<typeof ImportItem>;

/** The newest imports within reach. */
export const listImports = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/rosters/list',
  access,
  input: Type.Object({}),
  output: Type.Object({
    imports: Type.Array(ImportItem),
    /** What one may import. */
    kinds: Type.Array(RosterKindSchema),
    /** Whether a service is connected whose runs one may look at. */
    hasSource: Type.Boolean(),
    /** Schools for which one may import. */
    schools: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
});

const OneImport = Type.Object({ id: Id });

/** An import with its columns. */
export const ImportDetail = Type.Object({
  ...ImportItem.properties,
  /** Problems of the whole file, in the caller's language; empty: none. */
  fault: Type.String(),
  heading: Type.Array(Type.String()),
  /** Field of each column; empty: not used. */
  mapping: Type.Array(Type.String()),
  /** Cells of the first rows, for the choice of columns. */
  sample: Type.Array(Type.Array(Type.String())),
  /** Fields that a column may have, in the order of the template. */
  fields: Type.Array(Type.Object({ id: Type.String(), required: Type.Boolean() })),
  /** Rows by kind of problem. */
  problems: Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer() })),
  version: Type.Integer(),
});
export type ImportDetail = Static<typeof ImportDetail>;
export const showImport = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/rosters/info',
  access,
  input: OneImport,
  output: ImportDetail,
});

/** A row with the results of the checks; `problems[].field` names the cell. */
export const ImportRow = Type.Object({
  line: Type.Integer(),
  cells: Type.Array(Type.String()),
  state: Maybe(RowStateSchema),
  done: Maybe(Type.Enum(['written', 'undone', 'kept'])),
  problems: Type.Array(
    Type.Object({
      kind: Type.String(),
      field: Type.String(),
      value: Type.String(),
      hint: Type.Optional(Type.String()),
    }),
  ),
  changes: Type.Array(Type.Object({ field: Type.String(), from: Type.String(), to: Type.String() })),
});
export type ImportRow = Static<typeof ImportRow>;

export const listImportRows = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/rosters/rows',
  access,
  input: Type.Object({
    id: Id,
    state: Type.Optional(RowStateSchema),
    problem: Type.Optional(Type.String({ maxLength: 40 })),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 200, default: 15 }),
  }),
  output: Type.Object({ items: Type.Array(ImportRow), page: PageInfo }),
});

/** A file with a heading, examples, and a sheet of explanations, in the caller's language. */
export const rosterTemplate = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/template',
  access,
  input: Type.Object({ kind: RosterKindSchema, schoolId: Type.Optional(Id) }),
  output: FileAddress,
});

/**
 * Everybody of a school (or of the caller's reach), its classes, or the schools, in the format of the template; importing
 * it again changes nothing.
 */
export const exportRoster = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/export',
  access,
  input: Type.Object({
    kind: RosterKindSchema,
    schoolId: Type.Optional(Id),
    // the filters of the list of people (adminPeople), for people; without any of them everybody
    gradeId: Type.Optional(Id),
    classId: Type.Optional(Type.Union([Id, Type.Literal('none')])),
    state: Type.Optional(Type.Enum(['active', 'frozen', 'neverSeen'])),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Whose places are meant; without one the term of today. */
    termId: Type.Optional(Id),
  }),
  output: FileAddress,
});

/**
 * Accepts a file (field `file`): xlsx, CSV in UTF-8 or GB 18030, or a OneRoster 1.2 CSV archive. It is read and checked
 * in the background. Throws 422 with a message for any other file.
 */
export const uploadRoster = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/upload',
  access,
  multipart: true,
  input: Type.Object({ kind: RosterKindSchema, schoolId: Type.Optional(Id) }),
  output: OneImport,
});

/** Sets the meaning of the columns; all rows are checked again. */
export const mapColumns = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/columns',
  access,
  input: Type.Object({
    id: Id,
    mapping: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 200 }),
    version: Version,
  }),
  output: OneImport,
});

/** Changes one cell; that row, and those that shared its number, are checked again at once. */
export const editCell = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/cell',
  access,
  input: Type.Object({
    id: Id,
    /** A sheet has no more. */
    line: Type.Integer({ minimum: 1, maximum: 1_048_576 }),
    column: Type.Integer({ minimum: 0, maximum: 199 }),
    value: Type.String({ maxLength: 500 }),
  }),
  output: Type.Object({ rows: Type.Array(ImportRow), counts: ImportItem.properties.counts }),
});

/**
 * Writes the good rows, in the background; once another term has begun than the one they were checked for, they are checked
 * again instead. Throws 409 when the import is not checked or was changed meanwhile.
 */
export const applyImport = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/apply',
  access,
  input: Type.Object({ id: Id, version: Version }),
  output: Type.Object({ id: Id, isCheckedAgain: Type.Boolean() }),
});

/** The file's rows with a column of states and one of reasons. */
export const importResult = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/result',
  access,
  input: OneImport,
  output: FileAddress,
});

/** Work that depends on an import. */
export const Standing = Type.Object({
  /** `signedIn`, `changed`, `added`, `work`; `moreRights`, `otherSchool`: the caller may not undo it. */
  kind: Type.String(),
  /** The person or the class. */
  name: Type.String(),
  /** The work that plugins report, in the caller's language. */
  what: Type.Optional(Type.String()),
});
export type Standing = Static<typeof Standing>;

/** Work that depends on an import: with any, undo is refused or leaves these rows unchanged. */
export const undoOutlook = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/rosters/undo-outlook',
  access,
  input: OneImport,
  output: Type.Object({
    rows: Type.Integer(),
    /** The first hundred. */
    standing: Type.Array(Standing),
    standingCount: Type.Integer(),
  }),
});

/**
 * Undoes an import within 24 hours. Throws 409 `organisation.rosters.error.standing` if other work depends on it and
 * `partly` is not set, 410 `organisation.rosters.error.tooLate` afterwards.
 */
export const undoImport = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/undo',
  access,
  input: Type.Object({ id: Id, partly: Type.Boolean({ default: false }) }),
  output: OneImport,
});

/** Throws an import away that has written nothing. */
export const discardImport = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/rosters/discard',
  access,
  input: OneImport,
  output: OneImport,
});
