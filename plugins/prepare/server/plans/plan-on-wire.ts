import type { AnswerOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type * as api from '../../api';
import { minutesOf } from '../../model/plan/document';
import { doneOf } from '../../model/plan/readiness';
import type { PlanRow } from './plans.queries';

/** A plan as lists have it. */
export const planOnWire = (row: PlanRow, { personId }: SignedIn): AnswerOf<typeof api.listPlans>[number] => ({
  ...row,
  isOwn: row.ownerId === personId,
  minutes: minutesOf(row.content),
  done: doneOf(row.content, row),
});
