import Type, { type TSchema } from 'typebox';
import type { FastifyReply } from 'fastify';
import type { ErrorData } from '../../../common/wire/envelope';
import { isWrittenAsItIs } from '../../../common/wire/written-as-it-is';
import { AppError, wireCodes } from '../../../common/errors';
import type { Endpoint, Raw } from '../../../common/endpoint';
import { outputSpelling, schemaOnWire, toWire } from '../../../common/wire/spelling';
import type { Language } from '../../../common/languages';
import type { Logger } from '../../logger';
import type { Texts } from '../../texts';
import { isUnreachable } from '../../unreachable';

type Schemas = Readonly<Record<string, TSchema>>;
type Writer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** The one schema of a type that `null` is an alternative to. */
function orNull(anyOf: readonly TSchema[] | undefined): TSchema | undefined {
  const kinds = anyOf as readonly { readonly type?: string; readonly const?: unknown; readonly enum?: unknown }[];
  const [value, ...others] = kinds?.filter(({ type }) => type !== 'null') ?? [];
  const isTyped = typeof value?.type === 'string' && value.const === undefined && value.enum === undefined;
  return isTyped && others.length === 0 ? (value as TSchema) : undefined;
}

/** The schema of an output without the shape of values that are written unchanged. */
function forWriting(schema: TSchema): TSchema {
  if (isWrittenAsItIs(schema)) return {};
  const { properties, items, anyOf } = schema as {
    properties?: Schemas;
    items?: TSchema | TSchema[];
    anyOf?: TSchema[];
  };
  const value = orNull(anyOf);
  // null is told from a value by a comparison; alternatives by a validator each, which costs most of what compiling costs
  if (value && !isWrittenAsItIs(value)) return { ...forWriting(value), nullable: true } as TSchema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, forWriting(one)])),
    }),
    // the types of a tuple's elements decide what is written there
    ...(items && !Array.isArray(items) && { items: forWriting(items) }),
    ...(anyOf && { anyOf: anyOf.map(forWriting) }),
  };
}

const envelopeSchema = (output: TSchema) =>
  Type.Object({
    code: Type.Integer(),
    msg: Type.String(),
    data: forWriting(output),
    token: Type.Optional(Type.String()),
  });

/** What writes by a schema is the same for every platform of this process. */
const writers = new WeakMap<TSchema, Writer>();
/** The same for calls of the specification, whose fields have its names. */
const specifiedWriters = new WeakMap<TSchema, Writer>();

/**
 * Sees to it that Fastify serialises an answer by the schema of its output: what this does not declare never leaves the
 * server, and what it does declare must be there. Compiled at the first answer, once per process: a start would pay for
 * hundreds that it may never give.
 */
export function answerWriter({ output, specified }: Pick<Endpoint, 'output' | 'specified'>) {
  const translate = toWire(outputSpelling({ output, specified }));
  const known = specified ? specifiedWriters : writers;
  /** Answers the data as it travels. */
  return (reply: FastifyReply, data: unknown): unknown => {
    const write =
      known.get(output) ??
      reply.compileSerializationSchema({ ...envelopeSchema(specified ? schemaOnWire(output) : output) });
    known.set(output, write);
    reply.type('application/json; charset=utf-8').serializer(write);
    return translate(data);
  };
}

export const envelopeOf = (data: unknown, token: string | undefined, msg: string) => ({
  code: wireCodes.success,
  msg,
  // JSON has no undefined: an answer without data says null
  data: data ?? null,
  token,
});

/** Sends an envelope that was written before. */
export const sendWritten = (reply: FastifyReply, envelope: string | null) =>
  reply
    .type('application/json; charset=utf-8')
    .serializer((text: unknown) => text as string)
    .send(envelope);

/** Sends a file, a feed or an Arrow table as it is. */
export function sendRaw(reply: FastifyReply, raw: Raw) {
  return reply
    .status(raw.status ?? 200)
    .headers({ ...raw.headers })
    .serializer((payload: unknown) => payload as string)
    .send(raw.body);
}

/** What every thrown thing becomes: an AppError stays itself, the framework's own get their class, the rest is ours (500). */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('core.error.tooLarge', wireCodes.tooLarge, {}, { cause: error });
  if (isOutOfSpace(code)) return new AppError('core.error.noSpace', wireCodes.outOfSpace, {}, { cause: error });
  if (code === unknownReference)
    return new AppError('core.error.unknownReference', wireCodes.conflict, {}, { cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('core.error.badRequest', statusCode, {}, { cause: error });
  }
  if (isUnreachable(error)) return new AppError('core.error.unavailable', wireCodes.unavailable, {}, { cause: error });
  return new AppError('core.error.failed', wireCodes.failed, {}, { cause: error });
}

/**
 * SQLSTATE foreign_key_violation: a caller has named what is not there, or went away meanwhile. Handlers that know more say
 * more (`keepingRules`); what they leave to the tables is no fault of ours all the same.
 */
const unknownReference = '23503';

/** A disk is full: this machine's, or the database's (SQLSTATE disk_full), whose transaction is rolled back. */
const isOutOfSpace = (code = '') => ['ENOSPC', 'EDQUOT', '53100'].includes(code);

/** Our own faults are logged with their cause. */
export function logFault(error: AppError, requestId: string, logger: Logger, what = 'a call failed'): void {
  if (error.key === 'core.error.unknownReference')
    logger.warn({ requestId, error: error.cause }, 'a call named what is not there');
  if (error.status < 500) return;
  logger.error({ requestId, key: error.key, error: error.cause ?? error }, what);
}

/** Says how long to wait where an error names it. */
export function sayWhenAgain(reply: FastifyReply, { code, params }: AppError): void {
  const seconds = params['seconds'];
  if (code === wireCodes.tooMany && seconds !== undefined) reply.header('retry-after', String(seconds));
}

/** Answers an error as an envelope in the reader's language. */
export function sendError(reply: FastifyReply, thrown: unknown, language: Language, texts: Texts, logger: Logger) {
  const error = asAppError(thrown);
  const requestId = reply.request.id;
  logFault(error, requestId, logger);
  const data: ErrorData = { key: error.key, requestId, params: error.params, detail: error.data };
  sayWhenAgain(reply, error);
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: error.code, msg: texts.say(language, error.key, error.params), data });
}
