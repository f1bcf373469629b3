import { notFound } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { pointNodes } from '../../kit/ui/trees/data/wire-nodes';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import {
  getChapterTree,
  getKnowledgePoints,
  getManagedBooks,
  getUserKnowledge,
  type KeptBook,
  listPointPairs,
  listTwinPairs,
  type TreeNode,
  savePointPairs,
  saveTwinPairs,
  selectBook,
} from '../../api';
import type { KnowledgeNode } from '../../model/trees/knowledge-tree';
import type { Pair } from '../../model/trees/proposed-pairs';
import type { KeptPairs } from './use-pairs';

type Calls = LoaderArgs['call'];

/** What stands opposite the chapters of a book. */
export type Opposite =
  | {
      readonly kind: 'points';
      readonly knowId: string;
      readonly name: string;
      readonly points: readonly KnowledgeNode[];
    }
  | { readonly kind: 'edition'; readonly book: KeptBook; readonly chapters: readonly TreeNode[] };

export interface Mapping {
  readonly book: KeptBook;
  readonly chapters: readonly TreeNode[];
  /** Null: there is nothing to match with. */
  readonly opposite: Opposite | null;
  readonly kept: KeptPairs;
  /** Books of other editions for the same grade and subject. */
  readonly others: readonly KeptBook[];
}

/** A book with what its chapters are matched with: another book where `wanted` is one's id, else its subject's points. */
export async function readMapping(
  bookId: string | null,
  wanted: string | null,
  { call, signal }: Pick<LoaderArgs, 'call' | 'signal'>,
): Promise<Mapping> {
  if (!isId(bookId)) throw notFound('textbook.error.noBook');
  const { stageId, gradeId, subjectId } = await call(selectBook, { bookId }, { signal });
  const [tree, [book], kept] = await Promise.all([
    call(getChapterTree, { bookId }, { signal }),
    call(getManagedBooks, { bookId }, { signal }),
    call(getManagedBooks, { stageId, gradeId, subjectId }, { signal }),
  ]);
  if (!book || book.removed) throw notFound('textbook.error.noBook');
  const others = kept.filter((one) => one.bookId !== bookId && !one.removed && one.chapters > 0);
  const opposite = wanted === null || wanted === 'points' ? await readPoints() : await readEdition(wanted);
  const { pairs } = opposite ? await readPairs(call, bookId, opposite) : { pairs: [] };
  return { book, chapters: tree.nodes, opposite, others, kept: { pairs, version: tree.version } };

  async function readPoints(): Promise<Opposite | null> {
    const trees = await call(getUserKnowledge, { source: 'PERSON' }, { signal });
    const one = trees.find((found) => found.stageId === stageId && found.subjectId === subjectId);
    if (!one) return null;
    const points = await call(getKnowledgePoints, { stageId, subjectId, source: 'PERSON' }, { signal });
    return { kind: 'points', knowId: one.knowId, name: one.knowName, points };
  }
  async function readEdition(otherId: string): Promise<Opposite | null> {
    const other = others.find((one) => one.bookId === otherId) ?? others[0];
    if (!other) return null;
    const { nodes } = await call(getChapterTree, { bookId: other.bookId }, { signal });
    return { kind: 'edition', book: other, chapters: nodes };
  }
}

/** The pairs as they are now, and the version that they stand in. */
export async function readPairs(call: Calls, bookId: string, opposite: Opposite): Promise<KeptPairs> {
  const { version } = await call(getChapterTree, { bookId }, { quiet: true });
  if (opposite.kind === 'points') {
    const found = await call(listPointPairs, { bookId, knowId: opposite.knowId }, { quiet: true });
    return { version, pairs: found.map(({ nodeId, kiid }) => ({ left: nodeId, right: kiid })) };
  }
  const found = await call(listTwinPairs, { bookId, otherId: opposite.book.bookId }, { quiet: true });
  return { version, pairs: found.map(({ nodeId, twinId }) => ({ left: nodeId, right: twinId })) };
}

/** Writes all pairs; answers the book's new version. */
export async function writePairs(
  call: Calls,
  { bookId, version, opposite }: { readonly bookId: string; readonly version: number; readonly opposite: Opposite },
  pairs: readonly Pair[],
): Promise<number> {
  const answer =
    opposite.kind === 'points'
      ? call(
          savePointPairs,
          {
            bookId,
            version,
            knowId: opposite.knowId,
            pairs: pairs.map(({ left, right }) => ({ nodeId: left, kiid: right })),
          },
          { quiet: true },
        )
      : call(
          saveTwinPairs,
          {
            bookId,
            version,
            otherId: opposite.book.bookId,
            pairs: pairs.map(({ left, right }) => ({ nodeId: left, twinId: right })),
          },
          { quiet: true },
        );
  return (await answer).version;
}

/** What can be matched on the right: chapters, or points that are no mere headings. */
export const oppositeNodes = (opposite: Opposite) =>
  opposite.kind === 'points'
    ? pointNodes(opposite.points)
    : opposite.chapters.map(({ nodeId, nodeName, parentId }) => ({ id: nodeId, name: nodeName, parentId }));
