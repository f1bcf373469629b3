import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { selectFoundBy, updateWords } from './follow.queries';
import { wordsOf } from './question-words';

/** Makes these questions be found by what they say now, by who may find them now. Whoever changes one calls it in the same transaction. */
export async function followWords(db: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await selectFoundBy(db, ids);
  await updateWords(
    db,
    found.map((one) => ({ id: one.id, isPublic: one.isPublic, words: wordsOf(one) })),
  );
}
