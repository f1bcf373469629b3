import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import { idleSince, type IdleTimes } from '../session-store/sessions.queries';

/** Removes sessions that have outlived themselves, by age or by idling; answers which, thousands at a time. */
export const deleteDeadSessions = (db: Db, now: Date, idle: IdleTimes) =>
  db.all<{ sessionId: string; personId: Id }>(sql`
    delete from core.session where id in (
      select id from core.session
      where expires_at <= ${now} or (not is_remembered and last_seen_at < ${idleSince(idle)}) limit 5000)
    returning encode(id, 'hex') as session_id, person_id`);

/** Nonces, tickets and second steps that nobody would take any more. */
export const deleteOutlived = async (db: Db, now: Date) => {
  await db.run(sql`delete from core.used_nonce where expires_at <= ${now}`);
  await db.run(sql`delete from core.one_use_ticket where expires_at <= ${now}`);
  await db.run(sql`delete from core.second_step where expires_at <= ${now}`);
};

/** Failures that have long been forgiven by time. */
export const deleteOldFailures = (db: Db, before: Date) =>
  db.run(sql`delete from core.login_failure where last_at < ${before}`);
