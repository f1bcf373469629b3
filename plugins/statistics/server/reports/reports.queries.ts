import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

export const selectIsOn = async (db: Db, personId: Id): Promise<boolean> =>
  (await db.all(sql`select 1 from statistics.subscription where person_id = ${personId}`)).length > 0;

export const insertSubscription = (db: Db, personId: Id, now: Date) =>
  db.run(sql`
    insert into statistics.subscription (person_id, since) values (${personId}, ${now}) on conflict (person_id) do nothing`);

export const deleteSubscription = (db: Db, personId: Id) =>
  db.run(sql`delete from statistics.subscription where person_id = ${personId}`);

/** Marks the reports of a day as sent; answers to whom, each once a day however often it is tried. A school keeps the notice. */
export const markSent = (db: Db, day: Day) =>
  db.all<{ personId: Id; schoolId: Id }>(sql`
    with sent as (
      update statistics.subscription set sent_on = ${day}::date
      where sent_on is null or sent_on < ${day}::date returning person_id
    )
    select s.person_id, coalesce(
      (select p.school_id from core.post p where p.person_id = s.person_id and p.school_id is not null and p.ended_at is null limit 1),
      (select id from core.school order by sort, id limit 1)) as school_id
    from sent s join core.person h on h.id = s.person_id and h.disabled_at is null`);
