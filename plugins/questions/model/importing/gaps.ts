import type { Block, Content, Inline } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import { gapsIn } from '../../kit/common/walk-content';

/** A question as it was read, while somebody looks it through. */
export interface Reading {
  readonly body: QuestionBody;
  readonly key: QuestionKey;
}

/** The same content with other numbers in its gaps. */
function renumbered(content: Content, numberOf: (gap: number) => number): Block[] {
  const inlines = (some: readonly Inline[]): Inline[] =>
    some.map((one) => (one.kind === 'gap' ? { kind: 'gap', gap: numberOf(one.gap) } : one));
  return content.map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, inlines: inlines(block.inlines) };
    if (block.kind !== 'table') return block;
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, inlines: inlines(cell.inlines) }))),
    };
  });
}

/** A gap-filling of this part of its stem: the gaps that are in it, counted from 0, with what they take. */
export function gapsOfPart({ body, key }: Reading, stem: Content): Reading {
  const own = [...new Set(gapsIn(stem))].toSorted((one, other) => one - other);
  const numberOf = (gap: number) => own.indexOf(gap);
  const sets = key.freeOrder?.filter((set) => set.every((gap) => own.includes(gap)));
  return {
    body: {
      ...body,
      stem: renumbered(stem, numberOf),
      gaps: own.map((gap) => body.gaps?.[gap] ?? { kind: 'text' as const }),
    },
    key: {
      ...key,
      ...(key.gaps && { gaps: own.flatMap((gap) => key.gaps?.[gap] ?? []) }),
      ...(sets && { freeOrder: sets.map((set) => set.map(numberOf)) }),
    },
  };
}

/** The gaps of two stems one after the other, with what they take; null: the second's answers would be those of others. */
export function joinedGaps(first: Reading, second: Reading): Reading | null {
  const before = first.body.gaps?.length ?? 0;
  const [own = [], more = []] = [first.key.gaps, second.key.gaps];
  if (more.length > 0 && own.length !== before) return null;
  const moved = (gap: number) => gap + before;
  const sets = [...(first.key.freeOrder ?? []), ...(second.key.freeOrder ?? []).map((set) => set.map(moved))];
  const stem = [...(first.body.stem as Block[]), ...renumbered(second.body.stem as Content, moved)];
  return {
    body: { ...first.body, stem, gaps: [...(first.body.gaps ?? []), ...(second.body.gaps ?? [])] },
    key: {
      ...first.key,
      ...(own.length + more.length > 0 && { gaps: [...own, ...more] }),
      ...(sets.length > 0 && { freeOrder: sets }),
    },
  };
}
