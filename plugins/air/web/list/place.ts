import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';
import { type AirBook, type AirNode, airBooks, airNodes } from '../../api';
import { gradeFirst } from '../../model/list/shelf-choice';

const digitsPerLevel = 2;

/** Where this device remembers the grade whose books were chosen last. */
export const gradeKey = 'air.grade';

/** A node with what is unfolded below it. */
export interface TreeNode extends AirNode {
  readonly children: readonly TreeNode[];
}

/** Where the reader is: a book, the unfolded part of its tree, and the chosen node. */
export interface Place {
  readonly books: readonly AirBook[];
  readonly book: AirBook | null;
  readonly tree: readonly TreeNode[];
  /** Absent for a book without nodes. */
  readonly code: string | undefined;
}

/**
 * Loads what the address names: the book (else the first), its top level, and, down to the chosen node (else the first with
 * lessons), the children of each node on the way. A third level thus appears when a second-level node is picked. Books of
 * `gradeId` come first.
 */
export async function loadPlace(
  call: Calls,
  bookId: Id | null,
  wanted: string | null,
  gradeId: Id | null,
): Promise<Place> {
  const found = await call(airBooks, { source: 1 });
  const books = gradeId ? gradeFirst(found, gradeId) : found;
  const book = books.find(({ airBookId }) => airBookId === bookId) ?? books[0] ?? null;
  if (!book) return { books, book, tree: [], code: undefined };
  const top = await call(airNodes, { airBookId: book.airBookId });
  const first = top.find(({ lessons }) => lessons > 0) ?? top[0];
  const code = top.some((node) => wanted?.startsWith(node.nodeCode)) ? (wanted ?? undefined) : first?.nodeCode;
  return { books, book, code, tree: await unfold(call, book.airBookId, top, code ?? '') };
}

async function unfold(call: Calls, bookId: Id, nodes: readonly AirNode[], code: string): Promise<TreeNode[]> {
  const onTheWay = nodes.find((node) => node.isHaveChild && code.startsWith(node.nodeCode));
  const below = onTheWay ? await call(airNodes, { airBookId: bookId, nodeId: onTheWay.nodeId }) : [];
  const children = onTheWay ? await unfold(call, bookId, below, code) : [];
  return nodes.map((node) => ({ ...node, children: node === onTheWay ? children : [] }));
}

/** Level of a node, from 1: two digits of its code a level. */
export const levelOf = (code: string) => code.length / digitsPerLevel;

/** The chosen node in a tree. */
export function findNode(tree: readonly TreeNode[], code: string | undefined): TreeNode | null {
  for (const node of tree) {
    const found = node.nodeCode === code ? node : findNode(node.children, code);
    if (found) return found;
  }
  return null;
}
