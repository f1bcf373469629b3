import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Awaitable } from '../../common/awaitable';
import type { Endpoint } from '../../common/endpoint';
import type { Language } from '../../common/languages';
import type { Actor } from '../actor';
import type { OpenSession } from '../session/sessions';
import type { Parameters } from './bodies/parameters';
import type { GroupedHandler, SingleHandler, UploadedFile } from '../call';

/** An endpoint that is served: what it declares, who handles it, and which plugin it belongs to. */
export interface Mounted {
  readonly plugin: string;
  readonly endpoint: Endpoint;
  readonly handler: SingleHandler<unknown> | GroupedHandler<unknown>;
}

/** One request on its way through the pipeline; each step fills in its part. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly mounted: Mounted;
  readonly now: Date;
  language: Language;
  /** Parameters of path, body and query, before they are checked. */
  parameters: Parameters;
  /** True when the parameters arrived as text (query, form) and are to be parsed as the schema's types. */
  textual: boolean;
  files: UploadedFile[];
  /** Found before the body was read. */
  session: OpenSession | null;
  actor: Actor;
  /** Parameters after the check: only declared ones, in the declared types. */
  input: unknown;
  /** A fresh token for the answer. */
  token: string | undefined;
}

/** A step of the pipeline: it changes the exchange, or throws AppError. */
export type Step = (exchange: Exchange) => Awaitable<void>;
