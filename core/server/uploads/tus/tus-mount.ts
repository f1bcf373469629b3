import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../../common/errors';
import { uploadsPath } from '../../../common/files/uploads';
import { isId } from '../../../common/ids';
import { languageOf } from '../../../common/languages';
import type { Clock } from '../../clock';
import { asAppError, logFault } from '../../http/bodies/answer';
import type { HttpMount, MountedRequest } from '../../http/mounts';
import type { Logger } from '../../logger';
import type { Texts } from '../../texts';
import { uploadCodes } from '../upload-codes';
import { callerOf, type CallerParts } from './caller';
import { checksumAlgorithms, textOf } from './headers';
import type { TusAnswer, TusVerbs } from './tus-verbs';

export interface TusMountParts extends CallerParts {
  readonly verbs: TusVerbs;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly logger: Logger;
  /** Largest upload. */
  readonly mostBytes: number;
}

const version = '1.0.0';
const extensions = 'creation,creation-with-upload,expiration,checksum,termination,concatenation';
const verbs = ['POST', 'HEAD', 'PATCH', 'DELETE'] as const;
type Verb = (typeof verbs)[number];

/** Bytes of a refused request that are still read, so that its sender reads why instead of seeing the line cut. */
const drainedBytes = 4_194_304;
const drainMilliseconds = 1000;

/**
 * The tus protocol 1.0.0 (tus.io/protocols/resumable-upload) at `/uploads`: received bytes are in the spool, and become
 * a file when all have arrived. Why no library: core/decisions/0090.
 */
export function tusMount(parts: TusMountParts): HttpMount {
  const offer = {
    'tus-version': version,
    'tus-extension': extensions,
    'tus-max-size': String(parts.mostBytes),
    'tus-checksum-algorithm': checksumAlgorithms,
  };
  return {
    plugin: 'core',
    path: uploadsPath,
    methods: ['OPTIONS', ...verbs],
    async handle(mounted) {
      const { request, response } = mounted;
      response.setHeader('tus-resumable', version);
      try {
        if (request.method === 'OPTIONS') return send(response, { status: 204, headers: offer });
        if (textOf(request.headers, 'tus-resumable') !== version) {
          response.setHeader('tus-version', version);
          throw new AppError('core.uploads.wrongVersion', uploadCodes.preconditionFailed);
        }
        send(response, await answer(parts, mounted));
      } catch (error) {
        await refuse(parts, mounted, error);
      }
    },
  };
}

async function answer(parts: TusMountParts, { request, response }: MountedRequest): Promise<TusAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upload');
  const name = pathname.replaceAll('/', '');
  const id = isId(name) ? name : null;
  const verb = verbOf(request);
  if (verb === null || (id === null) !== (verb === 'POST') || (name !== '' && id === null))
    throw new AppError('core.uploads.notFound', 404);
  const caller = await callerOf(parts, request, { ticket: searchParams.get('token'), id }, parts.clock.now());
  if (caller.token) response.setHeader('token', caller.token);
  if (id === null) return parts.verbs.create(caller, request);
  if (verb === 'HEAD') return parts.verbs.tell(caller, id);
  if (verb === 'PATCH') return parts.verbs.send(caller, id, request);
  return parts.verbs.remove(caller, id);
}

/** The verb, also where a proxy on the way lets only POST through. */
function verbOf(request: IncomingMessage): Verb | null {
  const verb =
    request.method === 'POST' ? (textOf(request.headers, 'x-http-method-override') ?? 'POST') : request.method;
  return verbs.find((one) => one === verb?.toUpperCase()) ?? null;
}

function send(response: ServerResponse, { status, headers }: TusAnswer): void {
  if (!response.req.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { ...headers }).end();
}

/** Says why, as every call does: an envelope in the reader's language. */
async function refuse({ texts, logger }: TusMountParts, { request, response }: MountedRequest, thrown: unknown) {
  const error = asAppError(thrown);
  const requestId = String(response.getHeader('x-request-id') ?? '');
  logFault(error, requestId, logger, 'an upload failed');
  const language = languageOf(
    new URL(request.url ?? '/', 'http://upload').searchParams.get('lang') ?? textOf(request.headers, 'accept-language'),
  );
  const data = { key: error.key, requestId, params: error.params, detail: error.data };
  const body = JSON.stringify({ code: error.code, msg: texts.say(language, error.key, error.params), data });
  await drain(request);
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(error.status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

/** Reads on for a moment and forgets it. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let read = 0;
    const timer = setTimeout(end, drainMilliseconds);
    function end() {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end).off('error', end);
      resolve();
    }
    function count(chunk: Buffer) {
      read += chunk.length;
      if (read > drainedBytes) end();
    }
    request.on('data', count).on('end', end).on('close', end).on('error', end).resume();
  });
}
