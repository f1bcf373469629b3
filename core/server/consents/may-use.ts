import type { Id } from '../../common/ids';
import { needsConsent, type Purpose } from '../../common/organisation/consent';
import { cityDay } from '../../common/time/city-time';
import type { Db } from '../data/db';
import { selectOptionalPupil } from './consents.queries';

/** Whether data of a person may be used for a purpose: of everybody from 14 on, of younger pupils with a consent. */
export async function mayUse(db: Db, personId: Id, purpose: Purpose, now: Date): Promise<boolean> {
  const pupil = await selectOptionalPupil(db, personId, purpose);
  return !pupil || pupil.isGiven || !needsConsent(pupil.birthDate, pupil.stage, cityDay(now));
}
