import type { Static, TObject } from 'typebox';
import type { AnswerOf, EndpointsOf, InputOf, Raw } from '../common/endpoint';
import type { Language } from '../common/languages';
import type { PluginManifest } from '../common/plugin';
import type { ServiceOf, Token } from '../common/token';
import type { Actor, SignedIn } from './actor';
import type { Db } from './data/db';
import type { Demo } from './demo';
import type { JobDeclaration } from './jobs/jobs';
import type { Settings } from './settings/settings';

/** A file of a multipart request, already on disk under a temporary name and removed when the call ends. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly declaredType: string;
  readonly path: string;
  readonly bytes: number;
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
  readonly client: { readonly address: string; readonly userAgent: string };
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

type Deps = Readonly<Record<string, Token<unknown>>>;
type Resolved<D extends Deps> = { readonly [K in keyof D]: ServiceOf<D[K]> };
export type OptionsOf<M extends PluginManifest> = M['options'] extends TObject
  ? Static<M['options']>
  : Record<string, never>;

/** A service offered under a token: `provide(QuestionBank, new PostgresQuestionBank(…))`. */
export interface Provision {
  readonly token: Token<unknown>;
  readonly service: unknown;
  /** True for one of many (`contributions` tokens). */
  readonly one?: true;
}
export const provide = <T>(name: Token<T>, service: T): Provision => ({ token: name, service });
/** Adds to a list that another plugin asks for; harmless when nobody asks. */
export const contribute = <T>(name: Token<readonly T[]>, item: T): Provision => ({
  token: name,
  service: item,
  one: true,
});

/** The facts that are known before any server half is set up. */
export interface Ground {
  readonly settings: Settings;
  /** Folder of this deployment's files; each plugin keeps to folders of its own below it. */
  readonly dataFolder: string;
}
/** A service that a half makes before its `deps` are resolved, so that they may name it, too. */
export interface OwnService {
  readonly token: Token<unknown>;
  readonly make: (ground: Ground) => unknown;
}
/** Not created if the token is already bound to something else (a test's own). */
export const own = <T>(name: Token<T>, make: (ground: Ground) => T): OwnService => ({ token: name, make });

/** What `setup` returns: values, nothing registers itself. */
export interface ServerParts<Api> {
  readonly handlers: Handlers<Api>;
  readonly provides?: readonly Provision[];
  readonly jobs?: readonly JobDeclaration[];
  /** Called when the process drains; open work is given some seconds. */
  readonly close?: () => Promise<void>;
}

/** The server half of a plugin, or a module of core. */
export interface ServerHalf<
  M extends PluginManifest = PluginManifest,
  Api = Record<string, unknown>,
  D extends Deps = Deps,
> {
  readonly plugin: M;
  readonly api: Api;
  /** Made first: services that `deps` of this half and of others name. */
  readonly services?: readonly OwnService[];
  readonly deps: D;
  /** Runs once at start, in order of requirements; `deps` may name tokens that required plugins provide. */
  readonly setup: (deps: Resolved<D>, options: OptionsOf<M>) => ServerParts<Api> | Promise<ServerParts<Api>>;
  readonly demo: Demo<M, Api>;
}

/** Whatever plugin it belongs to: the form in which host and core handle server halves. */
// biome-ignore lint/suspicious/noExplicitAny: existential over manifest, api and deps, which TypeScript cannot write down
export type AnyServerHalf = ServerHalf<any, any, any>;

/** Ties the server half to its manifest and api, so that a missing handler or sample does not compile. */
export function definePluginServer<const M extends PluginManifest, Api, const D extends Deps>(
  plugin: M,
  half: Omit<ServerHalf<M, Api, D>, 'plugin'>,
): ServerHalf<M, Api, D> {
  return { plugin, ...half };
}
