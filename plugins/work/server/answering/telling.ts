import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { WrongQuestions } from 'edutech/plugins/wrong/api';
import { selectToldResults } from '../contributions/wrong-source.queries';
import type { Notices } from '../notices/notices';
import { selectResults } from './taking.queries';

/** Who hears how pupils did: the bank measures its questions, collections of wrong questions keep what went wrong, people are told. */
export interface Telling {
  readonly bank: QuestionBank<Db>;
  readonly wrong: readonly WrongQuestions<Db>[];
  readonly notices: Notices;
}

/**
 * Tells how pupils did, once all of an attempt is marked. A result is of the moment at which it was handed in, so that telling
 * it again, or after another marking, makes no second one.
 */
export async function tell(
  db: Db,
  { bank, wrong }: Omit<Telling, 'notices'>,
  schoolId: Id,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  const results = await selectResults(db, schoolId, ids);
  if (results.length > 0) await bank.noteResults(db, results);
  await tellWrong(db, wrong, schoolId, ids);
}

/** Tells collections of wrong questions alone: results of the first round, whatever was set right afterwards. */
export async function tellWrong(
  db: Db,
  wrong: readonly WrongQuestions<Db>[],
  schoolId: Id,
  ids: readonly Id[],
): Promise<void> {
  if (wrong.length === 0 || ids.length === 0) return;
  const told = await selectToldResults(db, schoolId, ids);
  if (told.length === 0) return;
  for (const collection of wrong) await collection.note(db, told);
}
