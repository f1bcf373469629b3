import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { WrongQuestions } from 'edutech/plugins/wrong/api';
import { selectReportedResults } from '../contributions/wrong-source.queries';
import type { Notices } from '../notices/notices';
import { selectResults } from './submit-attempts.queries';

/** Receivers of results: the question bank, the wrong-question collections, the evidence of what students know, statistics, and notifications. */
export interface ResultListeners {
  readonly acts: readonly ActCounter<Db>[];
  readonly bank: QuestionBank<Db>;
  readonly evidence: readonly Evidence<Db>[];
  readonly wrong: readonly WrongQuestions<Db>[];
  readonly notices: Notices;
}

/**
 * Reports results of fully marked attempts. A result carries the time of its submission, so that reporting
 * it again, or after a re-mark, creates no second one.
 */
export async function reportResults(
  db: Db,
  { bank, evidence, wrong }: Pick<ResultListeners, 'bank' | 'evidence' | 'wrong'>,
  schoolId: Id,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  const results = await selectResults(db, schoolId, ids);
  if (results.length > 0) await bank.noteResults(db, results);
  await reportFirstRound(db, [...wrong, ...evidence], schoolId, ids);
}

/** Reports to the wrong-question collections and the evidence only: results of the first round, whatever was corrected afterwards. */
export async function reportFirstRound(
  db: Db,
  receivers: readonly Pick<WrongQuestions<Db>, 'note'>[],
  schoolId: Id,
  ids: readonly Id[],
): Promise<void> {
  if (receivers.length === 0 || ids.length === 0) return;
  const told = await selectReportedResults(db, schoolId, ids);
  if (told.length === 0) return;
  for (const receiver of receivers) await receiver.note(db, told);
}
