import type { ErrorParams } from '../../common/errors';
import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { NotifiedThing, NewNotification } from './notified-thing';

/** Notifies people, in one statement however many they are; for those of `silent` it is read already. */
export const upsertNotifications = (
  db: Db,
  { schoolId, area, thread, people, key, params, at }: NewNotification,
  silent: readonly Id[] = [],
) =>
  db.run(sql`
    insert into core.notification (school_id, area, thread, person_id, text_key, params, path, shown_from, read_at)
    select distinct on (given.person_id) ${schoolId}::uuid, ${area}::text, ${thread}::text, given.person_id, ${key}::text, ${JSON.stringify(params)}::jsonb, given.path, ${at}::timestamptz,
      case when given.person_id = any(${[...silent]}::uuid[]) then ${at}::timestamptz end
    from unnest(${people.map(({ personId }) => personId)}::uuid[], ${people.map(({ path }) => path)}::text[])
      as given (person_id, path)
    on conflict (school_id, area, thread, person_id) do update set text_key = excluded.text_key, params = excluded.params,
      path = excluded.path, shown_from = excluded.shown_from, read_at = excluded.read_at`);

export const deleteNotifications = (db: Db, things: readonly NotifiedThing[], people?: readonly Id[]) =>
  db.all<{ personId: Id }>(sql`
    delete from core.notification where (school_id, area, thread) in (
      select * from unnest(${things.map(({ schoolId }) => schoolId)}::uuid[], ${things.map(({ area }) => area)}::text[],
        ${things.map(({ thread }) => thread)}::text[]))
      ${people ? sql`and person_id = any(${[...people]}::uuid[])` : sql``}
    returning person_id`);

/** Unread ones that are counted: the bell says 99+. */
const mostUnread = 100;

/** Where own ones lead that are unread, at most {@link mostUnread}. */
export const selectUnread = (db: Db, personId: Id, now: Date) =>
  db.all<{ path: string }>(sql`
    select path from core.notification where person_id = ${personId} and read_at is null and shown_from <= ${now}
    limit ${mostUnread}`);

export interface NotificationRow {
  readonly area: string;
  readonly thread: string;
  readonly key: string;
  readonly params: ErrorParams;
  readonly path: string;
  readonly at: Date;
  readonly isRead: boolean;
}

export const selectNotifications = (
  db: Db,
  personId: Id,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db.all<NotificationRow>(sql`
    select area, thread, text_key as key, params, path, shown_from as at, read_at is not null as is_read
    from core.notification where person_id = ${personId} and shown_from <= ${now}
    order by shown_from desc, area, thread limit ${limit} offset ${offset}`);

export const updateRead = (
  db: Db,
  personId: Id,
  { area, thread }: { readonly area?: string | undefined; readonly thread?: string | undefined },
  now: Date,
) =>
  db.run(sql`
    update core.notification set read_at = ${now}
    where person_id = ${personId} and read_at is null and shown_from <= ${now}
      ${area === undefined ? sql`` : sql`and area = ${area}`} ${thread === undefined ? sql`` : sql`and thread = ${thread}`}`);

/** Removes some of those that are older; answers how many. */
export const deleteOlder = (db: Db, before: Date, most: number) =>
  db.run(sql`
    delete from core.notification where (school_id, area, thread, person_id) in (
      select school_id, area, thread, person_id from core.notification where shown_from < ${before} limit ${most})`);
