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
export function useChapterWrites(bookid: string): TreeWrites {
  const call = useCall();
  const move: TreeWrites['move'] =
    ({ nodeId, parentId, beforeId }) =>
    async (version) => {
      const to = { ...(parentId && { parentid: parentId }), ...(beforeId && { beforeid: beforeId }) };
      return (await call(moveNode, { nodeid: nodeId, ...to, version })).version;
    };
  return {
    move,
    rename: (nodeid, nodename) => async (version) => {
      await call(renameNode, { nodeid, nodename, version });
      return version + 1;
    },
    takeOut: (nodeid, status) => async (version) => {
      await call(deleteNode, { nodeid, status, version });
      return version + 1;
    },
    add:
      ({ parentid }, nodename, beforeId, onAdded) =>
      async (version) => {
        const above = parentid ? { nodeid: parentid } : {};
        const { nodeid } = await call(addChapter, { bookid, nodename, version, ...above });
        onAdded(nodeid);
        return beforeId ? move({ nodeId: nodeid, parentId: parentid, beforeId })(version + 1) : version + 1;
      },
    dependents: (nodeid) => call(chapterDependents, { nodeid }),
  };
}

/** Of the points of a knowledge tree. */
export function usePointWrites(knowid: string): TreeWrites {
  const call = useCall();
  const move: TreeWrites['move'] =
    ({ nodeId, parentId, beforeId }) =>
    async (version) => {
      const to = { ...(parentId && { parentid: parentId }), ...(beforeId && { beforeid: beforeId }) };
      return (await call(movePoint, { kiid: nodeId, ...to, version })).version;
    };
  return {
    move,
    rename: (kiid, knowname) => async (version) => (await call(renamePoint, { kiid, knowname, version })).version,
    takeOut: (kiid, status) => async (version) => (await call(deletePoint, { kiid, status, version })).version,
    add:
      ({ parentid }, knowname, beforeId, onAdded) =>
      async (version) => {
        const above = parentid ? { kiid: parentid } : {};
        const added = await call(addPoint, { knowid, knowname, version, ...above });
        onAdded(added.kiid);
        return beforeId ? move({ nodeId: added.kiid, parentId: parentid, beforeId })(added.version) : added.version;
      },
    dependents: (kiid) => call(pointDependents, { kiid }),
  };
}
