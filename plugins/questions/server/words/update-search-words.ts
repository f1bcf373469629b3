import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { selectSearchSources, updateWords } from './update-search-words.queries';
import { wordsOf } from './question-words';

/**
 * Updates the search words of these questions, and who may find them. Code that changes a question calls it in the same
 * transaction.
 */
export async function updateSearchWords(db: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await selectSearchSources(db, ids);
  await updateWords(
    db,
    found.map((one) => ({ id: one.id, isPublic: one.isPublic, words: wordsOf(one) })),
  );
}
