import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { operator } from './access';

/** The finding of a check, in words; `problem` and `remedy` are empty if all is well. */
export const CheckResult = Type.Object({
  id: Type.String(),
  group: Type.String(),
  state: Type.Union([Type.Literal('fine'), Type.Literal('advice'), Type.Literal('wrong')]),
  title: Type.String(),
  problem: Type.String(),
  remedy: Type.String(),
});
export type CheckResult = Static<typeof CheckResult>;

/** A server process, by its own report. */
export const ProcessState = Type.Object({
  host: Type.String(),
  pid: Type.Integer(),
  /** Its number among those that share a port; null: it has one for itself. */
  worker: Maybe(Type.Integer()),
  version: Type.String(),
  startedAt: Type.String(),
  seenAt: Type.String(),
  memoryBytes: Type.Number(),
  loopDelaySeconds: Type.Number(),
  sockets: Type.Integer(),
  connections: Type.Integer(),
  waiting: Type.Integer(),
});
export type ProcessState = Static<typeof ProcessState>;

/** The doctor's checks, run now. */
export const checkHealth = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/checks',
  access: operator('health'),
  input: Type.Object({}),
  output: Type.Object({ checkedAt: Type.String(), checks: Type.Array(CheckResult) }),
  perMinute: 30,
});

/** Processes, database, disk and today's calls. */
export const readVitals = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/vitals',
  access: operator('health'),
  input: Type.Object({}),
  output: Type.Object({
    version: Type.String(),
    processes: Type.Array(ProcessState),
    database: Type.Object({
      bytes: Type.Number(),
      connections: Type.Integer(),
      most: Type.Integer(),
      version: Type.String(),
    }),
    disk: Type.Object({ freeBytes: Type.Number(), totalBytes: Type.Number() }),
    today: Type.Object({ calls: Type.Integer(), failures: Type.Integer(), milliseconds: Type.Number() }),
    outboxWaiting: Type.Integer(),
  }),
  perMinute: 240,
});

/** A package that ships with the platform, under its own licence. */
export const LicenceRow = Type.Object({
  name: Type.String(),
  version: Type.String(),
  licence: Type.String(),
  author: Type.String(),
  homepage: Type.String(),
  isDirect: Type.Boolean(),
});
export type LicenceRow = Static<typeof LicenceRow>;

export const listLicences = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/licences',
  access: operator('health'),
  input: Type.Object({}),
  output: Type.Array(LicenceRow),
});
