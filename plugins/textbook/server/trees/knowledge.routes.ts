import type { SignedIn } from 'edutech/core/server/actor';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { mayManage } from '../../model/managers';
import { type KnowledgeSource, nestPoints } from '../../model/trees/knowledge-tree';
import { workOf } from '../books/wish';
import { type KnowledgeWish, selectOptionalTree, selectPoint, selectPoints, selectTrees } from './knowledge.queries';

const wishOf = ({ actor, language }: Call<unknown, SignedIn>, source: KnowledgeSource): KnowledgeWish => ({
  source,
  personId: actor.personId,
  schoolId: actor.schoolId,
  language,
});

export const getUserKnowledge =
  (organisation: Organisation): Handler<typeof api.getUserKnowledge> =>
  async (call) => {
    const { source, term } = call.input;
    const { taught, stage } = term ? await workOf(call, organisation, term) : { taught: null, stage: null };
    const subjectIds = taught && [...new Set(taught.map(({ subjectId }) => subjectId))];
    const rows = await selectTrees(call.db, wishOf(call, source), { subjectIds, stage });
    return rows.map((row) => ({
      ...row,
      knowId: row.id,
      knowName: row.name,
      stageId: row.stage,
      mayEdit: mayManage(row, call.actor),
    }));
  };

export const getKnowledgePoint: Handler<typeof api.getKnowledgePoint> = async ({ db, actor, input, language }) => {
  const point = await selectPoint(db, input.kiid, actor.personId, language);
  return {
    knowId: point.treeId,
    kiid: point.id,
    knowName: point.name,
    isLeaf: point.isLeaf,
    disabled: point.isDisabled,
    trail: point.trail,
  };
};

export const getKnowledgePoints: Handler<typeof api.getKnowledgePoints> = async (call) => {
  const { stageId: stage, subjectId, source } = call.input;
  const tree = await selectOptionalTree(call.db, wishOf(call, source), { stage, subjectId });
  return tree ? nestPoints(await selectPoints(call.db, tree.id, call.language)) : [];
};
