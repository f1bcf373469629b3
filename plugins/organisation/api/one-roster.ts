import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { Version } from 'edutech/core/common/wire/version';
import { TrialStep } from '../kit/common/trial-step';
import { ImportItem, ImportState, RosterKindSchema } from './rosters';

// A service or a folder whose schools, classes and people are read each night by OneRoster 1.2. Set up by who runs the
// deployment, its runs looked at by administrators of the city. Its secret can be replaced and is never read.

const runsIt = {
  permission: 'organisation_admin',
  action: 'rosters',
  types: ['superAdmin'],
} as const satisfies Access;
/** Within the city's reach; 403 for others. */
const looksAtIt = { ...runsIt, types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

const kinds = ['rest', 'folder'] as const;
const address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s]+)?$' });
const Service = {
  kind: Type.Enum([...kinds]),
  /** Up to `…/ims/oneroster/rostering/v1p2`; empty for a folder. */
  baseAddress: address,
  tokenAddress: address,
  clientId: Type.String({ maxLength: 300 }),
  /** Absent: the one that is kept, which is for this service and client alone. */
  secret: Type.Optional(Type.String({ maxLength: 500 })),
};

export const SourceSetUp = Type.Object({
  isSetUp: Type.Boolean(),
  kind: Type.Enum([...kinds]),
  baseAddress: Type.String(),
  tokenAddress: Type.String(),
  clientId: Type.String(),
  hasSecret: Type.Boolean(),
  /** Percent of a kind of people: where more would leave, a run waits for somebody. */
  mostLeaving: Type.Integer(),
  isNightly: Type.Boolean(),
  /** Whether the city's file names a folder (`oneRosterFolder`). */
  hasFolder: Type.Boolean(),
  /** 0: it is not set up. */
  version: Type.Integer(),
});
export type SourceSetUp = Static<typeof SourceSetUp>;

export const readSource = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/one-roster',
  access: runsIt,
  input: Type.Object({}),
  output: SourceSetUp,
});

/**
 * Sets it up. Another service or client begins anew: its first run is looked at. 422 at a field:
 * `organisation.source.error.secretAgain` where the kept secret is not for this service and client, `.inward` for a service on
 * this machine, `.https` for a secret over an open line; 409 `organisation.source.error.changed`, and `.atWork` for another
 * service while a run is at work.
 */
export const saveSource = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/save',
  access: runsIt,
  input: Type.Object({
    ...Service,
    mostLeaving: Type.Integer({ minimum: 0, maximum: 100 }),
    isNightly: Type.Boolean(),
    version: Version,
  }),
  output: SourceSetUp,
});

/** Ends the connection; what was taken stays, and what waits is thrown away. 409 while a run is at work. */
export const clearSource = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/clear',
  access: runsIt,
  input: Type.Object({ version: Version }),
  output: SourceSetUp,
});

/** Tries what need not be saved yet, and says how each step went. Nothing is read into tables. */
export const trySource = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/try',
  access: runsIt,
  ownTransactions: true,
  perMinute: 30,
  input: Type.Object(Service),
  output: Type.Object({ steps: Type.Array(TrialStep) }),
});

export const SourceRun = Type.Object({
  id: Id,
  state: Type.Enum(['reading', 'failed', 'waiting', 'taking', 'taken', 'dropped']),
  isFull: Type.Boolean(),
  /** Why it waits: `first`, or `share`; empty: it does not. */
  why: Type.String(),
  /** What went wrong, in the caller's language, and the other side's own words. */
  fault: Type.String(),
  detail: Type.String(),
  /** Empty: the schedule. */
  askedBy: Type.String(),
  beganAt: Type.String(),
  endedAt: Maybe(Type.String()),
  leaving: Type.Integer(),
  /** People who were taken before. */
  known: Type.Integer(),
  imports: Type.Array(
    Type.Object({
      id: Id,
      kind: RosterKindSchema,
      state: ImportState,
      counts: ImportItem.properties.counts,
      /** The first rows that would be written, or were. */
      samples: Type.Array(Type.String()),
    }),
  ),
});
export type SourceRun = Static<typeof SourceRun>;

/** The newest runs. */
export const sourceRuns = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/one-roster/runs',
  access: looksAtIt,
  input: Type.Object({}),
  output: Type.Object({ isSetUp: Type.Boolean(), isNightly: Type.Boolean(), runs: Type.Array(SourceRun) }),
});

/** Reads the source now, in the background. 409 while a run is at work, 422 where nothing is set up. */
export const pullSource = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/pull',
  access: looksAtIt,
  input: Type.Object({
    /** All of it, compared with the tables; else what has changed there. */
    isFull: Type.Boolean({ default: false }),
  }),
  output: Type.Object({ id: Id }),
});

/** Writes a run that waits, in the background. 409 for others. */
export const takeSourceRun = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/take',
  access: looksAtIt,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});

/** Throws a run away that waits. */
export const dropSourceRun = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/one-roster/drop',
  access: looksAtIt,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});
