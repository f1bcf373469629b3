import type { TreeNode } from '../rules/outline';

/** A chapter in the wire format (teaching.md section 3), with its parent: in reading order. */
export interface WireChapter {
  readonly nodeid: string;
  readonly nodename: string;
  readonly isHaveChild: boolean;
  readonly parentid: string | null;
}

/** A knowledge point in the wire format (teaching.md section 3). */
export interface WirePoint {
  readonly kiid: string;
  readonly knowname: string;
  readonly isLeaf: boolean;
  readonly disabled: boolean;
  readonly items: readonly WirePoint[];
}

/** Counts of nodes, by id. */
export type Counts = ReadonlyMap<string, number>;

/** Chapters as nodes of a tree. Children that exist but are not loaded yet are requested when the node is opened. */
export function chapterNodes(chapters: readonly WireChapter[], counts?: Counts): TreeNode[] {
  const parents = new Set(chapters.map(({ parentid }) => parentid));
  return chapters.map(({ nodeid, nodename, isHaveChild, parentid }) => ({
    id: nodeid,
    name: nodename,
    parentId: parentid,
    hasMore: isHaveChild && !parents.has(nodeid),
    ...(counts && { count: counts.get(nodeid) ?? 0 }),
  }));
}

/** Knowledge points as nodes of a tree. */
export function pointNodes(points: readonly WirePoint[], counts?: Counts, parentId: string | null = null): TreeNode[] {
  return points.flatMap(({ kiid, knowname, isLeaf, disabled, items }) => [
    {
      id: kiid,
      name: knowname,
      parentId,
      hasMore: !isLeaf && items.length === 0,
      disabled,
      ...(counts && { count: counts.get(kiid) ?? 0 }),
    },
    ...pointNodes(items, counts, kiid),
  ]);
}
