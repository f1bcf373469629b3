import Type, { type Static } from 'typebox';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { conversionKinds } from '../model/conversion-kinds';
import { operator } from './access';

const State = Type.Union([Type.Literal('ready'), Type.Literal('converting'), Type.Literal('failed')]);
const Kind = Type.Enum(conversionKinds);
const Time = Maybe(Type.String());

/** The conversions of one content. File names stay on the server: they may name people. */
export const ConversionRow = Type.Object({
  sha256: Type.String(),
  /** How it is made, with the version: `video-1`. */
  recipe: Type.String(),
  kind: Kind,
  /** Type of the content. */
  ext: Type.String(),
  bytes: Type.Integer(),
  state: State,
  /** 0 to 1 while it runs and reports progress. */
  progress: Maybe(Type.Number()),
  /** Why it failed, in one word (plugins/media/kit/common/conversion-states.ts); empty unless it did. */
  fault: Type.String(),
  attempt: Type.Integer(),
  /** The program that made it. */
  tool: Type.String(),
  queuedAt: Type.String(),
  startedAt: Time,
  finishedAt: Time,
});
export type ConversionRow = Static<typeof ConversionRow>;

/** Conversions, the one asked for last first, with how many there are in each state. */
export const listConversions = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/conversions/list',
  access: operator('jobs'),
  input: Type.Object({
    state: Type.Optional(State),
    kind: Type.Optional(Kind),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 500, default: 15 }),
  }),
  output: Type.Object({
    items: Type.Array(ConversionRow),
    total: Type.Integer(),
    counts: Type.Object({ ready: Type.Integer(), converting: Type.Integer(), failed: Type.Integer() }),
  }),
});

/** Restarts a failed conversion. Throws `deployment.error.noConversion` (404) for any other. */
export const convertAnew = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/conversions/again',
  access: operator('jobs'),
  input: Type.Object({
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    recipe: Type.String({ pattern: '^[a-z]{1,20}-[0-9]{1,3}$' }),
  }),
  output: Type.Object({}),
});
