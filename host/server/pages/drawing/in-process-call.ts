import type { FastifyInstance } from 'fastify';
import { AppError } from 'edutech/core/common/errors';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import { type Language, wireLanguages } from 'edutech/core/common/languages';
import type { ErrorData } from 'edutech/core/common/wire/envelope';
import { readFrom, sentTo } from 'edutech/core/common/wire/spelling';
import { internalHeaders } from 'edutech/core/server/http/internal-calls';
import type { Calls } from 'edutech/core/web/call';

/**
 * Calls endpoints for a page that is rendered here: the same pipeline as over the network, without the network.
 * Calls are a visitor's; those that identify the browser's person, or draw this person's page, send the `cookie` of its
 * request.
 */
export function inProcessCall(app: FastifyInstance, language: Language, address: string, cookie?: string): Calls {
  return async (endpoint, input) => {
    const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input as Record<string, unknown>));
    const parameters = { ...rest, lang: wireLanguages[language] };
    const url = addressOf(endpoint.root, path);
    const headers = { accept: 'application/json', ...internalHeaders, ...(cookie !== undefined && { cookie }) };
    const response = await app.inject(
      endpoint.method === 'GET'
        ? { method: 'GET', url, headers, remoteAddress: address, query: asText(parameters) }
        : {
            method: 'POST',
            url,
            headers: { ...headers, 'sec-fetch-site': 'same-origin' },
            remoteAddress: address,
            payload: parameters,
          },
    );
    const envelope = response.json<{ code: number; msg: string; data: unknown }>();
    if (envelope.code !== 200) {
      const data = envelope.data as ErrorData | null;
      throw new AppError(data?.key ?? 'core.error.failed', envelope.code, data?.params, { data: data?.detail });
    }
    return readFrom(endpoint, envelope.data) as never;
  };
}

const asText = (parameters: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
