import { createContext, Fragment, useContext, type ReactNode } from 'react';
import type { BlockDeclaration } from '../common/plugin';

/** A block as the owner of its place meets it. */
export interface PlacedBlock {
  /** `plugin.block`: its key in {@link BlockData}. */
  readonly key: string;
  readonly plugin: string;
  readonly block: BlockDeclaration;
}

/**
 * The answers of the loaders of a place's blocks, by key. Plain data, so it travels with a page that the server
 * rendered. A block whose loader failed is missing and is not shown: one plugin's failure does not affect another's
 * page.
 */
export type BlockData = Readonly<Record<string, unknown>>;

/** The source of blocks; the host provides it. */
export interface BlockSource {
  /** Blocks of the place, in order, that this person may see; those of plugins that are off are left out. */
  of(place: string): readonly PlacedBlock[];
  /** The block's component around its data, inside an error boundary. */
  draw(placed: PlacedBlock, data: unknown): ReactNode;
}

export const BlocksContext = createContext<BlockSource | null>(null);

/**
 * The blocks of a place as elements. In the page's loader: `blocks: await args.blocks('portal.home')`; in the page:
 * `useBlocks('portal.home', data.blocks)`. Blocks that are only facts (`data.component: false`) have no element: read
 * them with {@link usePlacedBlocks}.
 */
export function useBlocks(place: string, data: BlockData): readonly { placed: PlacedBlock; element: ReactNode }[] {
  const source = useContext(BlocksContext);
  if (!source) return [];
  return source
    .of(place)
    .filter(({ key }) => key in data)
    .map((placed) => ({ placed, element: source.draw(placed, data[placed.key]) }));
}

/** The declarations of a place, for owners that draw facts themselves. */
export function usePlacedBlocks(place: string): readonly PlacedBlock[] {
  return useContext(BlocksContext)?.of(place) ?? [];
}

/** All blocks of a place, one after another. */
export function Blocks({ place, data }: { place: string; data: BlockData }) {
  return useBlocks(place, data).map(({ placed, element }) => <Fragment key={placed.key}>{element}</Fragment>);
}
