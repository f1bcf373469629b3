/** A kept tree and the version that it was read with. */
export interface KeptTree<Tree> {
  readonly key: string;
  readonly version: number;
  readonly tree: Tree;
}

/** How many trees of a kind a browser keeps (teaching.md section 9). */
export const mostKept = { chapters: 10, knowledge: 5 } as const;
export type KeptKind = keyof typeof mostKept;

/** Cached trees with this one as the newest; the least recently used one is removed when there are more than `most`. */
export const keepTree = <Tree>(
  kept: readonly KeptTree<Tree>[],
  newest: KeptTree<Tree>,
  most: number,
): KeptTree<Tree>[] => [newest, ...kept.filter(({ key }) => key !== newest.key)].slice(0, most);

/** The kept tree, if it is of this version; a version that nobody knows (no network) takes what there is. */
export const keptTree = <Tree>(
  kept: readonly KeptTree<Tree>[],
  key: string,
  version?: number,
): KeptTree<Tree> | undefined =>
  kept.find((one) => one.key === key && (version === undefined || one.version === version));
