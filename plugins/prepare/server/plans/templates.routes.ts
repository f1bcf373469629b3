import { conflict, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { mostTemplates } from '../../model/limits';
import { selectPlan } from './plans.queries';
import { insertTemplate, selectTemplates, updateTemplateRemoved } from './templates.queries';

export const listPlanTemplates: Handler<typeof api.listPlanTemplates> = async ({ db, actor, input }) =>
  (await selectTemplates(db, actor, input.subjectId)).map(({ personId, ...row }) => ({
    ...row,
    isOwn: personId === actor.personId,
  }));

export const addPlanTemplate: Handler<typeof api.addPlanTemplate> = async ({ db, actor, input, now }) => {
  const plan = await selectPlan(db, actor, input.planId);
  const there = await selectTemplates(db, actor, plan.subjectId);
  if (there.length >= mostTemplates && !there.some(({ id }) => id === input.id))
    throw conflict('prepare.error.tooManyTemplates', { most: mostTemplates });
  // what was thought of the lesson that was given stays with that lesson
  const content = { ...plan.content, sections: { ...plan.content.sections, reflection: '' } };
  const { id, name } = input;
  await insertTemplate(db, plan, {
    id,
    name: name.trim(),
    subjectId: plan.subjectId,
    content,
    madeBy: actor.personId,
    now,
  });
  return null;
};

export const removePlanTemplate: Handler<typeof api.removePlanTemplate> = async ({ db, actor, input, now }) => {
  const count = await updateTemplateRemoved(db, actor, input.templateId, input.isRemoved ? now : null);
  if (count === 0) throw notFound('prepare.error.noTemplate');
  return null;
};
