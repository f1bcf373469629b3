import type { Block, Inline } from '../../../kit/common/content';
import type { Id } from 'edutech/core/common/ids';
import type { SourceLine } from '../document/source-line';

/** Lines whose pictures carry the ids of stored files; those that were not stored are left out. */
export function withPictures(lines: readonly SourceLine[], stored: ReadonlyMap<string, Id>): SourceLine[] {
  return lines.map((line) => ({
    ...line,
    inlines: line.inlines.flatMap((inline) => inlineWith(inline, stored)),
    blocks: line.blocks.flatMap((block) => blockWith(block, stored)),
    rows: line.rows?.map((row) => row.map((cell) => withPictures(cell, stored))) ?? null,
  }));
}

function inlineWith(inline: Inline, stored: ReadonlyMap<string, Id>): Inline[] {
  if (inline.kind !== 'picture') return [inline];
  const file = stored.get(inline.file);
  return file === undefined ? [] : [{ ...inline, file }];
}

function blockWith(block: Block, stored: ReadonlyMap<string, Id>): Block[] {
  if (block.kind === 'picture') {
    const file = stored.get(block.file);
    return file === undefined ? [] : [{ ...block, file }];
  }
  if (block.kind !== 'table') return [block];
  const rows = block.rows.map((row) =>
    row.map((cell) => ({ ...cell, inlines: cell.inlines.flatMap((inline) => inlineWith(inline as Inline, stored)) })),
  );
  return [{ ...block, rows }];
}
