import type { AnswerOf, EndpointsOf, InputOf, Raw } from '../common/endpoint';
import type { Language } from '../common/languages';
import type { Actor, SignedIn } from './actor';
import type { Db } from './data/db';

/** A file of a multipart request, already on disk under a temporary name and removed when the call ends. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly declaredType: string;
  readonly path: string;
  readonly bytes: number;
}

/** Where a call comes from. */
export interface Client {
  /** Proxies believed as the settings say. */
  readonly address: string;
  readonly userAgent: string;
  /** The connection comes from this machine. */
  readonly isHere: boolean;
}

/** What a handler gets: a request is an argument, there are no request containers. */
export interface Call<Input, Who extends Actor = Actor> {
  readonly actor: Who;
  readonly db: Db;
  readonly input: Input;
  readonly language: Language;
  /** The server's time when the call began. */
  readonly now: Date;
  readonly requestId: string;
  /** `Accept` header, for endpoints with more than one form. */
  readonly accept: string;
  readonly files: readonly UploadedFile[];
  readonly client: Client;
  /** Sets or clears a cookie on the answer; for core's session only, plugins have no use for it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Puts a request token on the answer's envelope (login, change of post); for core's session only. */
  setToken(token: string): void;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax' | 'Strict' | 'None';
  /** Sent over TLS only; always so if the request came by TLS. */
  readonly secure?: boolean;
  /** Seconds; 0 removes the cookie, absent makes it end with the browser. */
  readonly maxAge?: number;
}

/** The actor of an endpoint: only a public one can be called by a visitor. */
export type ActorOf<E> = E extends { access: { public: string } } ? Actor : SignedIn;

/** Handles a call of its own: `read` outside a transaction, `write` in one. */
export type SingleHandler<E> = (call: Call<InputOf<E>, ActorOf<E>>) => Promise<AnswerOf<E> | Raw> | AnswerOf<E> | Raw;

/**
 * Handles calls that are committed together (`grouped`). `authorise` runs for each call in the caller's own scope and
 * answers the row to append; `append` writes many rows at once, as the system, and answers one output for each.
 */
export interface GroupedHandler<E, Row = unknown> {
  authorise(call: Call<InputOf<E>, ActorOf<E>>): Promise<Row> | Row;
  /** Rows with equal keys are duplicates (a retry): appended once, answered alike. */
  keyOf(row: Row): string;
  append(db: Db, rows: readonly Row[], now: Date): Promise<readonly AnswerOf<E>[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: each grouped handler knows its own row
export type Handler<E> = E extends { kind: 'grouped' } ? GroupedHandler<E, any> : SingleHandler<E>;

/** A handler for each endpoint of an `api.ts`, by export name: a missing one does not compile. */
export type Handlers<Api> = { [Name in keyof EndpointsOf<Api>]: Handler<EndpointsOf<Api>[Name]> };
