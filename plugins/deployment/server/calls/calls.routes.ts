import { notFound } from 'edutech/core/common/errors';
import type { SingleHandler } from 'edutech/core/server/call';
import type {
  ApiDocument,
  DocumentedError,
  DocumentSchema,
  OpenApi,
  Operation,
} from 'edutech/core/server/operation/api-document';
import type { CallDetail, CallLine, listCalls, openApi, readCall } from '../../api';
import { fieldsOf } from './fields';

interface Described {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly operation: Operation;
}

const callsIn = ({ paths }: OpenApi): Described[] =>
  Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      operation,
    })),
  );

export const list =
  (document: ApiDocument): SingleHandler<typeof listCalls> =>
  async ({ language }) => {
    const described = document.in(language);
    return {
      areas: described.tags.map(({ name, description }) => ({ id: name, title: description })),
      calls: callsIn(described).map(lineOf),
    };
  };

export const one =
  (document: ApiDocument): SingleHandler<typeof readCall> =>
  async ({ language, input }) => {
    const described = document.in(language);
    const found = callsIn(described).find(({ operation }) => operation.operationId === input.id);
    if (!found) throw notFound('deployment.error.noCall');
    return detailOf(found, described);
  };

export const file =
  (document: ApiDocument): SingleHandler<typeof openApi> =>
  async ({ language }) => ({
    raw: true,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="openapi.json"',
      'cache-control': 'no-store',
    },
    body: JSON.stringify(document.in(language)),
  });

function lineOf({ address, method, operation }: Described): CallLine {
  const access = operation['x-access'];
  return {
    id: operation.operationId,
    area: operation.tags[0],
    method,
    address,
    summary: operation.summary ?? '',
    needs: 'public' in access ? 'nothing' : 'signedIn' in access ? 'login' : 'permission',
  };
}

function detailOf(described: Described, { components }: OpenApi): CallDetail {
  const { operation } = described;
  const access = operation['x-access'];
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  return {
    ...lineOf(described),
    words: operation.description ?? '',
    kind: operation['x-kind'],
    access: {
      reason: 'public' in access ? access.public : null,
      needsAll: 'anyOf' in access && access.strict === true,
      permissions: operation['x-permissions'].map(({ code, title, action = null }) => ({ code, title, action })),
      types: 'public' in access ? [] : [...(access.types ?? [])],
    },
    sessions: [...operation['x-limited-sessions']],
    perMinute: operation['x-per-minute'] ?? null,
    isSealed: operation['x-sealed'] !== undefined,
    bodies: bodies.map(([type]) => type),
    given: fieldsOf(givenOf(operation, bodies[0]?.[1].schema), components.schemas),
    answered: fieldsOf(answerOf(operation), components.schemas),
    errors: errorsOf(operation, components.responses),
  };
}

/** Parameters and body as one thing; what all calls take besides is said once, above the list. */
function givenOf({ parameters, 'x-sealed': sealed }: Operation, body: DocumentSchema | undefined): DocumentSchema {
  const own = parameters.filter(({ name }) => name !== undefined);
  const clear = sealed ?? body?.allOf?.[0] ?? {};
  return {
    properties: {
      ...Object.fromEntries(own.map(({ name, schema = {} }) => [name!, schema])),
      ...clear.properties,
    },
    required: [...own.filter(({ required }) => required).map(({ name }) => name!), ...(clear.required ?? [])],
  };
}

/** `data` of the envelope. */
function answerOf({ responses }: Operation): DocumentSchema {
  const success = responses['200'];
  const envelope = success && 'content' in success ? success.content['application/json']?.schema : undefined;
  const data = envelope?.properties?.['data'];
  return data ? { properties: { data }, required: ['data'] } : {};
}

/** Errors that the call names, then those that it shares with others. */
const errorsOf = (operation: Operation, responses: OpenApi['components']['responses']): DocumentedError[] => [
  ...operation['x-errors'],
  ...Object.keys(operation.responses).flatMap((status) => responses[`Error${status}`]?.['x-errors'] ?? []),
];
