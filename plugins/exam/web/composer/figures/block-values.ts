import type { BlockId, PaperBlocks } from '../../../model/paper/blocks';
import type { PaperDocument } from '../../../model/paper/document';

/** Everything that any block has. */
interface AnyBlock {
  readonly isOn: boolean;
  readonly text: string;
  readonly fields: string[];
  readonly boxes: number;
}

/** The same paper with a block changed. */
export const withBlock = (paper: PaperDocument, id: BlockId, changes: Partial<AnyBlock>): PaperDocument => ({
  ...paper,
  blocks: { ...paper.blocks, [id]: { ...paper.blocks[id], ...changes } } as PaperBlocks,
});
