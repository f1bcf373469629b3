import {
  type Block,
  type BlockKind,
  type GuideDocument,
  inLessonOrder,
  type Part,
  phases,
  type Phase,
} from './document';
import { newBlock } from './templates';

// Changes of a document as pure functions: each answers the document after it.

const withBlocks = (blocks: readonly Block[]): GuideDocument => ({ blocks: inLessonOrder(blocks) });

export const changeBlock = ({ blocks }: GuideDocument, id: string, change: Partial<Omit<Block, 'id'>>): GuideDocument =>
  withBlocks(blocks.map((block) => (block.id === id ? { ...block, ...change } : block)));

export const removeBlock = ({ blocks }: GuideDocument, id: string): GuideDocument =>
  withBlocks(blocks.filter((block) => block.id !== id));

/** Usual phase of a new block of each kind. */
const usualPhase: Readonly<Record<BlockKind, Phase>> = {
  aims: 'before',
  preview: 'before',
  questions: 'in',
  inquiry: 'in',
  check: 'in',
  summary: 'in',
  homework: 'after',
  free: 'in',
};

/** Adds a block behind another one and in its phase; without it at the end of the phase that its kind usually has. */
export function addBlock(
  { blocks }: GuideDocument,
  kind: BlockKind,
  after: string | null,
): { document: GuideDocument; added: Block } {
  const at = blocks.findIndex(({ id }) => id === after);
  const isFitting = at >= 0 && blocks[at]!.phase === usualPhase[kind];
  const added = newBlock(kind, usualPhase[kind]);
  return { document: withBlocks(isFitting ? blocks.toSpliced(at + 1, 0, added) : [...blocks, added]), added };
}

/** The blocks of a phase in another order; those of other phases stay. */
export const orderBlocks = ({ blocks }: GuideDocument, phase: Phase, ids: readonly string[]): GuideDocument =>
  withBlocks([
    ...blocks.filter((block) => block.phase !== phase),
    ...ids.flatMap((id) => blocks.find((block) => block.id === id && block.phase === phase) ?? []),
  ]);

/** Moves a block one place up or down in the lesson: past the first or the last of its phase into the phase beside it. */
export function stepBlock({ blocks }: GuideDocument, id: string, by: -1 | 1): GuideDocument {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block) return { blocks: [...blocks] };
  const beside = blocks[at + by];
  if (beside?.phase === block.phase) return withBlocks(blocks.toSpliced(at, 1).toSpliced(at + by, 0, block));
  const phase = phases[phases.indexOf(block.phase) + by];
  if (!phase) return { blocks: [...blocks] };
  const moved = { ...block, phase };
  const rest = blocks.toSpliced(at, 1);
  return withBlocks(by > 0 ? [moved, ...rest] : [...rest, moved]);
}

const withParts = (document: GuideDocument, id: string, change: (parts: readonly Part[]) => Part[]): GuideDocument => ({
  blocks: document.blocks.map((block) => (block.id === id ? { ...block, parts: change(block.parts) } : block)),
});

/** Adds parts behind one of the block's, or at its end. */
export const addParts = (document: GuideDocument, blockId: string, added: readonly Part[], after?: string) =>
  withParts(document, blockId, (parts) => {
    const at = parts.findIndex(({ id }) => id === after);
    return at < 0 ? [...parts, ...added] : parts.toSpliced(at + 1, 0, ...added);
  });

export const changePart = (document: GuideDocument, blockId: string, part: Part) =>
  withParts(document, blockId, (parts) => parts.map((one) => (one.id === part.id ? part : one)));

export const removePart = (document: GuideDocument, blockId: string, partId: string) =>
  withParts(document, blockId, (parts) => parts.filter(({ id }) => id !== partId));

export const orderParts = (document: GuideDocument, blockId: string, ids: readonly string[]) =>
  withParts(document, blockId, (parts) => ids.flatMap((id) => parts.find((part) => part.id === id) ?? []));
