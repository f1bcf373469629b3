import type { Id } from 'edutech/core/common/ids';
import { apart } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import { placeMilliseconds } from '../../model/paper/together/news';
import type { PaperKey } from '../papers/papers.queries';

export interface PlaceLock {
  readonly place: string;
  readonly personId: Id;
  readonly name: string;
  readonly until: Date;
}

/** A lock that lasts longer than one can was taken before the clock was set back. */
const lasts = (now: Date) =>
  sql`(l.until > ${now} and l.until <= ${new Date(now.getTime() + placeMilliseconds + apart)})`;

/** Places of a paper that are somebody's. */
export const selectPlaceLocks = (db: Db, { schoolId, id }: PaperKey, now: Date) =>
  db.all<PlaceLock>(sql`
    select l.place, l.person_id, p.name, l.until from exam.place_lock l join core.person p on p.id = l.person_id
    where l.school_id = ${schoolId} and l.paper_id = ${id} and ${lasts(now)} order by l.place`);

/** Makes a place somebody's, or renews it, unless it is somebody else's. */
export const upsertPlaceLock = (db: Db, { schoolId, id }: PaperKey, place: string, personId: Id, now: Date) =>
  db.run(sql`
    insert into exam.place_lock as l (school_id, paper_id, place, person_id, until)
    values (${schoolId}, ${id}, ${place}, ${personId}, ${new Date(now.getTime() + placeMilliseconds)})
    on conflict (school_id, paper_id, place) do update set person_id = excluded.person_id, until = excluded.until
    where l.person_id = excluded.person_id or not ${lasts(now)}`);

/** Somebody has one place at a time; null: none any more. */
export const deleteOtherPlaces = (db: Db, { schoolId, id }: PaperKey, personId: Id, place: string | null) =>
  db.run(sql`
    delete from exam.place_lock where school_id = ${schoolId} and paper_id = ${id} and person_id = ${personId}
      and place is distinct from ${place}`);
