import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { Standing } from './rosters';

// The roll-over of a school year: every class moves up a grade, the last grade leaves, the first grade begins with new
// classes; with undo.

const access = {
  permission: 'organisation_admin',
  action: 'rosters',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

export const RollOverState = Type.Enum(['waiting', 'running', 'done', 'failed', 'undoing', 'undone', 'withdrawn']);

/** A roll-over that was asked for. Times in ISO 8601. */
export const RollOverItem = Type.Object({
  id: Id,
  state: RollOverState,
  runAt: Type.String(),
  doneAt: Maybe(Type.String()),
  undoUntil: Maybe(Type.String()),
  madeBy: Type.String(),
  /** Message of why it could not run; empty: nothing. */
  fault: Type.String(),
});
export type RollOverItem = Static<typeof RollOverItem>;

export const RollOverSchool = Type.Object({
  schoolId: Id,
  schoolName: Type.String(),
  classes: Type.Integer(),
  students: Type.Integer(),
  graduates: Type.Integer(),
  /** Classes that the next year has already: a roll-over is then refused, unless one of ours made them. */
  nextClasses: Type.Integer(),
  rollOver: Maybe(RollOverItem),
});
export type RollOverSchool = Static<typeof RollOverSchool>;

/** The schools within reach before the next year. `toYear` empty: the city has not entered it yet. */
export const rollOverOutlook = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roll-over/outlook',
  access,
  input: Type.Object({}),
  output: Type.Object({
    fromYear: Type.String(),
    toYear: Type.String(),
    toStartsOn: Type.String(),
    /** Who can enter the next year, where there is none and the caller cannot. */
    keepers: Type.Array(Type.String()),
    schools: Type.Array(RollOverSchool),
  }),
});

/** Asks the city's administrators, under their bell, to enter the next year. Nobody is told when there is one already. */
export const askForYear = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roll-over/ask-for-year',
  access,
  input: Type.Object({}),
  output: Type.Object({ told: Type.Integer() }),
  perMinute: 6,
});

/** The choices; `numbers` gives classes a new number, by the id of the old class. */
export const RollOverChoice = Type.Object({
  newClasses: Maybe(Type.Integer({ minimum: 0, maximum: 40 })),
  withTeachers: Type.Boolean(),
  numbers: Type.Record(Id, Type.Integer({ minimum: 1, maximum: 99 }), { maxProperties: 500 }),
});
export type RollOverChoice = Static<typeof RollOverChoice>;

const Step = {
  classId: Id,
  from: Type.String(),
  /** Null: its students leave the school. */
  to: Maybe(Type.String()),
  students: Type.Integer(),
};

/** Which class becomes which, and how many students leave. */
export const RollOverMap = Type.Object({
  steps: Type.Array(Type.Object(Step)),
  newClasses: Type.Array(Type.String()),
  graduates: Type.Integer(),
});
export type RollOverMap = Static<typeof RollOverMap>;

/** The map of a school, nothing written. Throws 404 `organisation.rollOver.error.noYear` without a next year. */
export const rollOverPreview = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/admin/roll-over/preview',
  access,
  limited: ['classroom', 'acting'],
  input: Type.Object({ schoolId: Id, choice: RollOverChoice }),
  output: Type.Object({
    /** `noClasses`, `nextYearHasClasses`, `numberTwice`; empty: it may run. */
    fault: Type.String(),
    ...RollOverMap.properties,
    steps: Type.Array(
      Type.Object({
        ...Step,
        /** Number in the next year, which the choice may change; null: its students leave. */
        number: Maybe(Type.Integer()),
        /** Another class of the grade would have this number too. */
        isTwice: Type.Boolean(),
      }),
    ),
  }),
});

/**
 * Runs it at once or at a moment (ISO 8601), in the background. The choice is for a single school; others get the usual
 * one.
 */
export const runRollOver = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roll-over/run',
  access,
  input: Type.Object({
    schoolIds: Type.Array(Id, { minItems: 1, maxItems: 500 }),
    choice: Type.Optional(RollOverChoice),
    runAt: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
  }),
  output: Type.Object({ ids: Type.Array(Id) }),
});

/** The result of a roll-over, when it was written; empty after undo. */
export const rollOverResult = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roll-over/result',
  access,
  input: Type.Object({ id: Id }),
  output: RollOverMap,
});

/** Cancels a scheduled roll-over. */
export const withdrawRollOver = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roll-over/withdraw',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Object({ id: Id }),
});

/** Work that depends on a roll-over: if there is any, undo is refused. */
export const rollOverUndoOutlook = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roll-over/undo-outlook',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Object({ standing: Type.Array(Standing), standingCount: Type.Integer() }),
});

/**
 * Undoes a roll-over within seven days. Throws 409 `organisation.rollOver.error.standing` if other work depends on it,
 * 410 `organisation.rollOver.error.tooLate` afterwards. Unrelated changes are kept.
 */
export const undoRollOver = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roll-over/undo',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Object({ id: Id }),
});
