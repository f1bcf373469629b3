import type { Id } from 'edutech/core/common/ids';

/** Whose knowledge trees a list is about: the words of the wire. */
export const knowledgeSources = ['PERSON', 'SCHOOL', 'PUBLIC'] as const;
export type KnowledgeSource = (typeof knowledgeSources)[number];

/** Levels of a knowledge tree. */
export const deepestPoint = 5;

/** A knowledge point with what is below it (teaching.md section 3). */
export interface KnowledgeNode {
  knowId: Id;
  kiid: Id;
  knowName: string;
  isLeaf: boolean;
  disabled: boolean;
  items: KnowledgeNode[];
}

/** A point as it is stored. */
export interface PointRow {
  readonly treeId: Id;
  readonly id: Id;
  readonly parentId: Id | null;
  readonly name: string;
  readonly isDisabled: boolean;
}

/** The tree of points that come in reading order, parents before children. A point whose parent is missing is left out. */
export function nestPoints(rows: readonly PointRow[]): KnowledgeNode[] {
  const top: KnowledgeNode[] = [];
  const nodes = new Map<Id, KnowledgeNode>();
  for (const { treeId, id, parentId, name, isDisabled } of rows) {
    const node = { knowId: treeId, kiid: id, knowName: name, isLeaf: true, disabled: isDisabled, items: [] };
    const parent = parentId === null ? undefined : nodes.get(parentId);
    if (parentId !== null && !parent) continue;
    nodes.set(id, node);
    if (parent) parent.isLeaf = false;
    (parent?.items ?? top).push(node);
  }
  return top;
}
