import type { Look } from 'edutech/core/common/browser/appearance';
import type { LayoutName } from 'edutech/core/common/plugin';
import type { LoginResult } from 'edutech/core/common/session';
import type { Boot } from 'edutech/core/web/boot';
import type { DocumentLink } from 'edutech/core/web/plugin';
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
  /** Who is signed in, where the browser has no scripts yet: until it has, a page that the server can draw is shown. */
  readonly person?: LoginResult | undefined;
  /** Calls endpoints as a visitor; with a `person` as this one. */
  readonly call: Calls;
  /** Origin of the platform, without a slash at the end. */
  readonly origin: string;
}

/** A drawn page: the content of `#root` and what its document needs. */
export interface Rendered {
  readonly status: number;
  /** For who is signed in: the plugin without which there is no page. */
  readonly needs?: string | undefined;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Links for programs in the document's head. */
  readonly links: readonly DocumentLink[];
  /** The content is the page itself, not a frame that waits for scripts. */
  readonly isReadable: boolean;
  /** Plugins whose style sheets the first picture needs. */
  readonly plugins: readonly string[];
  /** What of the page is loaded on demand: `plugin.page`, `plugin.block`, and the layout around it. */
  readonly parts: { readonly page: string | null; readonly blocks: readonly string[]; readonly layout: LayoutName };
  /** Further boot facts: the loaders' data and compiled messages, so that the browser asks for nothing twice. */
  readonly boot?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** An address to go to instead. */
  readonly redirect?: string;
}

export type Rendering = (request: RenderRequest) => Promise<Rendered>;
