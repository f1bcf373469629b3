import { isAllowed } from 'edutech/core/common/permissions/access';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { opensBank, reviewers } from '../../model/rights';

/** Rows of `questions.question q` that the actor may read: those of the banks open to them, and their own. */
export const isReadable = (actor: SignedIn): Query<boolean> => {
  const banks = [
    sql`q.owner_person_id = ${actor.personId}`,
    ...(opensBank(actor, bankSources.public) || isAllowed(reviewers, actor) ? [sql`q.source = 3`] : []),
    ...(opensBank(actor, bankSources.school) && actor.schoolId !== null
      ? [sql`(q.source = 2 and q.school_id = ${actor.schoolId})`]
      : []),
  ];
  return sql<boolean>`(q.removed_at is null and (${sql.join(banks, sql` or `)}))`;
};
