import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Moment, Name } from 'edutech/core/common/wire/kinds';
import { teachers, teachersWho } from '../model/people';

// Templates of plans that a school has in common.

/** What a new plan of a subject may begin with. */
const PlanTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  person: Type.String(),
  isOwn: Type.Boolean(),
  madeAt: Moment,
});
export type PlanTemplate = Static<typeof PlanTemplate>;

/** Templates of the caller's school for a subject, by name; at most 100. */
export const listPlanTemplates = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/templates',
  access: teachers,
  input: Type.Object({ subjectId: Id }),
  output: Type.Array(PlanTemplate),
});

/**
 * Makes what a plan says now, without its reflection, a template of the school for its subject. 404 `prepare.error.noPlan`, 409
 * `prepare.error.tooManyTemplates` past 100.
 */
export const addPlanTemplate = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/template/add',
  access: teachersWho('plan_add'),
  input: Type.Object({ id: Id, planId: Id, name: Name(60) }),
  output: Type.Null(),
});

/** Removes a template that one has made oneself, or brings it back. 404 `prepare.error.noTemplate`. */
export const removePlanTemplate = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/template/remove',
  access: teachersWho('plan_add'),
  input: Type.Object({ templateId: Id, isRemoved: Type.Boolean({ default: true }) }),
  output: Type.Null(),
});
