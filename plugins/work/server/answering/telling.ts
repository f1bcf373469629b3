import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { selectResults } from './taking.queries';

/**
 * Tells the bank how pupils did on its questions, once all of an attempt is marked. A result is of the moment at which it was
 * handed in, so that telling it again, or after another marking, makes no second one.
 */
export async function tellBank(db: Db, bank: QuestionBank<Db>, schoolId: Id, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const results = await selectResults(db, schoolId, ids);
  if (results.length > 0) await bank.noteResults(db, results);
}
