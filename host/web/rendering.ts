import type { Look } from 'edutech/core/common/browser/appearance';
import type { Boot } from 'edutech/core/web/boot';
import type { Calls } from 'edutech/core/web/call';

/** What the server hands over to have a page drawn. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly look: Look;
  readonly nonce: string;
  readonly boot: Boot;
  /** The browser has a login cookie: it draws the page itself, as its reader may see it. */
  readonly signedIn: boolean;
  /** Calls endpoints as a visitor. */
  readonly call: Calls;
  /** Origin of the platform, without a slash at the end. */
  readonly origin: string;
}

/** A drawn page: the content of `#root` and what its document needs. */
export interface Rendered {
  readonly status: number;
  /** Empty when the browser draws. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Plugins whose style sheets the first picture needs. */
  readonly plugins: readonly string[];
  /** Further boot facts: the loaders' data and compiled messages, so that the browser asks for nothing twice. */
  readonly boot?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** An address to go to instead. */
  readonly redirect?: string;
}

export type Rendering = (request: RenderRequest) => Promise<Rendered>;
