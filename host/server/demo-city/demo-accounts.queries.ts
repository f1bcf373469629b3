import { type Db, sql } from 'edutech/core/server/data/db';
import type { Id } from 'edutech/core/common/ids';

/** Most hashes that are worth a look: the one that a whole demo city shares comes first. */
const mostHashes = 20;

/**
 * Password hashes of enabled accounts that may be the demo's, each with one of its accounts: of the accounts that every demo city has, and,
 * where the city itself is the demo one, those that several people share.
 */
export const selectSuspects = (db: Db, names: readonly string[], demoCity: Id) =>
  db.all(sql<{ username: string; hash: string }>`
    select min(username) as username, password_hash as hash from core.person
    where password_hash is not null and disabled_at is null
      and (username = any (${names}::text[]) or (select exists (select from core.city where id = ${demoCity})))
    group by password_hash
    having count(*) > 1 or min(username) = any (${names}::text[])
    order by count(*) desc
    limit ${mostHashes}`);
