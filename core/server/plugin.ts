import type { Static, TObject } from 'typebox';
import type { PluginManifest } from '../common/plugin';
import type { ServiceOf, Token } from '../common/token';
import type { Handlers } from './call';
import type { Demo } from './demo/demo';
import type { JobDeclaration } from './jobs/jobs';
import type { Settings } from './settings/settings';

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
export interface StartFacts {
  readonly settings: Settings;
  /** Folder of this deployment's files; each plugin keeps to folders of its own below it. */
  readonly dataFolder: string;
}
/** A service that a half makes before its `deps` are resolved, so that they may name it, too. */
export interface OwnService {
  readonly token: Token<unknown>;
  readonly make: (facts: StartFacts) => unknown;
}
/** Not created if the token is already bound to something else (a test's own). */
export const own = <T>(name: Token<T>, make: (facts: StartFacts) => T): OwnService => ({ token: name, make });

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
