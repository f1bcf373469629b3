import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { type Ownership, ownershipOf, mayManage } from '../../model/managers';
import { mostChapters, placeAmong, requireLevel, requireMove, tidyName } from '../../model/trees/chapters';
import { deepestPoint } from '../../model/trees/knowledge-tree';
import {
  countNodes,
  insertNode,
  lockWholeOf,
  points,
  selectOrder,
  selectSubtree,
  touchWhole,
  updateName,
  updateNodeRemoved,
  updateOrder,
} from './arranging.queries';
import {
  countChaptersOn,
  hasTree,
  insertPoints,
  insertTree,
  isTaught,
  type ManagedPoint,
  type ManagedTree,
  lockTree,
  selectCopied,
  selectManagedPoint,
  selectManagedTree,
} from './points.queries';
import { requireVersion } from './require-version';

type Asked = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now'>;

/** A tree that the caller may change; of the version that he has read, where he names one. */
async function managedTree({ db, actor }: Asked, id: Id, version?: number): Promise<ManagedTree> {
  const tree = await selectManagedTree(db, id, actor.personId);
  if (!mayManage(tree, actor)) throw forbidden('textbook.error.notKept');
  requireVersion(tree.version, version);
  return tree;
}

/** A point of such a tree, which nobody else changes meanwhile; also one that was taken out. */
async function managedPoint(call: Asked, id: Id, version: number): Promise<{ point: ManagedPoint; tree: ManagedTree }> {
  await lockWholeOf(call.db, points, id);
  const point = await selectManagedPoint(call.db, id, call.actor.personId);
  return { point, tree: await managedTree(call, point.treeId, version) };
}

async function standingPoint(call: Asked, id: Id, version: number) {
  const found = await managedPoint(call, id, version);
  if (found.point.isRemoved) throw notFound('textbook.error.noPoint');
  return found;
}

/** Counts the change, and leaves a trace of it unless the tree is one's own. */
async function written(audit: Audit, { db, actor, now }: Asked, act: string, tree: ManagedTree, name: string) {
  if (tree.ownerPersonId === null)
    await audit.record(db, actor, {
      act: `textbook.${act}`,
      objectKind: 'knowledgeTree',
      objectId: tree.id,
      schoolId: tree.schoolId,
      facts: { name },
    });
  return { version: await touchWhole(db, points, tree.id, now) };
}

const wholeOf = { PERSON: 4, SCHOOL: 1, PUBLIC: 1 } as const;

/** Whose a new tree is; 403 where the caller may make none of this kind. */
function ownerOf(source: keyof typeof wholeOf, actor: SignedIn): Ownership {
  const kept = ownershipOf(wholeOf[source], actor);
  if (!kept || (source === 'PUBLIC') !== (kept.schoolId === null)) throw forbidden('textbook.error.notKept');
  return kept;
}

export const makeKnowledgeTree =
  (audit: Audit): Handler<typeof api.makeKnowledgeTree> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const kept = ownerOf(input.source, actor);
    const place = { stage: input.stageId, subjectId: input.subjectId };
    if (!(await isTaught(db, place))) throw wrongField('subjectId', 'textbook.error.noSubject');
    if (await hasTree(db, kept, place)) throw conflict('textbook.error.treeThere');
    const from = input.knowId ? await selectManagedTree(db, input.knowId, actor.personId) : null;
    const { schoolId, ownerPersonId } = kept;
    const tree = { id: newId(now.getTime()), schoolId, ownerPersonId, ...place, name: tidyName(input.name) };
    await insertTree(db, tree, now);
    if (from) {
      const rows = await selectCopied(db, from.id);
      const ids = new Map(rows.map(({ id }) => [id, newId(now.getTime())]));
      const own = rows.map((row) => ({
        ...row,
        id: ids.get(row.id)!,
        parentId: row.parentId && ids.get(row.parentId)!,
      }));
      await insertPoints(db, tree, own);
    }
    await written(audit, call, 'makeTree', { ...tree, countyId: kept.countyId, version: 1 }, tree.name);
    return { knowId: tree.id };
  };

export const addPoint =
  (audit: Audit): Handler<typeof api.addPoint> =>
  async (call) => {
    const { db, input, now } = call;
    await lockTree(db, input.knowId);
    const tree = await managedTree(call, input.knowId, input.version);
    const above = input.kiid ? (await standingPoint(call, input.kiid, input.version)).point : null;
    if (above && above.treeId !== tree.id) throw notFound('textbook.error.noPoint');
    requireLevel((above?.level ?? 0) + 1, deepestPoint);
    if ((await countNodes(db, points, tree.id)) >= mostChapters)
      throw invalid('textbook.error.tooMany', { chapters: mostChapters });
    const point = { id: newId(now.getTime()), name: tidyName(input.knowName) };
    await insertNode(db, points, point, { ...tree, wholeId: tree.id, parentId: above?.id ?? null });
    return { kiid: point.id, ...(await written(audit, call, 'addPoint', tree, point.name)) };
  };

export const renamePoint =
  (audit: Audit): Handler<typeof api.renamePoint> =>
  async (call) => {
    const { point, tree } = await standingPoint(call, call.input.kiid, call.input.version);
    const name = tidyName(call.input.knowName);
    await updateName(call.db, points, point.id, name);
    return written(audit, call, 'renamePoint', tree, name);
  };

export const deletePoint =
  (audit: Audit): Handler<typeof api.deletePoint> =>
  async (call) => {
    const { db, input, now } = call;
    const { point, tree } = await managedPoint(call, input.kiid, input.version);
    if (point.isAboveRemoved) throw conflict('textbook.error.aboveRemoved');
    if (point.isRemoved === (input.status === 0)) return { version: tree.version };
    await updateNodeRemoved(db, points, point.id, input.status === 0 ? now : null);
    return written(audit, call, input.status === 0 ? 'removePoint' : 'restorePoint', tree, point.name);
  };

export const movePoint =
  (audit: Audit): Handler<typeof api.movePoint> =>
  async (call) => {
    const { db, input } = call;
    const { point, tree } = await standingPoint(call, input.kiid, input.version);
    const parent = input.parentId ? (await standingPoint(call, input.parentId, input.version)).point : null;
    if (parent && parent.treeId !== tree.id) throw notFound('textbook.error.noPoint');
    const below = await selectSubtree(db, points, tree.id, point.id);
    const place = { wholeId: tree.id, parentId: parent?.id ?? null };
    requireMove({
      subtree: new Set(below.map(({ id }) => id)),
      height: Math.max(...below.map(({ level }) => level)),
      parentId: place.parentId,
      parentLevel: parent?.level ?? 0,
      deepest: deepestPoint,
    });
    const siblings = await selectOrder(db, points, tree.id, place.parentId);
    await updateOrder(db, points, place, placeAmong(siblings, point.id, input.beforeId ?? null));
    return written(audit, call, 'movePoint', tree, point.name);
  };

export const pointDependents =
  (texts: Texts): Handler<typeof api.pointDependents> =>
  async (call) => {
    const point = await selectManagedPoint(call.db, call.input.kiid, call.actor.personId);
    await managedTree(call, point.treeId);
    const below = await selectSubtree(call.db, points, point.treeId, point.id);
    const counted = {
      points: below.filter(({ id, isRemoved }) => id !== point.id && !isRemoved).length,
      linked: await countChaptersOn(
        call.db,
        below.map(({ id }) => id),
      ),
    };
    return Object.entries(counted)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what: texts.say(call.language, `textbook.dependents.${what}`), count }));
  };
