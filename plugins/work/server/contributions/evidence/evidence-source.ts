import type { Db } from 'edutech/core/server/data/db';
import type { EvidenceSource } from 'edutech/plugins/situation/api';
import { mayKnowMistakes } from '../../../model/answering/release';
import { selectKeyedAttempts, selectMarkedSince, selectReportedResults } from '../wrong-source.queries';

/** Homework as evidence: students know what was released, and what they correct after that. */
export const evidenceSource: EvidenceSource<Db> = {
  area: 'work',
  known: async (db, personId, attemptIds, now) => {
    const attempts = await selectKeyedAttempts(db, personId, attemptIds);
    return new Set(attempts.filter((one) => mayKnowMistakes(one.times, one, now)).map(({ id }) => id));
  },
  answers: async (db, schoolId, since) => {
    const marked = await selectMarkedSince(db, schoolId, since);
    return selectReportedResults(
      db,
      schoolId,
      marked.map(({ id }) => id),
    );
  },
};
