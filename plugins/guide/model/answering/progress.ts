import type { Block } from '../book/document';
import { itemsOf } from '../book/document';

/** How far a student is with a block. */
export const blockStates = ['locked', 'open', 'doing', 'done'] as const;
export type BlockState = (typeof blockStates)[number];

interface Facts {
  readonly isOpen: boolean;
  readonly isSubmitted: boolean;
  /** Items that have an answer. */
  readonly answered: number;
}

/** A submitted block is done; one that has an answer is being done; before it opens it is locked. */
export function blockStateOf({ isOpen, isSubmitted, answered }: Facts): BlockState {
  if (isSubmitted) return 'done';
  if (answered > 0) return 'doing';
  return isOpen ? 'open' : 'locked';
}

/** Blocks that count for how far somebody is: those in which something is answered. */
export const countedBlocks = <Of extends Block>(blocks: readonly Of[]): Of[] =>
  blocks.filter((block) => itemsOf(block).length > 0);
