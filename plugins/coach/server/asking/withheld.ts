import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { WrongSource } from 'edutech/plugins/wrong/api';
import type { Withheld } from '../../model/withheld';

/** What keeps the answer of a bank question from a student now: each area that assigns questions is asked. */
export async function withheldBy(
  db: Db,
  withholders: readonly WrongSource<Db>[],
  personId: Id,
  questionId: Id | null,
  now: Date,
): Promise<Withheld> {
  if (!questionId) return null;
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
