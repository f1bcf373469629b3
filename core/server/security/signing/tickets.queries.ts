import { type Db, sql } from '../../data/db';
import type { HandOver } from '../tickets';

export const insertTicket = (
  db: Db,
  hash: Buffer,
  { purpose, personId, roleId, sessionId }: HandOver & { readonly sessionId: string },
  expiresAt: Date,
) =>
  db.run(sql`
    insert into core.one_use_ticket (id, purpose, person_id, role_id, session_id, expires_at)
    values (${hash}, ${purpose}, ${personId}, ${roleId}, ${Buffer.from(sessionId, 'hex')}, ${expiresAt})`);

/** Takes a ticket out, whatever becomes of it: a second use finds nothing, and neither does one for another purpose. */
export const takeTicket = (db: Db, hash: Buffer) =>
  db.maybe<HandOver & { expiresAt: Date }>(sql`
    delete from core.one_use_ticket where id = ${hash}
    returning purpose, person_id as "personId", role_id as "roleId", expires_at as "expiresAt"`);
