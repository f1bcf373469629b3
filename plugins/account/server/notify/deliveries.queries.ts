import type { ErrorParams } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { NotifiedThing } from 'edutech/core/server/notifications/notified-thing';

/** How far a message is; all but the first two are the end of it. */
export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'doubtful' | 'unreachable' | 'withdrawn' | 'gaveUp';

interface NewDelivery {
  readonly id: Id;
  readonly personId: Id;
  readonly way: string;
}

/** Records messages of a notification; answers those that were not recorded yet. */
export const insertDeliveries = (
  db: Db,
  { schoolId, area, thread, at }: NotifiedThing & { readonly at: Date },
  deliveries: readonly NewDelivery[],
  now: Date,
) =>
  db.all<{ id: Id }>(sql`
    insert into account.delivery (school_id, area, thread, person_id, way, shown_from, id, made_at)
    select ${schoolId}::uuid, ${area}::text, ${thread}::text, given.person_id, given.way, ${at}::timestamptz, given.id, ${now}::timestamptz
    from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ personId }) => personId)}::uuid[],
      ${deliveries.map(({ way }) => way)}::text[]) as given (id, person_id, way)
    on conflict do nothing
    returning id`);

export interface DeliveryRow {
  readonly personId: Id;
  readonly way: string;
  readonly state: DeliveryState;
  readonly doubts: number;
  readonly triedAt: Date | null;
  readonly madeAt: Date;
  readonly shownFrom: Date;
  readonly language: Language;
  /** Null: withdrawn, a newer one has taken its place, or its reader's account is frozen. */
  readonly key: string | null;
  readonly params: ErrorParams;
  readonly path: string;
}

/** A message with its notification as it now is, held until COMMIT. */
export const lockOptionalDelivery = (db: Db, id: Id) =>
  db.maybe<DeliveryRow>(sql`
    select d.person_id, d.way, d.state, d.doubts, d.tried_at, d.made_at, d.shown_from,
      coalesce(p.language, 'zh-CN') as language, n.text_key as key, coalesce(n.params, '{}') as params, coalesce(n.path, '') as path
    from account.delivery d
    join core.person p on p.id = d.person_id
    left join core.notification n on n.school_id = d.school_id and n.area = d.area and n.thread = d.thread
      and n.person_id = d.person_id and n.shown_from = d.shown_from and p.disabled_at is null
    where d.id = ${id} for update of d`);

/** The service is about to be asked. */
export const updateSending = (db: Db, id: Id, { doubts, now }: { readonly doubts: number; readonly now: Date }) =>
  db.run(sql`update account.delivery set state = 'sending', doubts = ${doubts}, tried_at = ${now} where id = ${id}`);

/** What became of it; the end of it stays. */
export const updateDelivery = (db: Db, id: Id, state: DeliveryState) =>
  db.run(sql`update account.delivery set state = ${state} where id = ${id} and state in ('waiting', 'sending')`);

/** Nobody tries it any more. */
export const updateGivenUp = (db: Db, id: Id) =>
  db.run(sql`
    update account.delivery set state = case when state = 'sending' then 'doubtful' else 'gaveUp' end
    where id = ${id} and state in ('waiting', 'sending')`);

export const deleteOldDeliveries = (db: Db, before: Date) =>
  db.run(sql`delete from account.delivery where made_at < ${before}`);
