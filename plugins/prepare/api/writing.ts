import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { longestChange } from '../model/limits';
import { teachers, teachersWho } from '../model/people';
import { Position } from './records';

// Writing a plan together. The document is one of Yjs; changes travel as its updates (base64), and merge in any order and
// however often they come, so that whatever was not acknowledged is simply sent again.

const Changes = Type.Object({
  /** Number of the last change in `changes`. */
  revision: Type.Integer(),
  changes: Type.Array(Type.String()),
});
export type Changes = Static<typeof Changes>;

/** Changes after a revision (0: nothing is known yet); all that there is, where these are not kept apart any more. 404 `prepare.error.noPlan`. */
export const planChanges = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/plan/changes',
  access: teachers,
  perMinute: 600,
  input: Type.Object({ planId: Id, after: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  output: Changes,
});

/**
 * Writes a change; answers once it is committed, with what others have written since `after`. The live topic
 * `prepare.plan:<id>` tells the others. 422 `prepare.error.change` for what is no change of a plan,
 * `prepare.error.tooLong` where the plan would become too long.
 */
export const changePlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plan/change',
  access: teachersWho('plan_edit'),
  bodySize: 'large',
  perMinute: 600,
  input: Type.Object({
    planId: Id,
    after: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    change: Type.String({ minLength: 1, maxLength: longestChange }),
  }),
  output: Changes,
});

/**
 * Tells the others who have the plan open where one is, with the cursor in that text; null: nowhere any more. Nothing of it is
 * stored.
 */
export const showPlace = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/prepare/plan/place',
  access: teachers,
  perMinute: 400,
  limited: ['classroom'],
  input: Type.Object({
    planId: Id,
    tab: Id,
    place: Maybe(Type.String({ maxLength: 60 })),
    cursor: Type.Optional(Position),
  }),
  output: Type.Null(),
});
