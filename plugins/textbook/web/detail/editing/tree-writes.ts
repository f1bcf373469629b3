import type { Move } from '../../../kit/ui/trees/rules/moves';
import { useCall } from 'edutech/core/web/hooks';
import {
  addChapter,
  addPoint,
  chapterDependents,
  deleteNode,
  deletePoint,
  moveNode,
  movePoint,
  pointDependents,
  renameNode,
  renamePoint,
} from '../../../api';
import type { NewPlace } from './ahead';
import type { TreeWrite } from './use-write-queue';

/** The calls that change a tree, as writes of the queue: each is given the version that it stands on. */
export interface TreeWrites {
  move(move: Move): TreeWrite;
  rename(id: string, name: string): TreeWrite;
  /** 0 takes out, 1 puts back. */
  takeOut(id: string, status: 0 | 1): TreeWrite;
  add(place: NewPlace, name: string, beforeId: string | undefined, onAdded: (id: string) => void): TreeWrite;
  /** What stands on a node. */
  dependents(id: string): Promise<readonly { readonly what: string; readonly count: number }[]>;
}

/** Of the chapters of a book. Each write of the server's makes one more version. */
export function useChapterWrites(bookId: string): TreeWrites {
  const call = useCall();
  const move: TreeWrites['move'] =
    ({ nodeId, parentId, beforeId }) =>
    async (version) => {
      const to = { ...(parentId && { parentId }), ...(beforeId && { beforeId }) };
      return (await call(moveNode, { nodeId, ...to, version })).version;
    };
  return {
    move,
    rename: (nodeId, nodeName) => async (version) => {
      await call(renameNode, { nodeId, nodeName, version });
      return version + 1;
    },
    takeOut: (nodeId, status) => async (version) => {
      await call(deleteNode, { nodeId, status, version });
      return version + 1;
    },
    add:
      ({ parentId }, nodeName, beforeId, onAdded) =>
      async (version) => {
        const above = parentId ? { nodeId: parentId } : {};
        const { nodeId } = await call(addChapter, { bookId, nodeName, version, ...above });
        onAdded(nodeId);
        return beforeId ? move({ nodeId, parentId, beforeId })(version + 1) : version + 1;
      },
    dependents: (nodeId) => call(chapterDependents, { nodeId }),
  };
}

/** Of the points of a knowledge tree. */
export function usePointWrites(knowId: string): TreeWrites {
  const call = useCall();
  const move: TreeWrites['move'] =
    ({ nodeId, parentId, beforeId }) =>
    async (version) => {
      const to = { ...(parentId && { parentId }), ...(beforeId && { beforeId }) };
      return (await call(movePoint, { kiid: nodeId, ...to, version })).version;
    };
  return {
    move,
    rename: (kiid, knowName) => async (version) => (await call(renamePoint, { kiid, knowName, version })).version,
    takeOut: (kiid, status) => async (version) => (await call(deletePoint, { kiid, status, version })).version,
    add:
      ({ parentId }, knowName, beforeId, onAdded) =>
      async (version) => {
        const above = parentId ? { kiid: parentId } : {};
        const added = await call(addPoint, { knowId, knowName, version, ...above });
        onAdded(added.kiid);
        return beforeId ? move({ nodeId: added.kiid, parentId, beforeId })(added.version) : added.version;
      },
    dependents: (kiid) => call(pointDependents, { kiid }),
  };
}
