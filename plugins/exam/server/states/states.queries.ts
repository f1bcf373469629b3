import { type Db, sql } from 'edutech/core/server/data/db';
import type { PaperSource, PaperState } from '../../model/paper/states';
import type { PaperKey } from '../papers/papers.queries';

/** Where a paper stands from now on, and who sees it once it is open. */
export interface Standing {
  readonly state: Exclude<PaperState, 'secret'>;
  readonly source: PaperSource;
}

export const updateStanding = (db: Db, { schoolId, id }: PaperKey, { state, source }: Standing) =>
  db.run(sql`update exam.paper set state = ${state}, source = ${source} where school_id = ${schoolId} and id = ${id}`);
