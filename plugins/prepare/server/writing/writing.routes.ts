import type { Actor } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { isAppError } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type * as api from '../../api';
import { teachers } from '../../model/people';
import { type PlanNews, planTopic } from '../../model/plan/news';
import { selectPlan } from '../plans/plans.queries';
import { readChanges, writeChange } from './change-plan';

/** A longer change is fetched by those who hear of it: what is told to every process stays small. Characters. */
const longestTold = 2000;

/** Who may hear of a plan: whoever may read it. */
export const mayHear =
  (database: Database) =>
  async (actor: Actor, subject: string): Promise<boolean> => {
    if (actor.kind !== 'person' || !isId(subject) || !isAllowed(teachers, actor)) return false;
    try {
      await database.read(actor, (db) => selectPlan(db, actor, subject));
      return true;
    } catch (error) {
      if (isAppError(error)) return false;
      throw error;
    }
  };

/** Writing a plan together. */
export function writingHandlers(live: Live) {
  const tell = (planId: string, news: PlanNews) => live.publish(`${planTopic}:${planId}`, news);

  const planChanges: Handler<typeof api.planChanges> = async ({ db, actor, input }) =>
    readChanges(db, await selectPlan(db, actor, input.planId), input.after);

  const changePlan: Handler<typeof api.changePlan> = async ({ db, actor, input, now }) => {
    const { after, change } = input;
    const plan = await selectPlan(db, actor, input.planId);
    const { isNew, ...changes } = await writeChange(db, plan, { after, change, personId: actor.personId, now });
    const { revision } = changes;
    if (isNew)
      db.afterCommit(() =>
        tell(plan.id, { kind: 'change', revision, ...(change.length <= longestTold && { change }) }),
      );
    return changes;
  };

  const showPlace: Handler<typeof api.showPlace> = async ({ db, actor, input }) => {
    const { id } = await selectPlan(db, actor, input.planId);
    const { tab, place, cursor } = input;
    tell(id, {
      kind: 'place',
      tab,
      personId: actor.personId,
      name: actor.name,
      place,
      ...(cursor !== undefined && { cursor }),
    });
    return null;
  };
  return { planChanges, changePlan, showPlace };
}
