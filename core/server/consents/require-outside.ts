import { forbidden } from '../../common/errors';
import type { Id } from '../../common/ids';
import type { Db } from '../data/db';
import { mayUse } from './may-use';

/**
 * What we know of a pupil goes to other platforms only where a guardian has agreed to it (PIPL article 31). Asked by
 * everything that tells another server who somebody is. Throws 403 `core.consents.outside`.
 */
export async function requireOutside(db: Db, personId: Id, now: Date): Promise<void> {
  if (!(await mayUse(db, personId, 'outside', now))) throw forbidden('core.consents.outside');
}
