import type { Id } from '../../../common/ids';
import type { AgreementVersion } from '../../../common/organisation/agreement';
import { needsConsent } from '../../../common/organisation/consent';
import { cityDay } from '../../../common/time/city-time';
import type { Db } from '../../data/db';
import type { OpenSession } from '../../session/sessions';
import type { Settings } from '../../settings/settings';
import { selectOptionalAge, selectUnaccepted } from './agreements.queries';

/**
 * What somebody still has to accept before a session begins. A child under 14 cannot agree to anything: guardians decide
 * in the ledger of consents, and until then the child works in limited mode. `db` sees as the system or as that person.
 */
export async function neededAgreements(
  db: Db,
  { askAgreements }: Pick<Settings, 'askAgreements'>,
  personId: Id,
  now: Date,
): Promise<readonly AgreementVersion[]> {
  if (!askAgreements) return [];
  const today = cityDay(now);
  const [student, unaccepted] = await Promise.all([
    selectOptionalAge(db, personId),
    selectUnaccepted(db, personId, today),
  ]);
  return student && needsConsent(student.birthDate, student.stage, today) ? [] : unaccepted;
}

/**
 * Whether a signed-in person must still accept a version that came into force after the session began. Pages ask for
 * it, calls are not refused: work in progress must not be lost because a day begins. Only the person themselves can
 * accept, not somebody who acts as them.
 */
export const mustAgree = async (
  db: Db,
  settings: Pick<Settings, 'askAgreements'>,
  { limit, holder }: Pick<OpenSession, 'limit' | 'holder'>,
  now: Date,
): Promise<boolean> => limit === 'full' && (await neededAgreements(db, settings, holder.personId, now)).length > 0;
