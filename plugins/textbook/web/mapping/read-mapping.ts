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
      readonly knowid: string;
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
  bookid: string | null,
  wanted: string | null,
  { call, signal }: Pick<LoaderArgs, 'call' | 'signal'>,
): Promise<Mapping> {
  if (!isId(bookid)) throw notFound('textbook.error.noBook');
  const { stageid, gradeid, subjectid } = await call(selectBook, { bookid }, { signal });
  const [tree, [book], kept] = await Promise.all([
    call(getChapterTree, { bookid }, { signal }),
    call(getManagedBooks, { bookid }, { signal }),
    call(getManagedBooks, { stageid, gradeid, subjectid }, { signal }),
  ]);
  if (!book || book.removed) throw notFound('textbook.error.noBook');
  const others = kept.filter((one) => one.bookid !== bookid && !one.removed && one.chapters > 0);
  const opposite = wanted === null || wanted === 'points' ? await readPoints() : await readEdition(wanted);
  const { pairs } = opposite ? await readPairs(call, bookid, opposite) : { pairs: [] };
  return { book, chapters: tree.nodes, opposite, others, kept: { pairs, version: tree.version } };

  async function readPoints(): Promise<Opposite | null> {
    const trees = await call(getUserKnowledge, { source: 'PERSON' }, { signal });
    const one = trees.find((found) => found.stageid === stageid && found.subjectid === subjectid);
    if (!one) return null;
    const points = await call(getKnowledgePoints, { stageid, subjectid, source: 'PERSON' }, { signal });
    return { kind: 'points', knowid: one.knowid, name: one.knowname, points };
  }
  async function readEdition(otherid: string): Promise<Opposite | null> {
    const other = others.find((one) => one.bookid === otherid) ?? others[0];
    if (!other) return null;
    const { nodes } = await call(getChapterTree, { bookid: other.bookid }, { signal });
    return { kind: 'edition', book: other, chapters: nodes };
  }
}

/** The pairs as they are now, and the version that they stand in. */
export async function readPairs(call: Calls, bookid: string, opposite: Opposite): Promise<KeptPairs> {
  const { version } = await call(getChapterTree, { bookid }, { quiet: true });
  if (opposite.kind === 'points') {
    const found = await call(listPointPairs, { bookid, knowid: opposite.knowid }, { quiet: true });
    return { version, pairs: found.map(({ nodeid, kiid }) => ({ left: nodeid, right: kiid })) };
  }
  const found = await call(listTwinPairs, { bookid, otherid: opposite.book.bookid }, { quiet: true });
  return { version, pairs: found.map(({ nodeid, twinid }) => ({ left: nodeid, right: twinid })) };
}

/** Writes all pairs; answers the book's new version. */
export async function writePairs(
  call: Calls,
  { bookid, version, opposite }: { readonly bookid: string; readonly version: number; readonly opposite: Opposite },
  pairs: readonly Pair[],
): Promise<number> {
  const answer =
    opposite.kind === 'points'
      ? call(
          savePointPairs,
          {
            bookid,
            version,
            knowid: opposite.knowid,
            pairs: pairs.map(({ left, right }) => ({ nodeid: left, kiid: right })),
          },
          { quiet: true },
        )
      : call(
          saveTwinPairs,
          {
            bookid,
            version,
            otherid: opposite.book.bookid,
            pairs: pairs.map(({ left, right }) => ({ nodeid: left, twinid: right })),
          },
          { quiet: true },
        );
  return (await answer).version;
}

/** What can be matched on the right: chapters, or points that are no mere headings. */
export const oppositeNodes = (opposite: Opposite) =>
  opposite.kind === 'points'
    ? pointNodes(opposite.points)
    : opposite.chapters.map(({ nodeid, nodename, parentid }) => ({ id: nodeid, name: nodename, parentId: parentid }));
