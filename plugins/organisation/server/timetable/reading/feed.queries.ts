import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

export const selectFeed = (db: Db, personId: Id) =>
  db.maybe<{ sealedSecret: string }>(
    sql`select sealed_secret from organisation.calendar_feed where person_id = ${personId}`,
  );

export const upsertFeed = (db: Db, personId: Id, feed: { hash: Buffer; sealed: string; now: Date }) =>
  db.run(sql`
    insert into organisation.calendar_feed (person_id, secret_hash, sealed_secret, made_at)
    values (${personId}, ${feed.hash}, ${feed.sealed}, ${feed.now})
    on conflict (person_id) do update set secret_hash = excluded.secret_hash,
      sealed_secret = excluded.sealed_secret, made_at = excluded.made_at`);

/** Whose calendar an address opens, and the schools of their posts; the address of a frozen account opens nothing. */
export const selectFeedOwner = (db: Db, hash: Buffer) =>
  db.maybe<{ personId: Id; isStudent: boolean; language: Language; schoolIds: Id[] }>(sql`
    select f.person_id, p.category = ${categories.student} as is_student, coalesce(p.language, 'zh-CN') as language,
      array(select distinct o.school_id from core.post o
        where o.person_id = p.id and o.school_id is not null and o.ended_at is null) as school_ids
    from organisation.calendar_feed f join core.person p on p.id = f.person_id
    where f.secret_hash = ${hash} and p.disabled_at is null`);
