import type { TSchema } from 'typebox';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { Language } from 'edutech/core/common/languages';
import { codesOf } from 'edutech/core/common/permissions/access';
import { limitedSessions, mayCall } from 'edutech/core/common/permissions/session-limit';
import { specifiedName } from 'edutech/core/common/wire/specified-names';
import type { DocumentSchema, Operation } from 'edutech/core/server/operation/api-document';
import { actionWord } from 'edutech/core/server/registry/action-words';
import type { Texts } from 'edutech/core/server/texts';
import { namedErrors, sharedErrors } from './errors';
import type { SchemaWriter } from './schemas';

/** A call of a plugin or of core, by its name in its api. */
export interface NamedCall {
  readonly plugin: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  /** What its declaration says of it, in English; empty: nothing. */
  readonly words: string;
}

/** What operations are written with. */
export interface OperationParts {
  readonly schemas: SchemaWriter;
  readonly texts: Texts;
  readonly language: Language;
  /** The title of a permission code, in words. */
  readonly titleOf: (code: string) => string;
  /** Every write must be sealed here (a setting of the deployment). */
  readonly sealAllWrites: boolean;
}

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const json = (schema: DocumentSchema) => ({ 'application/json': { schema } });

/** What every envelope of a success has beside `data`. */
const envelope = (data: DocumentSchema): DocumentSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: 200 }, msg: { type: 'string' }, data, token: { type: 'string' } },
});

/** The call as OpenAPI describes it. */
export function operationOf(call: NamedCall, operationId: string, parts: OperationParts): Operation {
  const { endpoint, plugin, words } = call;
  const { texts, language } = parts;
  const isPublic = 'public' in endpoint.access;
  const errors = namedErrors(words, texts, language);
  const statuses = new Set([...sharedErrors(endpoint, texts, language), ...errors].map(({ status }) => status));
  const sent = sentWith(endpoint, parts);
  return {
    operationId,
    tags: [plugin],
    ...(words && { summary: firstSentence(words), description: words }),
    ...sent,
    responses: {
      '200': { description: texts.say(language, 'core.success'), content: answered(endpoint, parts.schemas) },
      ...(endpoint.form && { '303': { description: texts.say(language, 'core.api.form'), content: {} } }),
      ...Object.fromEntries(
        [...statuses].sort().map((status) => [String(status), { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
    security: securityOf(endpoint, isPublic),
    'x-access': endpoint.access,
    'x-permissions': permissionsOf(endpoint, parts),
    'x-kind': endpoint.kind,
    'x-limited-sessions': limitedSessions.filter((session) => mayCall(session, endpoint)),
    ...(endpoint.perMinute !== undefined && { 'x-per-minute': endpoint.perMinute }),
    'x-errors': errors,
  };
}

const firstSentence = (words: string) => /^[\s\S]*?[.:](?=\s|$)/.exec(words)?.[0].replace(/:$/, '.') ?? words;

/** Reads need the cookie, writes the token of the same session as well. */
const securityOf = ({ kind }: Endpoint, isPublic: boolean): Operation['security'] => [
  ...(isPublic ? [{}] : []),
  kind === 'read' || isPublic ? { session: [] } : { session: [], token: [] },
];

function permissionsOf({ access }: Endpoint, { texts, language, titleOf }: OperationParts): Operation['x-permissions'] {
  const action = 'action' in access ? access.action : undefined;
  return codesOf(access).map((code) => ({
    code,
    title: titleOf(code),
    ...(action && { action: actionWord(texts, language, action) }),
  }));
}

function answered({ output, raw, specified }: Endpoint, schemas: SchemaWriter) {
  const data = schemas.write(output, specified === true);
  // a file, a feed or a table, where the call has one to give
  return { ...json(envelope(data)), ...(raw && { '*/*': { schema: {} } }) };
}

/** Parameters of path and query, and the body. */
function sentWith(
  endpoint: Endpoint,
  parts: OperationParts,
): Pick<Operation, 'parameters' | 'requestBody' | 'x-sealed'> {
  const { method, input, path, multipart, form } = endpoint;
  const isSpecified = endpoint.specified === true;
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  // what has a default is filled in
  const needed = new Set(
    ((input as { required?: readonly string[] }).required ?? []).filter(
      (name) => !('default' in input.properties[name]!),
    ),
  );
  const wire = (name: string) => (isSpecified ? specifiedName(name) : name);
  const write = (schema: TSchema) => parts.schemas.write(schema, isSpecified);
  const given = Object.entries(input.properties as Readonly<Record<string, TSchema>>);
  const ofPath = given
    .filter(([name]) => inPath.has(name))
    .map(([name, schema]) => ({ name, in: 'path' as const, required: true, schema: write(schema) }));
  const rest = given.filter(([name]) => !inPath.has(name));
  const general = ['lang', ...('public' in endpoint.access ? [] : ['roleid'])];
  if (method === 'GET') {
    const ofQuery = rest.map(([name, schema]) => ({
      name: wire(name),
      in: 'query' as const,
      required: needed.has(name),
      schema: write(schema),
    }));
    const taken = new Set(ofQuery.map(({ name }) => name));
    return { parameters: [...ofPath, ...ofQuery, ...general.filter((name) => !taken.has(name)).map(parameter)] };
  }
  const body: DocumentSchema = {
    type: 'object',
    properties: Object.fromEntries(rest.map(([name, schema]) => [wire(name), write(schema)])),
    required: rest.filter(([name]) => needed.has(name)).map(([name]) => wire(name)),
  };
  const isSealed = !multipart && (endpoint.sealed === true || (parts.sealAllWrites && endpoint.kind !== 'read'));
  const whole = isSealed
    ? { $ref: '#/components/schemas/SecretRequest' }
    : { allOf: [body, { $ref: '#/components/schemas/CallFields' }] };
  const types = multipart
    ? ['multipart/form-data']
    : form
      ? ['application/json', 'application/x-www-form-urlencoded']
      : ['application/json'];
  return {
    parameters: ofPath,
    requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: whole }])) },
    ...(isSealed && { 'x-sealed': body }),
  };
}
