import { type Db, sql } from '../../data/db';
import type { HandedOver, HandOver } from '../tickets';

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
  db.maybe<HandedOver & { expiresAt: Date }>(sql`
    delete from core.one_use_ticket t using core.session s where t.id = ${hash} and s.id = t.session_id
    returning t.purpose, t.person_id, t.role_id, t.expires_at,
      s.session_limit as "limit", s.expires_at as "until", s.origin`);
