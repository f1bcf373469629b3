import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import * as Y from 'yjs';
import type * as api from '../../api';
import { docOf } from '../../model/plan/shared-plan';
import { blankContent } from './blank-plan';
import { copyMaterials, selectMaterials } from '../materials/materials.queries';
import { copyExercises } from '../exercises/copy-exercises.queries';
import { selectComments, selectExercisesOf, selectVersions } from './beside.queries';
import { selectLessonsOf } from '../week/lessons.queries';
import { planOnWire } from './plan-on-wire';
import { selectTemplate } from './templates.queries';
import { insertPlan, selectColleagues, selectPlan, selectPlans, updateMarks, updateRemoved } from './plans.queries';

interface Parts {
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
}

export const listPlans =
  ({ textbooks }: Parts): Handler<typeof api.listPlans> =>
  async ({ db, actor, input, language }) => {
    const { space, q, before, nodeId, isDue } = input;
    const nodeIds = nodeId ? await textbooks.nodesBelow(db, nodeId) : null;
    const rows = await selectPlans(db, actor, { space, q: q?.trim() || undefined, before, nodeIds, isDue }, language);
    return rows.map((row) => planOnWire(row, actor));
  };

export const listColleagues: Handler<typeof api.listColleagues> = ({ db, actor, input }) =>
  selectColleagues(db, actor, input.subjectId);

export const addPlan =
  ({ textbooks, texts }: Parts): Handler<typeof api.addPlan> =>
  async ({ db, actor, input, now, language }) => {
    const { schoolId, personId } = actor;
    if (!schoolId) throw forbidden();
    const { id, subjectId, gradeId, nodeId, fromId, template, templateId, dueOn } = input;
    const ownerId = (dueOn && input.authorId) || personId;
    if (ownerId !== personId && !(await selectColleagues(db, actor, subjectId)).some((one) => one.personId === ownerId))
      throw notFound('prepare.error.noColleague');
    const title = input.title.trim();
    if (nodeId && !(await textbooks.nodes(db, [nodeId], language)).has(nodeId))
      throw notFound('prepare.error.noChapter');
    const source = fromId ? await selectPlan(db, actor, fromId) : null;
    const from =
      source?.content ??
      (templateId
        ? (await selectTemplate(db, actor, templateId)).content
        : blankContent(texts, language, title, template));
    // what was thought of the lesson that was given stays with that lesson
    const content = { ...from, title, sections: { ...from.sections, reflection: '' } };
    const added = await insertPlan(db, {
      schoolId,
      id,
      ownerId,
      subjectId,
      gradeId,
      nodeId,
      kind: dueOn ? 'group' : 'personal',
      isShared: dueOn !== undefined,
      dueOn: dueOn ?? null,
      title,
      content,
      state: Y.encodeStateAsUpdate(docOf(content)),
      now,
    });
    const to = { schoolId, id };
    if (added > 0 && source) {
      await copyMaterials(db, source, to, personId, now);
      await copyExercises(db, source, to, ownerId, now);
    }
    // sent again: the plan is there; an id of somebody else's plan is not
    if (added === 0 && (await selectPlan(db, actor, id)).ownerId !== ownerId) throw conflict('prepare.error.noPlan');
    return { id };
  };

export const readPlan =
  ({ textbooks }: Pick<Parts, 'textbooks'>): Handler<typeof api.readPlan> =>
  async ({ db, actor, input, now, language }) => {
    const plan = await selectPlan(db, actor, input.planId, language);
    const comments = await selectComments(db, plan, actor.personId);
    const exercises = await selectExercisesOf(db, plan);
    const places = plan.nodeId ? await textbooks.nodes(db, [plan.nodeId], language) : null;
    return {
      plan: planOnWire(plan, actor),
      content: plan.content,
      bookId: (plan.nodeId && places?.get(plan.nodeId)?.book.bookId) || null,
      mayEdit: true,
      comments: comments.map((row) => ({ ...row, isOwn: row.personId === actor.personId })),
      materials: await selectMaterials(db, plan),
      versions: await selectVersions(db, plan),
      exercises: exercises.map((row) => ({ ...row, isOwn: row.ownerId === actor.personId })),
      lessons: await selectLessonsOf(db, plan, actor.personId, cityDay(now)),
    };
  };

export const markPlan: Handler<typeof api.markPlan> = async ({ db, actor, input }) => {
  const plan = await selectPlan(db, actor, input.planId);
  if (input.isShared !== undefined && plan.ownerId !== actor.personId) throw forbidden('prepare.error.ownersAct');
  await updateMarks(db, plan, input);
  return null;
};

export const removePlans: Handler<typeof api.removePlans> = async ({ db, actor, input, now }) => {
  const count = await updateRemoved(db, actor, input.planIds, now);
  if (count < input.planIds.length) throw notFound('prepare.error.noPlan');
  return { count };
};

export const restorePlans: Handler<typeof api.restorePlans> = async ({ db, actor, input }) => {
  const count = await updateRemoved(db, actor, input.planIds, null);
  if (count < input.planIds.length) throw notFound('prepare.error.noPlan');
  return { count };
};
