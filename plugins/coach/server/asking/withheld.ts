import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { partOfKey } from '../../model/exercise-key';
import type { Withheld } from '../../model/withheld';
import type { ItemRow } from '../items/items.queries';
import type { Parts } from '../parts';

/** What keeps the answer of an item from a student now: each area that assigns questions is asked. */
export async function withheldBy(
  db: Db,
  { withholders, sources }: Pick<Parts, 'withholders' | 'sources'>,
  personId: Id,
  { questionId, wordsKey }: Pick<ItemRow, 'questionId' | 'wordsKey'>,
  now: Date,
): Promise<Withheld> {
  if (!questionId) {
    const part = partOfKey(wordsKey);
    const source = part && sources.find(({ area }) => area === part.area);
    const withheld = await source?.withheld?.(db, personId, [part!.partId], now);
    return withheld?.has(part!.partId) ? 'homework' : null;
  }
  const asked = await Promise.all(
    withholders.map(async (source) => ({
      area: source.area,
      isWithheld: (await source.withheld(db, personId, [questionId], now)).has(questionId),
    })),
  );
  const areas = asked.filter(({ isWithheld }) => isWithheld).map(({ area }) => area);
  if (areas.length === 0) return null;
  return areas.includes('exam') ? 'exam' : 'homework';
}
