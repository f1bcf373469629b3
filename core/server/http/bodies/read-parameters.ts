import '@fastify/multipart';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Awaitable } from '../../../common/awaitable';
import { AppError, invalid, wireCodes } from '../../../common/errors';
import { newId } from '../../../common/ids';
import type { Exchange } from '../exchange';
import { type Fields, Parameters } from './parameters';

/** Where multipart files wait until the call ends. */
export interface UploadPlace {
  readonly folder: string;
  readonly maxBytes: number;
}

/** Finds the parameters of path, body (JSON, form, multipart) and query; what was addressed is overwritten by nothing, the query by the body. */
export function readParameters(exchange: Exchange, place: UploadPlace): Awaitable<void> {
  const { request, mounted } = exchange;
  const path = (request.params ?? {}) as Fields;
  const query = (request.query ?? {}) as Fields;
  if (request.method === 'GET') {
    exchange.parameters = new Parameters([path, query]);
    exchange.textual = true;
    return;
  }
  if (request.isMultipart()) {
    if (!mounted.endpoint.multipart) throw invalid('core.error.noMultipart');
    return readMultipart(exchange, place)
      .catch(asBadRequest)
      .then((fields) => {
        exchange.parameters = new Parameters([path, fields, query]);
        exchange.textual = true;
      });
  }
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw invalid('core.error.bodyNotObject');
  exchange.parameters = new Parameters([path, body as Fields, query]);
  exchange.textual = /x-www-form-urlencoded/.test(request.headers['content-type'] ?? '');
}

/** The parser's own errors (no boundary, an early end) are about the request; a full disk is not. */
function asBadRequest(error: unknown): never {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  if (error instanceof AppError || statusCode || syscall) throw error;
  throw new AppError('core.error.badRequest', wireCodes.badRequest, {}, { cause: error });
}

async function readMultipart(exchange: Exchange, place: UploadPlace): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  await mkdir(place.folder, { recursive: true });
  for await (const part of exchange.request.parts({ limits: { fileSize: place.maxBytes, files: 20, fields: 100 } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const path = join(place.folder, newId());
    // registered before the first byte, so that a broken upload is removed too
    exchange.files.push({ field: part.fieldname, name: part.filename, declaredType: part.mimetype, path, bytes: 0 });
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) {
      const megabytes = Math.floor(place.maxBytes / 1_048_576);
      throw new AppError('core.files.tooLarge', wireCodes.tooLarge, { megabytes });
    }
    const { size } = await stat(path);
    exchange.files[exchange.files.length - 1] = { ...exchange.files.at(-1)!, bytes: size };
  }
  return fields;
}
