import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { operator } from './access';

/** `work.createHomework`: area and name; with `@` and a root for a second address. */
const CallId = Type.String({ pattern: '^[a-z][a-z0-9]*\\.\\w+(@[a-z]+)?$', maxLength: 120 });

/** Who may call, in short. */
const Needs = Type.Enum(['nothing', 'login', 'permission']);

/** A call as a line of the list. */
export const CallLine = Type.Object({
  id: CallId,
  area: Type.String(),
  method: Type.Enum(['GET', 'POST']),
  address: Type.String(),
  /** The first sentence of its declaration, in English; empty: it says nothing. */
  summary: Type.String(),
  needs: Needs,
});
export type CallLine = Static<typeof CallLine>;

/** A field that a call takes or answers. */
export const CallField = Type.Object({
  name: Type.String(),
  /** Fields around it. */
  depth: Type.Integer(),
  /** `string`, `integer[]`, `"docx" | "pdf"`, … */
  type: Type.String(),
  isNeeded: Type.Boolean(),
  /** What its values are held to, as a schema says it (`1…200`, `/^[0-9a-f]{32}$/`); empty: nothing. */
  limits: Type.String(),
});
export type CallField = Static<typeof CallField>;

/** An error that a call may answer. */
export const CallError = Type.Object({
  status: Type.Integer(),
  code: Type.Integer(),
  key: Type.String(),
  text: Type.String(),
});
export type CallError = Static<typeof CallError>;

/** All that is known of one call. */
export const CallDetail = Type.Object({
  ...CallLine.properties,
  /** What its declaration says, in English; paragraphs are parted by empty lines. */
  words: Type.String(),
  kind: Type.Enum(['read', 'write', 'grouped']),
  access: Type.Object({
    /** Why it is public, in English; null: it is not. */
    reason: Maybe(Type.String()),
    /** All of the permissions are needed, not any one. */
    needsAll: Type.Boolean(),
    permissions: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), action: Maybe(Type.String()) })),
    /** Kinds of accounts; empty: any. */
    types: Type.Array(Type.String()),
  }),
  /** Limited sessions that may call it. */
  sessions: Type.Array(Type.String()),
  /** Calls per minute; null: as many as any. */
  perMinute: Maybe(Type.Integer()),
  isSealed: Type.Boolean(),
  /** Types of its body; empty: it has none. */
  bodies: Type.Array(Type.String()),
  given: Type.Array(CallField),
  answered: Type.Array(CallField),
  errors: Type.Array(CallError),
});
export type CallDetail = Static<typeof CallDetail>;

/** All calls that this deployment serves, area by area in navigation order. */
export const listCalls = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/calls',
  access: operator('modules'),
  input: Type.Object({}),
  output: Type.Object({
    areas: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
    calls: Type.Array(CallLine),
  }),
});

/** One call. Throws `deployment.error.noCall` (404) where no module that runs here has it. */
export const readCall = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/call',
  access: operator('modules'),
  input: Type.Object({ id: CallId }),
  output: CallDetail,
});

/** The OpenAPI 3.1 document of all calls, as a file; texts are in the language of `lang`. */
export const openApi = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/openapi.json',
  access: operator('modules'),
  raw: true,
  perMinute: 20,
  input: Type.Object({}),
  output: Type.Null(),
});
