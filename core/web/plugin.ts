import type { ComponentType } from 'react';
import type { Id } from '../common/ids';
import type { BlockDeclaration, PageIds, PluginManifest } from '../common/plugin';
import type { BlockData } from './blocks';
import type { Calls } from './call';
import type { Translate } from './hooks';
import type { KeptCalls } from './offline/offline';
import type { WebServices } from './services';

/** What a page's loader gets. It reads only; a change of role or term reloads the document, so loaders follow no signals. */
export interface LoaderArgs {
  /** Calls an endpoint; rejects with AppError. */
  readonly call: Calls;
  /** The same for endpoints marked `offline`: without a network it returns the last response stored on this device. */
  readonly kept: KeptCalls;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly signal: AbortSignal;
  /** The school term that the person looks at: the chosen one, else the current one. Null for visitors and without terms. */
  readonly termId: Id | null;
  /** The person must change the password before anything else is answered; such a page asks for nothing. */
  readonly mustChangePassword: boolean;
  /** What this person's device remembers: the first call of a page can carry it. */
  readonly storage: Pick<WebServices['storage'], 'get'>;
  /** Loads the blocks of a place that this page owns: their code, and what their loaders answer (core/web/blocks.tsx). */
  readonly blocks: (place: string) => Promise<BlockData>;
}
export type Loader<Data = unknown> = (args: LoaderArgs) => Promise<Data> | Data;

/** A link in the document's head, for programs: a feed of what the page shows. */
export interface DocumentLink {
  readonly rel: 'alternate';
  readonly type: string;
  readonly href: string;
  readonly title: string;
}

/** What a page of one thing says of itself to the document around it; what it leaves out is the route's. */
export interface PageHead {
  /** Title of the document and last entry of the breadcrumb, in place of the route's: an article's own. */
  readonly title?: string;
  readonly links?: readonly DocumentLink[];
}

/** The module of a page: `export const loader`, `export const head`, `export function Page`. */
// biome-ignore lint/suspicious/noExplicitAny: each page knows its own data, the host passes it through
export interface PageModule<Data = any> {
  readonly Page: ComponentType;
  readonly loader?: Loader<Data>;
  readonly head?: (data: Data, t: Translate) => PageHead;
}

/** The module of a block: `export const loader`, `export function Block`; the block gets its data as a property. */
// biome-ignore lint/suspicious/noExplicitAny: each block knows its own data, the owner of the place passes it through
export interface BlockModule<Data = any> {
  readonly Block: ComponentType<{ data: Data; block: BlockDeclaration }>;
  readonly loader?: Loader<Data>;
}

/** Runs instead of a plain navigation when a module or tab with `handler` is chosen. */
export type ModuleHandler = (services: WebServices) => void | Promise<void>;
/** May answer with another path before a route opens; `null` lets it open. */
export type RouteInterceptor = (services: WebServices, url: URL) => string | null | Promise<string | null>;
/** Says whether a landing target is open for this person. */
export type LandingCheck = (services: WebServices) => Promise<boolean>;
/** The layout of a sub-application: draws its own frame around the page it gets as children. */
export type OwnLayout = () => Promise<{ Layout: ComponentType }>;

type BlockIds<M extends PluginManifest> = M['blocks'] extends readonly (infer B)[]
  ? B extends { data: { component: false } }
    ? never
    : B extends { id: infer Id extends string }
      ? Id
      : never
  : never;

/** The web half of a plugin. */
export interface WebHalf<M extends PluginManifest = PluginManifest> {
  readonly plugin: M;
  /** Route id → lazy page: a declared route without a page does not compile. */
  readonly pages: { readonly [K in PageIds<M>]: () => Promise<PageModule> };
  /** Block id → lazy component. Blocks that are only facts (`data.component: false`) have none. */
  readonly blocks: { readonly [K in BlockIds<M>]: () => Promise<BlockModule> };
  readonly handlers?: Readonly<Record<string, ModuleHandler>>;
  readonly interceptors?: Readonly<Record<string, RouteInterceptor>>;
  readonly checks?: Readonly<Record<string, LandingCheck>>;
  readonly layout?: OwnLayout;
}

// biome-ignore lint/suspicious/noExplicitAny: existential over the manifest
export type AnyWebHalf = WebHalf<any>;

/** Ties the web half to its manifest. In web builds the manifest is the browser's projection of itself. */
export function definePluginWeb<const M extends PluginManifest>(
  plugin: M,
  half: Omit<WebHalf<M>, 'plugin'>,
): WebHalf<M> {
  return { plugin, ...half };
}
