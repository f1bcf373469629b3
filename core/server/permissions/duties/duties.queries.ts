import type { Id } from '../../../common/ids';
import { type Duty, duties } from '../../../common/permissions/duties';
import { type Db, sql } from '../../data/db';

/** An administrator of the city, with his duty if he has one. */
export interface DutyRow {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly category: 0 | 6;
  readonly duty: Duty | null;
  readonly givenAt: Date | null;
  readonly givenBy: string | null;
}

/** Everybody who administers the city and may have a duty. */
export const selectDuties = (db: Db) =>
  db.all<DutyRow>(sql`
    select p.id as person_id, p.name, p.username, p.category, d.duty, d.given_at, g.name as given_by
    from core.person p
      left join core.administrator_duty d on d.person_id = p.id
      left join core.person g on g.id = d.given_by
    where p.category in (0, 6) and p.disabled_at is null
    order by p.category, p.username`);

/** A person's duty while all three have a holder who can sign in; undefined: they have not, so none applies yet. */
export async function selectOptionalDuty(db: Db, personId: Id): Promise<Duty | null | undefined> {
  const { held, own } = await db.one<{ held: number; own: Duty | null }>(sql`
    select count(distinct d.duty) as held, max(d.duty) filter (where d.person_id = ${personId}) as own
    from core.administrator_duty d join core.person p on p.id = d.person_id and p.disabled_at is null`);
  return held === duties.length ? own : undefined;
}

/** Nobody else changes duties before this transaction ends: each must keep a holder. */
export const lockDuties = (db: Db) => db.run(sql`lock table core.administrator_duty in exclusive mode`);

/** Writes a person's duty (null: none any more). */
export const writeDuty = (
  db: Db,
  { personId, duty, by, now }: { personId: Id; duty: Duty | null; by: Id | null; now: Date },
) =>
  duty === null
    ? db.run(sql`delete from core.administrator_duty where person_id = ${personId}`)
    : db.run(sql`
        insert into core.administrator_duty (person_id, duty, given_by, given_at)
        values (${personId}, ${duty}, ${by}, ${now})
        on conflict (person_id) do update
          set duty = excluded.duty, given_by = excluded.given_by, given_at = excluded.given_at`);
