import { forbidden } from '../../common/errors';
import type { Id } from '../../common/ids';
import type { Db } from '../data/db';
import { mayUse } from './may-use';

/**
 * Data of a student is sent to other platforms only if a guardian has agreed (PIPL article 31). Called before every
 * disclosure of an identity to another server. Throws 403 `core.consents.outside`.
 */
export async function requireOutside(db: Db, personId: Id, now: Date): Promise<void> {
  if (!(await mayUse(db, personId, 'outside', now))) throw forbidden('core.consents.outside');
}
