import { cityDay } from '../../common/time/city-time';
import { notFound } from '../../common/errors';
import type { Id } from '../../common/ids';
import type { Language } from '../../common/languages';
import type { Term } from '../../common/time/terms';
import type { Db } from '../data/db';
import { selectBegunTerms } from './terms.queries';

/** Told to every process when there are other terms, or other days or names of them. */
export const termsChanged = 'terms.changed';

/** Terms as the wire has them, the newest first. The current one is the last that has begun: the first of the list. */
export async function termsAt(db: Db, now: Date, language: Language): Promise<Term[]> {
  const rows = await selectBegunTerms(db, cityDay(now));
  return rows.map((row, index) => ({
    ...row,
    termId: row.id,
    termName: language === 'en' && row.nameEn ? row.nameEn : row.name,
    isCurrent: index === 0 ? 1 : 0,
  }));
}

/** The current term's id. Throws AppError (not found, `core.terms.none`) before the first term of a new city. */
export async function currentTermId(db: Db, now: Date): Promise<Id> {
  const [current] = await selectBegunTerms(db, cityDay(now));
  if (!current) throw notFound('core.terms.none');
  return current.id;
}
