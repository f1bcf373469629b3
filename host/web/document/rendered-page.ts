import type { Boot } from 'edutech/core/web/boot';

/** What a page that the server rendered brings along, so that the browser asks for nothing twice. */
export interface RenderedPage {
  /** Route id → what its loader answered. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** `plugin.block` of the blocks on it: their code must be there before React takes the page over. */
  readonly blocks: readonly string[];
}

/** The boot facts of a document, with those of a rendered page. */
export type PageBoot = Boot & { readonly page?: RenderedPage };
