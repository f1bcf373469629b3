import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Logger } from 'edutech/core/server/logger';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { EvidenceSource } from '../../api/evidence';
import { recount } from './recount';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly clock: Clock;
  readonly database: Database;
  readonly logger: Logger;
  readonly sources: readonly EvidenceSource<Db>[];
}

/** Counts each night from the answers themselves what pages read, and says what was not equal. */
export const recountEvidence = ({ clock, logger, ...parts }: Parts): JobDeclaration => ({
  name: 'situation.recount',
  payload: Type.Object({}),
  schedule: '17 2 * * *',
  leaseSeconds: 600,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const repaired = await recount(parts, actor, { now: clock.now(), signal, heartbeat: () => heartbeat() });
    if (repaired.students + repaired.points > 0) logger.warn({ ...repaired }, 'evidence was not equal to a recount');
  },
});
