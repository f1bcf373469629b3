/** A node of a book's contents or of a tree of knowledge points. */
export interface OutlineNode {
  /** Position: two digits a level, a prefix of everything below (`01`, `0102`). Changes when nodes are moved. */
  readonly code: string;
  /** Names from the first level down, joined by `/`. Does not change when others come in before it. */
  readonly path: string;
  readonly name: string;
  /** For readers of English; `null` where only the Chinese title is known. */
  readonly nameEn: string | null;
  readonly children: readonly OutlineNode[];
}

/** All nodes, parents before children. */
export const nodesOf = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children)]);

/** Levels of the deepest branch; 0 for nothing. */
export const depthOf = (nodes: readonly OutlineNode[]): number =>
  nodes.reduce((deepest, { children }) => Math.max(deepest, 1 + depthOf(children)), 0);
