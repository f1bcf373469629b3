import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, type Paged, pageOf } from 'edutech/core/server/data/paging';

// All of it sees as the system, after the handler has asked whose school it is.

export interface SharedComputerRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly registeredAt: Date;
  readonly registeredBy: Id;
  /** Name of who registered it. */
  readonly by: string;
}

const columns = sql`c.id, c.school_id, c.name, c.secret_hash,
  c.registered_at, c.registered_by, p.name as by`;
const from = sql`account.shared_computer c join core.person p on p.id = c.registered_by`;

export const selectSharedComputers = (db: Db, schoolId: Id, since: Date) =>
  db.all<SharedComputerRow>(sql`
    select ${columns} from ${from}
    where c.school_id = ${schoolId} and c.registered_at > ${since} and c.removed_at is null
    order by c.name, c.id limit 2000`);

export interface ComputerFilter extends Paged {
  readonly schoolIds: readonly Id[];
  /** Registered after this; what is older has ended. */
  readonly since: Date;
}

const fitting = ({ schoolIds, since, q }: ComputerFilter): Query => sql`
  c.school_id = any (${schoolIds}::uuid[]) and c.registered_at > ${since} and c.removed_at is null
  ${q ? sql`and (c.name ilike ${containing(q)} or p.name ilike ${containing(q)})` : sql``}`;

export const selectComputerPage = (db: Db, filter: ComputerFilter) =>
  db.all<SharedComputerRow>(sql`
    select ${columns} from ${from} join core.school s on s.id = c.school_id
    where ${fitting(filter)} order by s.code, c.name, c.id ${pageOf(filter)}`);

export const countComputers = async (db: Db, filter: ComputerFilter) =>
  (await db.one<{ total: number }>(sql`select count(*) as total from ${from} where ${fitting(filter)}`)).total;

export const selectOptionalComputer = (db: Db, schoolId: Id, id: Id) =>
  db.maybe<SharedComputerRow>(sql`select ${columns} from ${from} where c.school_id = ${schoolId} and c.id = ${id}`);

/** Registers a computer in place of what its browser was before. */
export const insertSharedComputer = async (db: Db, computer: Omit<SharedComputerRow, 'by'>, before: Buffer) => {
  await db.run(sql`delete from account.shared_computer where secret_hash = ${before}`);
  await db.run(sql`
    insert into account.shared_computer (school_id, id, name, secret_hash, registered_by, registered_at)
    values (${computer.schoolId}, ${computer.id}, ${computer.name}, ${computer.secretHash}, ${computer.registeredBy},
      ${computer.registeredAt})`);
};

/** Which computers, of which schools they may be. */
interface Chosen {
  readonly schoolIds: readonly Id[];
  readonly ids: readonly Id[];
}

/** Ends registrations of some schools; returns those that held. */
export const updateRemoved = (db: Db, { schoolIds, ids }: Chosen, by: Id, now: Date) =>
  db.all<Pick<SharedComputerRow, 'id' | 'schoolId' | 'name'>>(sql`
    update account.shared_computer set removed_at = ${now}, removed_by = ${by}
    where school_id = any (${schoolIds}::uuid[]) and id = any (${ids}::uuid[]) and removed_at is null
    returning id, school_id, name`);

/** Restores registrations that ended after a moment, by anybody or by one person. */
export const updateRestored = (db: Db, { schoolIds, ids }: Chosen, by: Id | null, since: Date) =>
  db.all<Pick<SharedComputerRow, 'id' | 'schoolId' | 'name'>>(sql`
    update account.shared_computer set removed_at = null, removed_by = null
    where school_id = any (${schoolIds}::uuid[]) and id = any (${ids}::uuid[]) and removed_at > ${since}
      ${by ? sql`and removed_by = ${by}` : sql``}
    returning id, school_id, name`);

export const deleteOldSharedComputers = (db: Db, before: Date, removedBefore: Date) =>
  db.run(sql`
    delete from account.shared_computer where registered_at <= ${before} or removed_at <= ${removedBefore}`);

/** Whether one of these secrets is a registered computer's, in a classroom or elsewhere. */
export const isRegistered = async (db: Db, computer: Buffer, classroom: Buffer, since: Date) =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from account.shared_computer
          where secret_hash = ${computer} and registered_at > ${since} and removed_at is null)
        or exists (select from account.classroom_device where secret_hash = ${classroom} and registered_at > ${since}) as found`)
  ).found;
