import { besides, heightOf, type Outline, outlineOf, everyPlace, type Place, type TreeNode, within } from './outline';

/** A node moves below another, or to the top, before one of the nodes there or, without one, to the end. */
export interface Move {
  readonly nodeId: string;
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** Why a move cannot be: the node would lie in itself, or deeper than the tree grows, or stay where it is. */
export type Refusal = 'intoItself' | 'tooDeep' | 'same';

/** Where something is dropped on a line: above it, into it, below it. */
export type DropPart = 'before' | 'into' | 'after';

/** Ways to move by keyboard: among those beside it, out to the level above, into the one before it. */
export type Direction = 'up' | 'down' | 'out' | 'in';

/** What keeps a move from being made, in a tree of at most so many levels; null: nothing does. */
export function refusalOf(outline: Outline, move: Move, deepest: number): Refusal | null {
  const place = outline.places.get(move.nodeId);
  const parent = move.parentId === null ? null : outline.places.get(move.parentId);
  if (!place || parent === undefined) return 'same';
  if (parent && within(place).includes(parent)) return 'intoItself';
  if ((parent?.level ?? 0) + heightOf(place) > deepest) return 'tooDeep';
  const isSamePlace = (place.parent?.node.id ?? null) === move.parentId;
  return isSamePlace && nextOf(outline, place) === settled(outline, move).beforeId ? 'same' : null;
}

/** The nodes after a move, in reading order again. A move that cannot be changes nothing. */
export function moved<Node extends TreeNode>(nodes: readonly Node[], move: Move): readonly Node[] {
  const outline = outlineOf(nodes);
  const place = outline.places.get(move.nodeId);
  if (!place || refusalOf(outline, move, Number.POSITIVE_INFINITY) !== null) return nodes;
  const { beforeId } = settled(outline, move);
  const subtree = within(place).map(({ node }) => node);
  const [first, ...below] = subtree as [Node, ...Node[]];
  const taken = [{ ...first, parentId: move.parentId }, ...below];
  const rest = everyPlace(outline)
    .map(({ node }) => node)
    .filter((node) => !subtree.includes(node));
  return rest.toSpliced(indexIn(rest, outline, move.parentId, beforeId, subtree), 0, ...taken);
}

/** Where in reading order a moved subtree begins: before `beforeId`, else behind all that is left below the parent. */
function indexIn<Node extends TreeNode>(
  rest: readonly Node[],
  outline: Outline<Node>,
  parentId: string | null,
  beforeId: string | null,
  subtree: readonly Node[],
): number {
  if (beforeId !== null) return rest.findIndex(({ id }) => id === beforeId);
  const parent = parentId === null ? null : outline.places.get(parentId)!;
  if (!parent) return rest.length;
  const below = within(parent).map(({ node }) => node);
  const last = below.filter((node) => !subtree.includes(node)).at(-1)!;
  return rest.indexOf(last) + 1;
}

/** A move whose `beforeId` is a child of the parent, and not the node itself: otherwise it goes to the end. */
function settled(outline: Outline, move: Move): Move {
  const { nodeId, parentId, beforeId } = move;
  if (beforeId === null) return move;
  const target = outline.places.get(beforeId);
  if (beforeId === nodeId) return { ...move, beforeId: target ? nextOf(outline, target) : null };
  const isThere = target !== undefined && (target.parent?.node.id ?? null) === parentId;
  return isThere ? move : { ...move, beforeId: null };
}

/** The one after a place, among those beside it. */
function nextOf(outline: Outline, place: Place): string | null {
  const row = besides(outline, place);
  return row[row.indexOf(place) + 1]?.node.id ?? null;
}

/** The move that dropping a node on a part of a line means. Behind an open branch is before its first child. */
export function dropped(outline: Outline, nodeId: string, on: string, part: DropPart, isOpen: boolean): Move {
  const target = outline.places.get(on)!;
  const parentId = target.parent?.node.id ?? null;
  if (part === 'into') return { nodeId, parentId: on, beforeId: null };
  if (part === 'before') return { nodeId, parentId, beforeId: on };
  if (isOpen && target.children.length > 0) return { nodeId, parentId: on, beforeId: target.children[0]!.node.id };
  return { nodeId, parentId, beforeId: nextOf(outline, target) };
}

/** The move of a key; null where there is no way in that direction. */
export function steered(outline: Outline, nodeId: string, direction: Direction): Move | null {
  const place = outline.places.get(nodeId);
  if (!place) return null;
  const row = besides(outline, place);
  const at = row.indexOf(place);
  const before = row[at - 1];
  const parentId = place.parent?.node.id ?? null;
  if (direction === 'up') return before ? { nodeId, parentId, beforeId: before.node.id } : null;
  if (direction === 'in') return before ? { nodeId, parentId: before.node.id, beforeId: null } : null;
  if (direction === 'down') {
    return at + 1 < row.length ? { nodeId, parentId, beforeId: row[at + 2]?.node.id ?? null } : null;
  }
  if (!place.parent) return null;
  return {
    nodeId,
    parentId: place.parent.parent?.node.id ?? null,
    beforeId: nextOf(outline, place.parent),
  };
}
