import { moved, type Move } from '../../../kit/ui/trees/rules/moves';
import { outlineOf, within } from '../../../kit/ui/trees/rules/outline';
import { chapterNodes, type WireChapter } from '../../../kit/ui/trees/data/wire-nodes';

/** Id of a chapter that is being named and is not there yet. */
export const newChapterId = 'new';

/** Where a new chapter is to stand: below a chapter or at the top, behind a sibling or at the end. */
export interface NewPlace {
  readonly parentId: string | null;
  readonly behind: string | null;
}

/** A tree as it will be, shown before the server has answered. */
export type Ahead = (chapters: readonly WireChapter[]) => readonly WireChapter[];

export const aheadMoved =
  (move: Move): Ahead =>
  (chapters) =>
    moved(chapterNodes(chapters), move).map(({ id, name, parentId }) => ({
      nodeId: id,
      nodeName: name,
      parentId,
      isHaveChild: false,
    }));

export const aheadNamed =
  (nodeId: string, nodeName: string): Ahead =>
  (chapters) =>
    chapters.map((chapter) => (chapter.nodeId === nodeId ? { ...chapter, nodeName } : chapter));

export const aheadRemoved =
  (nodeId: string): Ahead =>
  (chapters) => {
    const place = outlineOf(chapterNodes(chapters)).places.get(nodeId);
    const gone = new Set(place ? within(place).map(({ node }) => node.id) : []);
    return chapters.filter((chapter) => !gone.has(chapter.nodeId));
  };

/** With a chapter that has this name, still without an id of the server's, at its place. */
export const aheadAdded =
  ({ parentId, behind }: NewPlace, nodeName: string): Ahead =>
  (chapters) => {
    const added = { nodeId: newChapterId, nodeName, parentId, isHaveChild: false };
    const { places } = outlineOf(chapterNodes(chapters));
    const before = places.get(behind ?? parentId ?? '');
    const last = before && within(before).at(-1)!.node.id;
    const at = last === undefined ? chapters.length : chapters.findIndex(({ nodeId }) => nodeId === last) + 1;
    return chapters.toSpliced(at, 0, added);
  };
