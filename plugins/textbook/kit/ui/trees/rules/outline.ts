/** A node in the format of this folder: all nodes in reading order, parents before their children. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  /** Its count, at the end of its row; absent: nothing is shown. */
  readonly count?: number;
  /** Has nodes below it that are not here yet: the tree asks for them when it is opened. */
  readonly hasMore?: boolean;
  /** Is shown and can be opened, but not chosen. */
  readonly disabled?: boolean;
}

/** A node at its place. */
export interface Place<Node extends TreeNode = TreeNode> {
  readonly node: Node;
  readonly parent: Place<Node> | null;
  readonly children: Place<Node>[];
  /** 1 at the top. */
  readonly level: number;
}

/** A tree that can be walked. */
export interface Outline<Node extends TreeNode = TreeNode> {
  readonly top: readonly Place<Node>[];
  readonly places: ReadonlyMap<string, Place<Node>>;
}

/** The tree of these nodes. A node without its parent is left out, and so is one that would be below itself. */
export function outlineOf<Node extends TreeNode>(nodes: readonly Node[]): Outline<Node> {
  const top: Place<Node>[] = [];
  const places = new Map<string, Place<Node>>();
  for (const node of nodes) {
    const parent = node.parentId === null ? null : places.get(node.parentId);
    if (parent === undefined) continue;
    const place: Place<Node> = { node, parent, children: [], level: (parent?.level ?? 0) + 1 };
    places.set(node.id, place);
    (parent?.children ?? top).push(place);
  }
  return { top, places };
}

/** Those beside a place, itself included, in order. */
export const besides = <Node extends TreeNode>(outline: Outline<Node>, place: Place<Node>): readonly Place<Node>[] =>
  place.parent?.children ?? outline.top;

/** The places above, outermost first. */
export function aboveOf<Node extends TreeNode>(place: Place<Node>): Place<Node>[] {
  return place.parent ? [...aboveOf(place.parent), place.parent] : [];
}

/** A place and all below it, in reading order. */
export function within<Node extends TreeNode>(place: Place<Node>): Place<Node>[] {
  return [place, ...place.children.flatMap((child) => within(child))];
}

/** All places in reading order. */
export const everyPlace = <Node extends TreeNode>({ top }: Outline<Node>): Place<Node>[] =>
  top.flatMap((place) => within(place));

/** Levels of a place with everything below it; 1 without children. */
export const heightOf = (place: Place): number => 1 + Math.max(0, ...place.children.map((child) => heightOf(child)));

/** Whether a place can be opened. */
export const isBranch = ({ node, children }: Place): boolean => children.length > 0 || node.hasMore === true;
