import type { TreeNode } from '../rules/outline';

/** A chapter in the wire format (teaching.md section 3), with its parent: in reading order. */
export interface WireChapter {
  readonly nodeId: string;
  readonly nodeName: string;
  readonly isHaveChild: boolean;
  readonly parentId: string | null;
}

/** A knowledge point in the wire format (teaching.md section 3). */
export interface WirePoint {
  readonly kiid: string;
  readonly knowName: string;
  readonly isLeaf: boolean;
  readonly disabled: boolean;
  readonly items: readonly WirePoint[];
}

/** Counts of nodes, by id. */
export type Counts = ReadonlyMap<string, number>;

/** Chapters as nodes of a tree. Children that exist but are not loaded yet are requested when the node is opened. */
export function chapterNodes(chapters: readonly WireChapter[], counts?: Counts): TreeNode[] {
  const parents = new Set(chapters.map(({ parentId }) => parentId));
  return chapters.map(({ nodeId, nodeName, isHaveChild, parentId }) => ({
    id: nodeId,
    name: nodeName,
    parentId,
    hasMore: isHaveChild && !parents.has(nodeId),
    ...(counts && { count: counts.get(nodeId) ?? 0 }),
  }));
}

/** Knowledge points as nodes of a tree. */
export function pointNodes(points: readonly WirePoint[], counts?: Counts, parentId: string | null = null): TreeNode[] {
  return points.flatMap(({ kiid, knowName, isLeaf, disabled, items }) => [
    {
      id: kiid,
      name: knowName,
      parentId,
      hasMore: !isLeaf && items.length === 0,
      disabled,
      ...(counts && { count: counts.get(kiid) ?? 0 }),
    },
    ...pointNodes(items, counts, kiid),
  ]);
}
